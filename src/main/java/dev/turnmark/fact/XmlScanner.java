package dev.turnmark.fact;

/**
 * Cuts a text into pieces of XML, as far as quick-xml does: it looks for where a piece ends and
 * hardly at what is in it. So a name may hold anything but white space, and text may hold {@code
 * >}.
 *
 * <p>Each character is passed once, and nothing is remembered but the last piece; a piece that does
 * not end makes the whole text {@link Piece#BROKEN}.
 */
final class XmlScanner {

  /** A kind of piece, and what {@link #content} is of it. */
  enum Piece {
    /** As it was written. */
    TEXT,
    /** What stands between {@code &} and {@code ;}. */
    REFERENCE,
    /** As it was written. */
    CDATA,
    /** Name and attributes of a tag that opens an element. */
    OPEN,
    /** Name and attributes of an element that opens and closes in one tag. */
    OPEN_AND_CLOSE,
    /** The name. */
    CLOSE,
    DOCTYPE,
    /** A comment, a processing instruction or an XML declaration: none of them says anything. */
    ASIDE,
    END,
    BROKEN
  }

  private static final String COMMENT = "<!--";
  private static final String COMMENT_END = "-->";
  private static final String CDATA = "<![CDATA[";
  private static final String CDATA_END = "]]>";
  private static final String DOCTYPE = "<!DOCTYPE";
  private static final String INSTRUCTION = "<?";
  private static final String INSTRUCTION_END = "?>";

  private final String xml;
  private int at;
  private int start;
  private int end;

  XmlScanner(String xml, int at) {
    this.xml = xml;
    this.at = at;
  }

  /** The next piece. Not to be asked again after the end or something broken. */
  Piece next() {
    if (at == xml.length()) {
      return Piece.END;
    }
    if (xml.charAt(at) == '&') {
      return reference();
    }
    if (xml.charAt(at) != '<') {
      return text();
    }
    if (xml.startsWith("<!", at)) {
      return declaration();
    }
    if (xml.startsWith(INSTRUCTION, at)) {
      return instruction();
    }
    return xml.startsWith("</", at) ? close() : open();
  }

  /** What the last piece says. */
  String content() {
    return xml.substring(start, end);
  }

  private Piece text() {
    int next = at;
    while (next < xml.length() && xml.charAt(next) != '<' && xml.charAt(next) != '&') {
      next++;
    }
    return piece(Piece.TEXT, at, next, next);
  }

  private Piece reference() {
    for (int i = at + 1; i < xml.length(); i++) {
      char c = xml.charAt(i);
      if (c == ';') {
        return piece(Piece.REFERENCE, at + 1, i, i + 1);
      }
      if (c == '&' || c == '<') {
        return Piece.BROKEN;
      }
    }
    return Piece.BROKEN;
  }

  private Piece declaration() {
    if (xml.startsWith(COMMENT, at)) {
      return enclosed(Piece.ASIDE, COMMENT, COMMENT_END);
    }
    if (xml.startsWith(CDATA, at)) {
      return enclosed(Piece.CDATA, CDATA, CDATA_END);
    }
    Span rest = new Span(at, xml.length());
    return AsciiFolding.startsWith(xml, rest, DOCTYPE) ? doctype() : Piece.BROKEN;
  }

  private Piece instruction() {
    // The question mark that opens one cannot close it too.
    if (xml.startsWith(INSTRUCTION_END, at + 1)) {
      return Piece.BROKEN;
    }
    return enclosed(Piece.ASIDE, INSTRUCTION, INSTRUCTION_END);
  }

  private Piece enclosed(Piece kind, String opening, String closing) {
    int start = at + opening.length();
    int end = xml.indexOf(closing, start);
    return end < 0 ? Piece.BROKEN : piece(kind, start, end, end + closing.length());
  }

  /** Ends where as many brackets were closed as were opened; quotes do not hide any. */
  private Piece doctype() {
    int open = 0;
    for (int i = at; i < xml.length(); i++) {
      char c = xml.charAt(i);
      open += c == '<' ? 1 : c == '>' ? -1 : 0;
      if (open == 0) {
        int name = at + DOCTYPE.length();
        boolean named = !XmlText.isBlank(xml.substring(name, i));
        return named ? piece(Piece.DOCTYPE, name, i, i + 1) : Piece.BROKEN;
      }
    }
    return Piece.BROKEN;
  }

  private Piece close() {
    int tagEnd = tagEnd();
    if (tagEnd < 0) {
      return Piece.BROKEN;
    }
    int nameStart = at + 2;
    int nameEnd = tagEnd;
    while (nameEnd > nameStart && XmlText.isSpace(xml.charAt(nameEnd - 1))) {
      nameEnd--;
    }
    // Deliberate: white space alone is taken for a name, as quick-xml does.
    return piece(Piece.CLOSE, nameStart, nameEnd == nameStart ? tagEnd : nameEnd, tagEnd + 1);
  }

  private Piece open() {
    int tagEnd = tagEnd();
    if (tagEnd < 0) {
      return Piece.BROKEN;
    }
    return xml.charAt(tagEnd - 1) == '/'
        ? piece(Piece.OPEN_AND_CLOSE, at + 1, tagEnd - 1, tagEnd + 1)
        : piece(Piece.OPEN, at + 1, tagEnd, tagEnd + 1);
  }

  /** Where the first {@code >} outside quotes stands, -1 when there is none. */
  private int tagEnd() {
    char quote = 0;
    for (int i = at + 1; i < xml.length(); i++) {
      char c = xml.charAt(i);
      if (quote != 0) {
        quote = c == quote ? 0 : quote;
      } else if (c == '>') {
        return i;
      } else if (c == '"' || c == '\'') {
        quote = c;
      }
    }
    return -1;
  }

  private Piece piece(Piece kind, int start, int end, int next) {
    this.start = start;
    this.end = end;
    at = next;
    return kind;
  }
}
