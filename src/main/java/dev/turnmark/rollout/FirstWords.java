package dev.turnmark.rollout;

import dev.turnmark.audit.Decision;
import dev.turnmark.model.AgentMessageInput;
import dev.turnmark.model.ContentItem;
import dev.turnmark.model.Internal;
import dev.turnmark.model.ResponseItem.AgentMessage;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.RolloutItem.InterAgentCommunication;
import dev.turnmark.model.TurnItem.UserMessage;
import dev.turnmark.model.Unread;
import dev.turnmark.model.UserInput;
import java.util.ArrayList;
import java.util.List;

/** How an item begins, on one line, to know it again by. */
@Internal
public final class FirstWords {

  private static final int LONGEST = 80;
  private static final String MORE = "\u2026";

  private FirstWords() {}

  /** What a person sees first; the words it holds when nothing of it is shown as a prompt. */
  public static String of(Decision decision) {
    if (!(decision.turnItem() instanceof UserMessage)) {
      return of(decision.item());
    }
    List<String> texts = new ArrayList<>();
    for (UserInput input : decision.said()) {
      texts.add(input instanceof UserInput.Text text ? text.text() : "[" + input.type() + "]");
    }
    return cut(texts);
  }

  /** The words an item holds. */
  public static String of(RolloutItem item) {
    List<String> texts = new ArrayList<>();
    if (item instanceof Message message) {
      message.content().forEach(part -> addText(texts, part));
    } else if (item instanceof AgentMessage message) {
      message.content().forEach(part -> addText(texts, part));
    } else if (item instanceof InterAgentCommunication communication) {
      texts.add(communication.content());
    }
    texts.removeIf(Unread::is);
    return cut(texts);
  }

  private static void addText(List<String> texts, ContentItem part) {
    if (part instanceof ContentItem.InputText input) {
      texts.add(input.text());
    } else if (part instanceof ContentItem.OutputText output) {
      texts.add(output.text());
    }
  }

  private static void addText(List<String> texts, AgentMessageInput part) {
    if (part instanceof AgentMessageInput.InputText input) {
      texts.add(input.text());
    }
  }

  /** Looks no further than it must: a text may be very long. */
  private static String cut(List<String> texts) {
    StringBuilder line = new StringBuilder();
    for (String text : texts) {
      append(line, ' ');
      for (int i = 0; i < text.length() && line.length() <= LONGEST + 1; i++) {
        append(line, text.charAt(i));
      }
    }
    String words = line.toString().stripTrailing();
    return words.length() <= LONGEST ? words : shortened(words);
  }

  /** White space stands between words only, and once. */
  private static void append(StringBuilder line, char next) {
    if (!Character.isWhitespace(next) && !Character.isISOControl(next)) {
      line.append(next);
    } else if (line.length() > 0 && line.charAt(line.length() - 1) != ' ') {
      line.append(' ');
    }
  }

  private static String shortened(String words) {
    int end = LONGEST - MORE.length();
    boolean half = Character.isHighSurrogate(words.charAt(end - 1));
    return words.substring(0, half ? end - 1 : end).stripTrailing() + MORE;
  }
}
