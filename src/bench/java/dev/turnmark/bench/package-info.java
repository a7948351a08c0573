/** Benchmarks, and the generator of the rollouts they run on. */
@NullMarked
package dev.turnmark.bench;

import org.jspecify.annotations.NullMarked;
