@NullMarked
package dev.turnmark.cli;

import org.jspecify.annotations.NullMarked;
