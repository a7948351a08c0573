package dev.turnmark.json;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;

/**
 * JSON with an escape for each character that would move the cursor of a terminal, end a line, or
 * turn the direction of writing where the JSON is looked at; and for half a surrogate pair. It says
 * the same: outside of texts JSON holds none of these.
 */
final class VisibleJson {

  private static final char FIRST_ODD = 0x7F;

  private VisibleJson() {}

  /** The same JSON. */
  static String of(String json) {
    int odd = next(json, 0);
    if (odd < 0) {
      return json;
    }
    StringBuilder visible = new StringBuilder(json.length() + 64);
    int done = 0;
    for (; odd >= 0; odd = next(json, done)) {
      visible.append(json, done, odd).append(escape(json.charAt(odd)));
      done = odd + 1;
    }
    return visible.append(json, done, json.length()).toString();
  }

  private static int next(String json, int from) {
    for (int i = from; i < json.length(); i++) {
      char c = json.charAt(i);
      if (c >= FIRST_ODD && (isInvisible(c) || isLone(json, i, c))) {
        return i;
      }
    }
    return -1;
  }

  private static boolean isLone(String text, int at, char c) {
    if (Character.isHighSurrogate(c)) {
      return at + 1 == text.length() || !Character.isLowSurrogate(text.charAt(at + 1));
    }
    return Character.isLowSurrogate(c)
        && (at == 0 || !Character.isHighSurrogate(text.charAt(at - 1)));
  }

  private static boolean isInvisible(char c) {
    return c <= 0x9F || c == 0x061C || (c >= 0x200E && c <= 0x2069 && isInvisiblePunctuation(c));
  }

  private static boolean isInvisiblePunctuation(char c) {
    return c <= 0x200F || (c >= 0x2028 && c <= 0x202E) || c >= 0x2066;
  }

  private static String escape(char c) {
    return String.format("\\u%04x", (int) c);
  }

  /** Hands on texts that do not fit into memory, and have no half of a pair. */
  static Writer to(Writer out) {
    return new Escaping(out);
  }

  private static final class Escaping extends FilterWriter {

    Escaping(Writer out) {
      super(out);
    }

    @Override
    public void write(int c) throws IOException {
      if (c >= FIRST_ODD && isInvisible((char) c)) {
        out.write(escape((char) c));
      } else {
        out.write(c);
      }
    }

    @Override
    public void write(char[] chars, int from, int count) throws IOException {
      int done = from;
      for (int i = from; i < from + count; i++) {
        if (chars[i] >= FIRST_ODD && isInvisible(chars[i])) {
          out.write(chars, done, i - done);
          out.write(escape(chars[i]));
          done = i + 1;
        }
      }
      out.write(chars, done, from + count - done);
    }

    @Override
    public void write(String text, int from, int count) throws IOException {
      write(text.toCharArray(), from, count);
    }
  }
}
