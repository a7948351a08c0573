/** What hosts may rely on. */
@NullMarked
package dev.turnmark.api;

import org.jspecify.annotations.NullMarked;
