package dev.turnmark.cli;

import dev.turnmark.rules.Spelling;
import java.util.Collection;

/** What a user may have meant by a name that is not there. */
final class Meant {

  private Meant() {}

  /** {@code ; did you mean "a message is shown"?}, or nothing. */
  static String hint(String name, Collection<String> known) {
    return Spelling.nearest(name, known).map(near -> "; did you mean \"" + near + "\"?").orElse("");
  }
}
