/** What a host writes that embeds Turnmark; docs/embedding.md shows these classes as they are. */
@NullMarked
package dev.turnmark.examples;

import org.jspecify.annotations.NullMarked;
