package dev.turnmark.json;

import java.io.IOException;
import java.io.Reader;

/** Gives what the content of a JSON string says. The content has been checked before. */
final class UnescapedReader extends Reader {

  private final Reader escaped;

  UnescapedReader(Reader escaped) {
    this.escaped = escaped;
  }

  @Override
  public int read(char[] target, int offset, int length) throws IOException {
    int count = 0;
    while (count < length) {
      int next = escaped.read();
      if (next < 0) {
        return count == 0 ? -1 : count;
      }
      target[offset + count] = next == '\\' ? escape() : (char) next;
      count++;
    }
    return count;
  }

  private char escape() throws IOException {
    int kind = escaped.read();
    return switch (kind) {
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> unit();
      default -> (char) kind;
    };
  }

  private char unit() throws IOException {
    int unit = 0;
    for (int i = 0; i < 4; i++) {
      unit = unit << 4 | Character.digit(escaped.read(), 16);
    }
    return (char) unit;
  }

  @Override
  public void close() throws IOException {
    escaped.close();
  }
}
