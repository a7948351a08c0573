package dev.turnmark.reference;

import dev.turnmark.reference.XmlText.Malformed;
import java.util.HashSet;
import java.util.Set;

/** The attribute that makes an element a hook prompt. */
final class HookRunId {

  private HookRunId() {}

  /** The run id of a hook among the attributes of a start tag; all of them must be well-formed. */
  static String among(String attributes) throws Malformed {
    Set<String> seen = new HashSet<>();
    String found = null;
    int i = XmlText.afterSpace(attributes, 0);
    while (i < attributes.length()) {
      int keyEnd = i + 1;
      while (keyEnd < attributes.length()
          && attributes.charAt(keyEnd) != '='
          && !XmlText.isXmlSpace(attributes.charAt(keyEnd))) {
        keyEnd++;
      }
      String key = attributes.substring(i, keyEnd);
      int equals = XmlText.afterSpace(attributes, keyEnd);
      int open = XmlText.afterSpace(attributes, equals + 1);
      if (open >= attributes.length() || attributes.charAt(equals) != '=' || !seen.add(key)) {
        throw new Malformed();
      }
      char quote = attributes.charAt(open);
      int close = attributes.indexOf(quote, open + 1);
      if ((quote != '"' && quote != '\'') || close < 0) {
        throw new Malformed();
      }
      if (isHookRunId(key)) {
        if (found != null) {
          throw new Malformed();
        }
        found = XmlText.unescaped(attributes.substring(open + 1, close));
      }
      i = XmlText.afterSpace(attributes, close + 1);
    }
    if (found == null) {
      throw new Malformed();
    }
    return found;
  }

  private static boolean isHookRunId(String key) {
    // Of all prefixes these two stay part of the name; of xml it was forgotten until 0.38.
    if (key.startsWith("xmlns:") || key.startsWith("xml:")) {
      return false;
    }
    return key.substring(key.indexOf(':') + 1).equals("hook_run_id");
  }
}
