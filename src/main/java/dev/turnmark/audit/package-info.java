/** Answers that carry their reasons. */
@NullMarked
package dev.turnmark.audit;

import org.jspecify.annotations.NullMarked;
