/** What is said of the house as a whole. */
@NullMarked
package dev.turnmark;

import org.jspecify.annotations.NullMarked;
