/** What Codex writes, and what a person sees of it: values only, known to all, knowing nobody. */
@NullMarked
package dev.turnmark.model;

import org.jspecify.annotations.NullMarked;
