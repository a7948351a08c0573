package dev.turnmark.rules;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The bytes of a rule file as text, or the line where they are none. */
final class Utf8 {

  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private Utf8() {}

  static RuleDocument document(String path, byte[] bytes, String shownAs) {
    CharsetDecoder decoder =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    CharBuffer chars = CharBuffer.allocate(bytes.length);
    CoderResult result = decoder.decode(ByteBuffer.wrap(bytes), chars, true);
    String text = chars.flip().toString();
    if (result.isError()) {
      throw problem(shownAs, 1 + (int) text.chars().filter(c -> c == '\n').count(), "not UTF-8");
    }
    if (text.indexOf(BYTE_ORDER_MARK) == 0) {
      throw problem(shownAs, 1, "UTF-8 after a byte order mark; save it without one");
    }
    return new RuleDocument(path, text, shownAs);
  }

  private static BadRulesException problem(String shownAs, int line, String what) {
    return new BadRulesException(
        List.of(new RuleProblem(shownAs, line, "the file is expected in UTF-8 but is " + what)));
  }
}
