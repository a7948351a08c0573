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
 * @param inPlace what to tell in the place of those words; null when they are to be told themselves
 */
public record PartVerdict(
    int part,
    Outcome outcome,
    Firing by,
    @Nullable Span span,
    @Nullable Span request,
    @Nullable InPlace inPlace) {

  /** What is told in the place of the words of {@code span} and of {@code request}. */
  public record InPlace(String span, String request) {}

  /** One whose words are told. */
  public PartVerdict(
      int part, Outcome outcome, Firing by, @Nullable Span span, @Nullable Span request) {
    this(part, outcome, by, span, request, null);
  }

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
