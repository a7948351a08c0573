/** From DRL files to a checked, immutable rule set, or to all that is wrong with them. */
@NullMarked
package dev.turnmark.rules;

import org.jspecify.annotations.NullMarked;
