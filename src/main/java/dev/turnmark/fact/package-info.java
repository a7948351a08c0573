/**
 * The words that rules speak: what a part of a message is, what an item becomes, what it marks; and
 * the predicates on texts that rules ask.
 */
@NullMarked
package dev.turnmark.fact;

import org.jspecify.annotations.NullMarked;
