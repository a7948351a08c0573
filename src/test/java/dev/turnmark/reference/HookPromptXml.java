package dev.turnmark.reference;

import dev.turnmark.model.HookPromptFragment;
import dev.turnmark.reference.XmlText.Malformed;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * Reads hook prompts as quick-xml 0.38 does under serde: lenient about names, and about everything
 * after the root element.
 *
 * <p>Upstream: {@code protocol/src/items.rs :: parse_hook_prompt_fragment}.
 */
final class HookPromptXml {

  private final String xml;
  private int at;

  private HookPromptXml(String xml) {
    this.xml = xml;
  }

  /** The hook prompt that the text is; null when it is none. */
  static @Nullable HookPromptFragment read(String text) {
    try {
      return new HookPromptXml(RustText.trim(text)).document();
    } catch (Malformed e) {
      return null;
    }
  }

  private HookPromptFragment document() throws Malformed {
    if (xml.startsWith("\uFEFF")) {
      at = 1;
    }
    prolog();
    String tag = startTag();
    String name = XmlText.nameOf(tag);
    if (tag.endsWith("/")) {
      throw new Malformed(); // An element without content has no text.
    }
    String hookRunId = HookRunId.among(tag.substring(name.length()));
    if (RustText.trim(hookRunId).isEmpty()) {
      throw new Malformed();
    }
    return new HookPromptFragment(body(name), hookRunId);
  }

  private void prolog() throws Malformed {
    while (true) {
      if (at < xml.length() && XmlText.isXmlSpace(xml.charAt(at))) {
        at++;
      } else if (!skipsMarkup()) {
        return;
      }
    }
  }

  /** Steps over a comment, a processing instruction or a document type, if one stands here. */
  private boolean skipsMarkup() throws Malformed {
    if (xml.startsWith("<!--", at)) {
      at += 4;
      upTo("-->");
    } else if (xml.startsWith("<?", at)) {
      // Its end is looked for from its question mark on, and one that is both is refused.
      at += 1;
      if (upTo("?>").isEmpty()) {
        throw new Malformed();
      }
    } else if (xml.regionMatches(true, at, "<!DOCTYPE", 0, 9)) {
      at += 9;
      docType();
    } else {
      return false;
    }
    return true;
  }

  /** A document type ends where its brackets balance; quotes do not count. */
  private void docType() throws Malformed {
    int depth = 1;
    int start = at;
    while (depth > 0) {
      if (at >= xml.length()) {
        throw new Malformed();
      }
      char c = xml.charAt(at++);
      depth += c == '<' ? 1 : 0;
      depth -= c == '>' ? 1 : 0;
    }
    if (XmlText.isXmlBlank(xml.substring(start, at - 1))) {
      throw new Malformed();
    }
  }

  /** What stands between the brackets of a start tag; a bracket within quotes does not end it. */
  private String startTag() throws Malformed {
    if (at + 1 >= xml.length() || xml.charAt(at) != '<' || "/!?".indexOf(xml.charAt(at + 1)) >= 0) {
      throw new Malformed();
    }
    char quote = 0;
    for (int i = at + 1; i < xml.length(); i++) {
      char c = xml.charAt(i);
      if (quote != 0) {
        quote = c == quote ? 0 : quote;
      } else if (c == '"' || c == '\'') {
        quote = c;
      } else if (c == '>') {
        String tag = xml.substring(at + 1, i);
        at = i + 1;
        return tag;
      }
    }
    throw new Malformed();
  }

  /** The one run of text directly in the root; what child elements hold is passed over. */
  private String body(String root) throws Malformed {
    Deque<String> open = new ArrayDeque<>();
    open.push(root);
    StringBuilder run = new StringBuilder();
    String text = null;
    while (!open.isEmpty()) {
      boolean inRoot = open.size() == 1;
      int before = at;
      if (endsRun()) {
        if (inRoot && !XmlText.isXmlBlank(run)) {
          if (text != null) {
            throw new Malformed();
          }
          text = run.toString();
        }
        run.setLength(0);
        tag(open);
      } else if (!skipsMarkup()) {
        String piece = piece(inRoot);
        if (inRoot) {
          run.append(piece);
        }
      }
      if (at == before) {
        throw new Malformed();
      }
    }
    if (text == null) {
      throw new Malformed();
    }
    return text;
  }

  private boolean endsRun() {
    if (at + 1 >= xml.length() || xml.charAt(at) != '<') {
      return false;
    }
    char next = xml.charAt(at + 1);
    return (next != '!' && next != '?') || xml.regionMatches(true, at, "<!DOCTYPE", 0, 9);
  }

  private void tag(Deque<String> open) throws Malformed {
    if (xml.startsWith("</", at)) {
      at += 2;
      String name = upTo(">");
      int end = name.length();
      while (end > 0 && XmlText.isXmlSpace(name.charAt(end - 1))) {
        end--;
      }
      // White space alone is a name: there is nothing to strip it from.
      if (!name.substring(0, end == 0 ? name.length() : end).equals(open.pop())) {
        throw new Malformed();
      }
    } else if (!skipsMarkup()) {
      String tag = startTag();
      if (!tag.endsWith("/")) {
        open.push(XmlText.nameOf(tag));
      }
    }
  }

  /** The next CDATA section, reference or plain text, as the characters it stands for. */
  private String piece(boolean wanted) throws Malformed {
    if (xml.startsWith("<![CDATA[", at)) {
      at += 9;
      return XmlText.withLineFeeds(upTo("]]>"));
    }
    if (at >= xml.length() || xml.charAt(at) == '<') {
      throw new Malformed();
    }
    int end = at + 1;
    if (xml.charAt(at) == '&') {
      while (end < xml.length() && "&<;".indexOf(xml.charAt(end)) < 0) {
        end++;
      }
      if (end >= xml.length() || xml.charAt(end) != ';') {
        throw new Malformed();
      }
      String name = xml.substring(at + 1, end);
      at = end + 1;
      return wanted ? XmlText.reference(name) : "";
    }
    while (end < xml.length() && xml.charAt(end) != '<' && xml.charAt(end) != '&') {
      end++;
    }
    String literal = xml.substring(at, end);
    at = end;
    return XmlText.withLineFeeds(literal);
  }

  private String upTo(String end) throws Malformed {
    int found = xml.indexOf(end, at);
    if (found < 0) {
      throw new Malformed();
    }
    String skipped = xml.substring(at, found);
    at = found + end.length();
    return skipped;
  }
}
