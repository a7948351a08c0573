package dev.turnmark.fact;

import dev.turnmark.model.ContentItem;
import dev.turnmark.model.HookPromptFragment;
import dev.turnmark.model.Passthrough;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.model.RolloutItem.InterAgentCommunication;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One content part of a message, at its place. Equal to itself alone: two messages may say the same
 * words, and no comparison should have to look into them.
 *
 * @param index its place in the content, from 0
 * @param previousType the type of the part before it, null for the first
 * @param nextType the type of the part after it, null for the last
 */
public record Part(
    Message message,
    int index,
    ContentItem content,
    @Nullable String previousType,
    @Nullable String nextType)
    implements Conclusion {

  /** The parts of a message, in order. */
  public static List<Part> partsOf(Message message) {
    List<ContentItem> content = message.content();
    List<Part> parts = new ArrayList<>(content.size());
    for (int i = 0; i < content.size(); i++) {
      parts.add(
          new Part(
              message,
              i,
              content.get(i),
              i == 0 ? null : content.get(i - 1).type(),
              i + 1 == content.size() ? null : content.get(i + 1).type()));
    }
    return parts;
  }

  @Override
  public Message item() {
    return message;
  }

  /** The role of its message, to the letter. */
  public String role() {
    return message.role();
  }

  /** Its kind, for example {@code input_text}. */
  public String type() {
    return content.type();
  }

  /**
   * Where it came from, as Codex noted it: one {@code feature.name}, for example {@code user.text}.
   * Null when nothing was noted, or not of each part of the message: then it cannot be told which
   * note is whose.
   */
  public @Nullable String kind() {
    Passthrough notes = message.passthrough();
    List<String> kinds = notes == null ? null : notes.contentItemKinds();
    return kinds == null || kinds.size() != message.content().size() ? null : kinds.get(index);
  }

  /** Whether its message has no other part. */
  public boolean alone() {
    return previousType == null && nextType == null;
  }

  /** Its words; empty for a part that is not made of words. */
  public String text() {
    if (content instanceof ContentItem.InputText input) {
      return input.text();
    }
    return content instanceof ContentItem.OutputText output ? output.text() : "";
  }

  /** Where its words stand, without the white space around them. */
  public Span span() {
    return Span.trimmed(text());
  }

  /**
   * Where the first {@code length} code units of its words stand, white space in front left out.
   */
  public Span span(int length) {
    int start = span().start();
    return new Span(start, Math.min(start + length, text().length()));
  }

  /** {@link Markup#wrappedIn}, asked of its words. */
  public boolean wrappedIn(String open, String close) {
    return Markup.wrappedIn(text(), open, close);
  }

  /** {@link Markup#startsFolded}, asked of its words. */
  public boolean startsFolded(String prefix) {
    return Markup.startsFolded(text(), prefix);
  }

  /** {@link Markup#startsWith}, asked of its words. */
  public boolean startsWith(String prefix) {
    return Markup.startsWith(text(), prefix);
  }

  /** {@link Markup#endsWith}, asked of its words. */
  public boolean endsWith(String suffix) {
    return Markup.endsWith(text(), suffix);
  }

  /** {@link Markup#externalContext}, asked of its words. */
  public boolean externalContext() {
    return Markup.externalContext(text());
  }

  /** {@link Markup#internalContext}, asked of its words. */
  public boolean internalContext() {
    return Markup.internalContext(text());
  }

  /** {@link Markup#behindHeading}, asked of its words. */
  public @Nullable Span behindHeading(String first, String heading) {
    return Markup.behindHeading(text(), first, heading);
  }

  /** {@link MediaLabels#opens}, asked of its words. */
  public boolean opens(String medium) {
    return MediaLabels.opens(text(), medium);
  }

  /** {@link MediaLabels#closes}, asked of its words. */
  public boolean closes(String medium) {
    return MediaLabels.closes(text(), medium);
  }

  /** The hook prompt its words spell, null when they spell none. */
  public @Nullable HookPromptFragment hookPrompt() {
    return HookPromptXml.read(text());
  }

  /** The message between agents its words spell, null when they spell none. */
  public @Nullable InterAgentCommunication envelope() {
    return EnvelopeJson.read(text());
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
