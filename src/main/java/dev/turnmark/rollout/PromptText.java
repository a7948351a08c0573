package dev.turnmark.rollout;

import dev.turnmark.model.UserInput;
import java.util.List;

/** Puts the parts of what a person said into one text. */
final class PromptText {

  private final StringBuilder text = new StringBuilder();

  /** Whether the last part was no text: what follows it is set apart. */
  private boolean marked;

  private PromptText() {}

  /**
   * The texts, joined as they are; what is none stands between them by its name, set apart by a
   * blank where there is no white space.
   *
   * <p>Upstream: {@code protocol/src/items.rs :: UserMessageItem::message}, which leaves out what
   * is no text.
   */
  static String of(List<UserInput> parts) {
    PromptText joined = new PromptText();
    parts.forEach(joined::add);
    return joined.text.toString();
  }

  private void add(UserInput part) {
    if (part instanceof UserInput.Text words) {
      if (words.text().isEmpty()) {
        return;
      }
      if (marked) {
        setApart(words.text().charAt(0));
      }
      text.append(words.text());
      marked = false;
    } else {
      setApart('[');
      text.append('[').append(part.type()).append(']');
      marked = true;
    }
  }

  private void setApart(char next) {
    boolean apart =
        text.length() == 0
            || Character.isWhitespace(text.charAt(text.length() - 1))
            || Character.isWhitespace(next);
    if (!apart) {
      text.append(' ');
    }
  }
}
