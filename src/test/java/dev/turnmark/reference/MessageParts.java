package dev.turnmark.reference;

import dev.turnmark.model.ContentItem;
import dev.turnmark.model.ContentItem.InputAudio;
import dev.turnmark.model.ContentItem.InputImage;
import dev.turnmark.model.ContentItem.InputText;
import dev.turnmark.model.ContentItem.OutputText;
import dev.turnmark.model.HookPromptFragment;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.model.UserInput;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What becomes of the content parts of a message, each at its place. */
final class MessageParts {

  private MessageParts() {}

  static List<Verdict> verdicts(Message message) {
    List<Verdict> verdicts = new ArrayList<>();
    for (int i = 0; i < message.content().size(); i++) {
      ContentItem part = message.content().get(i);
      verdicts.add(
          switch (message.role()) {
            case "user" -> ofUser(message.content(), i);
            case "assistant" -> textOf(part) == null ? Verdict.DROPPED : Verdict.KEPT;
            case "developer" -> isDeveloperContext(part) ? Verdict.CONTEXT : Verdict.DROPPED;
            default -> Verdict.DROPPED;
          });
    }
    return verdicts;
  }

  private static boolean isDeveloperContext(ContentItem part) {
    return part instanceof InputText input
        && ContextFragments.developerPrefixOf(input.text()) != null;
  }

  private static Verdict ofUser(List<ContentItem> content, int place) {
    ContentItem part = content.get(place);
    if (part instanceof InputImage || part instanceof InputAudio) {
      return Verdict.KEPT;
    }
    if (!(part instanceof InputText input)) {
      return Verdict.DROPPED;
    }
    if (HookPromptXml.read(input.text()) != null) {
      return Verdict.HOOK_PROMPT;
    }
    if (ContextFragments.nameOf(input.text()) != null) {
      return Verdict.CONTEXT;
    }
    ContentItem before = place == 0 ? part : content.get(place - 1);
    ContentItem after = place + 1 == content.size() ? part : content.get(place + 1);
    boolean label =
        (opens(input.text(), "image") && after instanceof InputImage)
            || (opens(input.text(), "audio") && after instanceof InputAudio)
            || (input.text().equals("</image>") && before instanceof InputImage)
            || (input.text().equals("</audio>") && before instanceof InputAudio);
    return label ? Verdict.LABEL : Verdict.KEPT;
  }

  private static boolean opens(String text, String medium) {
    return text.equals("<" + medium + ">")
        || (text.startsWith("<" + medium + " name=") && text.endsWith(">"));
  }

  /** The words of a text part, given or made; null for others. */
  static @Nullable String textOf(ContentItem part) {
    if (part instanceof InputText input) {
      return input.text();
    }
    return part instanceof OutputText output ? output.text() : null;
  }

  static HookPromptFragment hookPromptOf(ContentItem part) {
    HookPromptFragment fragment =
        part instanceof InputText input ? HookPromptXml.read(input.text()) : null;
    if (fragment == null) {
      throw new IllegalArgumentException("no hook prompt: " + part);
    }
    return fragment;
  }

  static UserInput inputOf(ContentItem part) {
    if (part instanceof InputText input) {
      return new UserInput.Text(input.text());
    }
    if (part instanceof InputImage image) {
      return new UserInput.Image(image);
    }
    if (part instanceof InputAudio audio) {
      return new UserInput.Audio(audio);
    }
    throw new IllegalArgumentException("nothing a person gave: " + part);
  }
}
