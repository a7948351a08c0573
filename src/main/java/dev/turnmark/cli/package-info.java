/** The command line. */
@Internal
@NullMarked
package dev.turnmark.cli;

import dev.turnmark.model.Internal;
import org.jspecify.annotations.NullMarked;
