package dev.turnmark.reference;

/** What quick-xml takes for space, references and line ends. */
final class XmlText {

  /** The text is no XML that quick-xml reads. */
  static final class Malformed extends Exception {
    private static final long serialVersionUID = 1;

    Malformed() {
      super(null, null, false, false); // Most texts are none, and nobody looks at the stack.
    }
  }

  private XmlText() {}

  static String unescaped(String value) throws Malformed {
    StringBuilder plain = new StringBuilder();
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == '&') {
        int end = value.indexOf(';', i);
        if (end < 0) {
          throw new Malformed();
        }
        plain.append(reference(value.substring(i + 1, end)));
        i = end;
      } else {
        plain.append(c);
      }
    }
    return plain.toString();
  }

  static String reference(String name) throws Malformed {
    return switch (name) {
      case "lt" -> "<";
      case "gt" -> ">";
      case "amp" -> "&";
      case "quot" -> "\"";
      case "apos" -> "'";
      default -> {
        if (!name.startsWith("#")) {
          throw new Malformed();
        }
        yield name.startsWith("#x")
            ? character(name.substring(2), 16)
            : character(name.substring(1), 10);
      }
    };
  }

  private static String character(String digits, int radix) throws Malformed {
    long code = 0;
    for (int i = 0; i < digits.length(); i++) {
      char c = digits.charAt(i);
      int digit = c < 128 ? Character.digit(c, radix) : -1;
      code = code * radix + digit;
      if (digit < 0 || code > Character.MAX_CODE_POINT) {
        throw new Malformed();
      }
    }
    if (code == 0 || (code >= 0xD800 && code <= 0xDFFF)) {
      throw new Malformed();
    }
    return Character.toString((int) code);
  }

  static String withLineFeeds(String literal) {
    return literal.replace("\r\n", "\n").replace('\r', '\n');
  }

  static int afterSpace(String text, int from) {
    int i = from;
    while (i < text.length() && isXmlSpace(text.charAt(i))) {
      i++;
    }
    return i;
  }

  static boolean isXmlBlank(CharSequence text) {
    return text.chars().allMatch(c -> isXmlSpace((char) c));
  }

  static boolean isXmlSpace(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
  }

  /** The name at the start of a tag: all that stands before its first space. */
  static String nameOf(String tag) {
    int end = 0;
    while (end < tag.length() && !isXmlSpace(tag.charAt(end))) {
      end++;
    }
    return tag.substring(0, end);
  }
}
