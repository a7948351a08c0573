package dev.turnmark.fact;

import dev.turnmark.model.HookPromptFragment;
import dev.turnmark.model.Internal;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a hook told the model, as Codex writes it into a message: an XML element with an attribute.
 *
 * <p>Codex reads it with quick-xml, which takes much that is not XML and asks for no name, so these
 * rules are quick-xml's and not those of a standard parser.
 *
 * <p>Upstream: {@code protocol/src/items.rs :: parse_hook_prompt_fragment,
 * serialize_hook_prompt_fragment}.
 */
@Internal
public final class HookPromptXml {

  private static final String OPEN = "<hook_prompt hook_run_id=\"";
  private static final String CLOSE = "</hook_prompt>";

  private HookPromptXml() {}

  /**
   * The hook prompt that a text spells, null when it spells none.
   *
   * <p>It does when the first element, whatever its name, has a {@code hook_run_id} that is not
   * blank, and words in one place. White space around the text does not matter, nor does anything
   * behind the element.
   */
  public static @Nullable HookPromptFragment read(String text) {
    Span words = Span.trimmed(text);
    if (words.length() == 0 || !mayBeXml(text.charAt(words.start()))) {
      return null;
    }
    return reader(text, words).read();
  }

  private static HookPromptReader reader(String text, Span words) {
    return new HookPromptReader(text.substring(words.start(), words.end()));
  }

  /** Why a text spells no hook prompt; empty when it does spell one. */
  static Optional<Lack> lack(String text) {
    Span words = Span.trimmed(text);
    if (words.length() == 0 || !mayBeXml(text.charAt(words.start()))) {
      return Lack.far("it does not open with a tag but with " + Excerpt.start(text, ""));
    }
    HookPromptReader reader = reader(text, words);
    return reader.read() != null
        ? Optional.empty()
        : Optional.of(new Lack(reader.fault(), text.contains("hook_")));
  }

  /**
   * The text that Codex writes for a hook prompt. It reads back as the same, unless the words are
   * blank, have a carriage return, or the run of the hook is blank.
   */
  public static String write(HookPromptFragment fragment) {
    String id = escaped(fragment.hookRunId()).replace("\"", "&quot;");
    String words = escaped(fragment.text());
    return words.isEmpty() ? OPEN + id + "\"/>" : OPEN + id + "\">" + words + CLOSE;
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }

  /** Almost everything that people write is told apart by its first character. */
  private static boolean mayBeXml(char first) {
    return first == '<' || first == '&' || first == HookPromptReader.BYTE_ORDER_MARK;
  }
}
