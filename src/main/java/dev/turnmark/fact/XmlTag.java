package dev.turnmark.fact;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What stands between the brackets of a tag that opens an element. */
final class XmlTag {

  private final String tag;
  private final int nameEnd;
  private int at;
  private String fault = "";

  XmlTag(String tag) {
    this.tag = tag;
    nameEnd = nameEnd(tag);
  }

  private static int nameEnd(String tag) {
    int end = 0;
    while (end < tag.length() && !XmlText.isSpace(tag.charAt(end))) {
      end++;
    }
    return end;
  }

  /** The name of the element: everything up to the first white space. */
  String name() {
    return tag.substring(0, nameEnd);
  }

  /**
   * The value of an attribute, whatever prefix it has. Null when there is none or more than one;
   * when any attribute of the tag is broken or given twice; and when the value has a reference that
   * stands for nothing. The values of other attributes may have such.
   */
  @Nullable String attribute(String name) {
    Set<String> keys = new HashSet<>();
    String found = null;
    fault = "an attribute of its first tag is broken, or is there twice";
    at = nameEnd;
    while (skipSpace()) {
      String key = key();
      String value = key == null ? null : value();
      if (key == null || value == null || !keys.add(key)) {
        return null;
      }
      if (localName(key).equals(name)) {
        if (found != null) {
          return null;
        }
        found = value;
      }
    }
    fault =
        found == null
            ? "its first tag has no `" + name + "`"
            : "a reference in its `" + name + "` stands for nothing";
    return found == null ? null : XmlReferences.resolveAll(found);
  }

  /** Why there is no such attribute, once it was looked for in vain. */
  String fault() {
    return fault;
  }

  /**
   * What stands before an equals sign, and the white space before that; null without the sign. A
   * name has at least one character, and an equals sign will do for that one.
   */
  private @Nullable String key() {
    int start = at;
    do {
      at++;
    } while (at < tag.length() && tag.charAt(at) != '=' && !XmlText.isSpace(tag.charAt(at)));
    String key = tag.substring(start, at);
    if (!skipSpace() || tag.charAt(at) != '=') {
      return null;
    }
    at++;
    return key;
  }

  /** What stands in quotes; null without quotes around it. */
  private @Nullable String value() {
    if (!skipSpace()) {
      return null;
    }
    char quote = tag.charAt(at);
    int end = quote == '"' || quote == '\'' ? tag.indexOf(quote, at + 1) : -1;
    if (end < 0) {
      return null;
    }
    String value = tag.substring(at + 1, end);
    at = end + 1;
    return value;
  }

  /** Whether there is something other than white space left. */
  private boolean skipSpace() {
    while (at < tag.length() && XmlText.isSpace(tag.charAt(at))) {
      at++;
    }
    return at < tag.length();
  }

  /** Without the prefix, unless that is one of the two that XML keeps for itself. */
  private static String localName(String key) {
    return key.startsWith("xmlns:") || key.startsWith("xml:")
        ? key
        : key.substring(key.indexOf(':') + 1);
  }
}
