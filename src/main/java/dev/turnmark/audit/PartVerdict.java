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
 * @param request which of its words are what a person asked for, when a rule found that a client
 *     wrapped others around them; null when none did
 */
public record PartVerdict(
    int part, Outcome outcome, Firing by, @Nullable Span span, @Nullable Span request) {

  /** One in which no rule found a request. */
  public PartVerdict(int part, Outcome outcome, Firing by, @Nullable Span span) {
    this(part, outcome, by, span, null);
  }

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
