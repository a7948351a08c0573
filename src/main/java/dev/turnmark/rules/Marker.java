package dev.turnmark.rules;

import dev.turnmark.model.Internal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A rule whose whole condition is how the text of one content part begins and ends: enough for a
 * program in any language to recognise what the rule recognises.
 *
 * @param rule its name
 * @param concludes the type of the fact that it concludes, such as {@code Context}
 * @param role of the message; null for any
 * @param types of the part, any of them; none for any
 * @param open how the text begins; null when that does not matter
 * @param close how it ends; null when that does not matter. The two may overlap
 */
@Internal
public record Marker(
    String rule,
    String concludes,
    @Nullable String role,
    List<String> types,
    @Nullable String open,
    @Nullable String close,
    Folding folding,
    Trimming trimming) {

  public Marker {
    types = List.copyOf(types);
    if (open == null && close == null) {
      throw new IllegalArgumentException("expected a marker to begin or to end with something");
    }
  }

  /** Which letters count as the same. */
  public enum Folding {
    /** Each as itself alone. */
    NONE,
    /** Small and capital letters of ASCII. */
    ASCII
  }

  /** Which white space, as Unicode knows it, is left out of the text beforehand. */
  public enum Trimming {
    /** None. */
    NONE,
    /** That in front. */
    START,
    /** That in front and that at the end. */
    BOTH
  }
}
