package dev.turnmark.fact;

import dev.turnmark.model.AgentMessageContent;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.model.Tagged;
import dev.turnmark.model.TurnItem;
import dev.turnmark.model.UserInput;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One thing in which the two sides of a comparison are not the same. Equal to itself alone.
 *
 * @param aspect what differs: {@code item} when one side is missing or of another kind, {@code
 *     part} for a part of the content, {@code detail} and {@code text_elements} for those of a part
 *     that is else the same, or the name of a field
 * @param shown what the rules show; null when nothing
 * @param recorded what Codex recorded; null when nothing
 */
public record Difference(
    Comparison comparison, String aspect, @Nullable Object shown, @Nullable Object recorded) {

  /** How this stretch of the file records what a person saw, as in {@link Setting}. */
  public String recording() {
    return comparison.setting().recording();
  }

  /** {@link Setting#betweenTurns}. */
  public boolean betweenTurns() {
    return comparison.setting().betweenTurns();
  }

  /** {@link Setting#inReview}. */
  public boolean inReview() {
    return comparison.setting().inReview();
  }

  /** Whether Codex notes about the item that this is true of it: {@code compaction_output}. */
  public boolean noted(String name) {
    return comparison.setting().notes().contains(name);
  }

  /** The kind of turn item that differs: {@code UserMessage}. */
  public String kind() {
    TurnItem shownItem = comparison.shown();
    return type(shownItem == null ? comparison.recorded() : shownItem);
  }

  /** The type of what is shown: {@code image}; empty when nothing is, or it has no type. */
  public String shownType() {
    return type(shown);
  }

  /** The type of what is recorded: {@code local_image}; empty likewise. */
  public String recordedType() {
    return type(recorded);
  }

  /** The words of what is shown; empty when it has none. */
  public String shownText() {
    return text(shown);
  }

  /** The words of what is recorded; empty when it has none. */
  public String recordedText() {
    return text(recorded);
  }

  /** The path of a picture that is recorded by its path; empty for anything else. */
  public String recordedPath() {
    return recorded instanceof UserInput.LocalImage image ? image.path() : "";
  }

  /** Whether the item says, to the letter, the words that are recorded. */
  public boolean sameWords() {
    TurnItem against = comparison.recorded();
    return comparison.item() instanceof Message message
        && against != null
        && Wording.of(message).equals(Wording.of(against));
  }

  /** Whether the words of the item hold a text. */
  public boolean itemHolds(String text) {
    return comparison.item() instanceof Message message && Wording.of(message).contains(text);
  }

  /** Whether what is recorded has a picture that was uploaded before, and is known by its id. */
  public boolean recordedFileId() {
    return comparison.recorded() instanceof TurnItem.UserMessage message
        && message.content().stream()
            .anyMatch(part -> part instanceof UserInput.Image image && image.fileId() != null);
  }

  /** {@link Markup#wrappedIn}, asked of what is shown. */
  public boolean shownWrappedIn(String open, String close) {
    return Markup.wrappedIn(shownText(), open, close);
  }

  /** What is shown, without the blocks between these markers; {@link Markup#without}. */
  public String shownWithout(String open, String close) {
    return Markup.without(shownText(), open, close);
  }

  /** What is shown beyond the words that are recorded; empty when it does not begin with them. */
  public String surplus() {
    String words = shownText();
    return words.startsWith(recordedText()) ? words.substring(recordedText().length()) : "";
  }

  /** How many UTF-16 code units the words on both sides begin with alike. */
  public int sameCharacters() {
    String one = shownText();
    String other = recordedText();
    int least = Math.min(one.length(), other.length());
    int same = 0;
    while (same < least && one.charAt(same) == other.charAt(same)) {
      same++;
    }
    return same;
  }

  /** Whether what is shown is the summary for which the history was compacted in this turn. */
  public boolean summary() {
    String summary = comparison.setting().summary();
    return summary != null && !shownText().isEmpty() && summary.endsWith(shownText());
  }

  private static String type(@Nullable Object side) {
    return side instanceof Tagged tagged ? tagged.type() : "";
  }

  private static String text(@Nullable Object side) {
    if (side instanceof UserInput.Text words) {
      return words.text();
    }
    if (side instanceof AgentMessageContent.Text words) {
      return words.text();
    }
    if (side instanceof TurnItem item) {
      return Wording.of(item);
    }
    return side instanceof String || side instanceof List ? String.valueOf(side) : "";
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(this);
  }
}
