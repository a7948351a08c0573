/** A few facts for rules to speak of: as small as the real ones are not. */
@NullMarked
package dev.turnmark.rules.facts;

import org.jspecify.annotations.NullMarked;
