/**
 * Codex's decisions written a second time, in plain Java and from its description alone, and random
 * items to compare the rules with it on.
 */
@NullMarked
package dev.turnmark.reference;

import org.jspecify.annotations.NullMarked;
