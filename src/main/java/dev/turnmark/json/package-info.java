/**
 * Bytes to model and back: how the lines of a rollout are framed, read, strictly or leniently, and
 * written.
 */
@NullMarked
package dev.turnmark.json;

import org.jspecify.annotations.NullMarked;
