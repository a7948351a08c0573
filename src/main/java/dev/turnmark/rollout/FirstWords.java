package dev.turnmark.rollout;

import dev.turnmark.audit.Decision;
import dev.turnmark.model.AgentMessageInput;
import dev.turnmark.model.ContentItem;
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
final class FirstWords {

  private static final int LONGEST = 80;
  private static final String MORE = "\u2026";

  private FirstWords() {}

  /** What a person sees first; the words it holds when nothing of it is shown as a prompt. */
  static String of(Decision decision) {
    if (!(decision.turnItem() instanceof UserMessage shown)) {
      return of(decision.item());
    }
    List<String> texts = new ArrayList<>();
    for (UserInput input : shown.content()) {
      texts.add(input instanceof UserInput.Text text ? text.text() : "[" + input.type() + "]");
    }
    return cut(texts);
  }

  /** The words an item holds. */
  static String of(RolloutItem item) {
    List<String> texts = new ArrayList<>();
    if (item instanceof Message message) {
      for (ContentItem part : message.content()) {
        if (part instanceof ContentItem.InputText input) {
          texts.add(input.text());
        } else if (part instanceof ContentItem.OutputText output) {
          texts.add(output.text());
        }
      }
    } else if (item instanceof AgentMessage message) {
      for (AgentMessageInput part : message.content()) {
        if (part instanceof AgentMessageInput.InputText input) {
          texts.add(input.text());
        }
      }
    } else if (item instanceof InterAgentCommunication communication) {
      texts.add(communication.content());
    }
    texts.removeIf(Unread::is);
    return cut(texts);
  }

  private static String cut(List<String> texts) {
    StringBuilder line = new StringBuilder();
    for (String text : texts) {
      line.append(line.length() == 0 ? "" : " ");
      for (int i = 0; i < text.length(); i++) {
        char next = text.charAt(i);
        if (!Character.isWhitespace(next) && !Character.isISOControl(next)) {
          line.append(next);
        } else if (line.length() > 0 && line.charAt(line.length() - 1) != ' ') {
          line.append(' ');
        }
        if (line.length() > LONGEST) {
          return shortened(line);
        }
      }
    }
    return line.toString().stripTrailing();
  }

  private static String shortened(StringBuilder line) {
    int end = Character.isHighSurrogate(line.charAt(LONGEST - 2)) ? LONGEST - 2 : LONGEST - 1;
    return line.substring(0, end).stripTrailing() + MORE;
  }
}
