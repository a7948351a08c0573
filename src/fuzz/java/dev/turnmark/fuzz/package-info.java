/** The fuzzing of what strangers may give: what to run, on what, and what came of it. */
@NullMarked
package dev.turnmark.fuzz;

import org.jspecify.annotations.NullMarked;
