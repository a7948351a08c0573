package dev.turnmark.audit;

import dev.turnmark.fact.Span;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What became of one content part of a message, whether the message is shown or not.
 *
 * @param part its place in the content, from 0
 * @param outcome what it was found to be, or whether it was kept
 * @param by the rule that recognised it; where its kind alone settled it, the rule that kept or
 *     dropped it
 * @param span which of its words the rule looked at, in UTF-16 code units; null for a part that is
 *     not made of words
 */
public record PartVerdict(int part, Outcome outcome, Firing by, @Nullable Span span) {

  /** What a part was found to be, or whether it was kept. */
  public enum Outcome {
    CONTEXT,
    HOOK_PROMPT,
    LABEL,
    KEPT,
    DROPPED;

    /** How outputs name it. */
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}
