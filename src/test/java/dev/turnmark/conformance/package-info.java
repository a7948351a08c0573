/** What Codex itself decides, case by case and rollout by rollout. */
@NullMarked
package dev.turnmark.conformance;

import org.jspecify.annotations.NullMarked;
