/** The front door: items in, decisions with their reasons out. */
@NullMarked
package dev.turnmark.engine;

import org.jspecify.annotations.NullMarked;
