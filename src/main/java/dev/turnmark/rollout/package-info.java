/** Rollouts as a whole: folds over what the rules decided of each line. They decide nothing. */
@NullMarked
package dev.turnmark.rollout;

import org.jspecify.annotations.NullMarked;
