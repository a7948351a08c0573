package dev.turnmark.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class Utf8ScanTest {

  private static int malformed(byte[] bytes) {
    return new Utf8Scan(bytes, 0, bytes.length).malformed();
  }

  private static int loneSurrogate(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return new Utf8Scan(bytes, 0, bytes.length).loneSurrogate();
  }

  @ParameterizedTest
  @CsvSource({
    "C080, 0",
    "C1BF, 0",
    "E080AF, 0",
    "E09FBF, 0",
    "F08080AF, 0",
    "F08FBFBF, 0",
    "EDA080, 0",
    "EDBFBF, 0",
    "F4908080, 0",
    "F5808080, 0",
    "FF, 0",
    "80, 0",
    "41E6, 1",
    "41E687, 1",
    "41E68741, 1",
    "C2, 0",
    "41C3A9, -1",
    "EFBFBF, -1",
    "ED9FBF, -1",
    "EE8080, -1",
    "F0908080, -1",
    "F48FBFBF, -1",
    "00, -1",
    "7F, -1"
  })
  void onlyWhatUnicodeCallsUtf8IsUtf8(String hex, int at) {
    byte[] bytes = HexFormat.of().parseHex(hex);
    assertThat(malformed(bytes)).isEqualTo(at);
    byte[] later = new byte[bytes.length + 13];
    Arrays.fill(later, (byte) 'a');
    System.arraycopy(bytes, 0, later, 13, bytes.length);
    assertThat(malformed(later)).isEqualTo(at < 0 ? -1 : at + 13);
  }

  @Test
  void itAgreesWithTheDecoderOfThePlatform() {
    Random random = new Random(7);
    for (int round = 0; round < 20_000; round++) {
      byte[] bytes = text(random).getBytes(StandardCharsets.UTF_8);
      if (bytes.length > 0 && random.nextBoolean()) {
        bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
      }
      assertThat(malformed(bytes)).isEqualTo(malformedForThePlatform(bytes));
    }
  }

  private static String text(Random random) {
    StringBuilder text = new StringBuilder();
    int length = random.nextInt(40);
    for (int i = 0; i < length; i++) {
      int kind = random.nextInt(12);
      text.appendCodePoint(
          kind == 0 ? 0x1F600 : kind == 1 ? 0x4E2D : kind == 2 ? 0xE9 : kind == 3 ? '\\' : 'u');
    }
    return text.toString();
  }

  private static int malformedForThePlatform(byte[] bytes) {
    CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CoderResult result = decoder.decode(in, CharBuffer.allocate(bytes.length + 1), true);
    return result.isError() ? in.position() : -1;
  }

  @Test
  void halvesOfSurrogatePairsAreFoundInEscapes() {
    assertThat(loneSurrogate("\"\\ud83d\\ude00\"")).isEqualTo(-1);
    assertThat(loneSurrogate("\"\\uD83D\\uDE00 and \\uDE00\"")).isEqualTo(18);
    assertThat(loneSurrogate("\"\\ud83d\\u0041\"")).isEqualTo(1);
    assertThat(loneSurrogate("\"\\ud83d\"")).isEqualTo(1);
    assertThat(loneSurrogate("\"\\\\ud83d\"")).isEqualTo(-1);
    assertThat(loneSurrogate("\"\\\\\\ud83d\"")).isEqualTo(3);
    assertThat(loneSurrogate("\"\\ud83\"")).isEqualTo(-1);
    assertThat(loneSurrogate("\\ud83")).isEqualTo(-1);
  }

  @Test
  void wordBoundariesHideNoEscape() {
    Random random = new Random(11);
    Pattern pairOrEscape =
        Pattern.compile(
            "\\\\u[dD][89abAB]..\\\\u[dD][c-fC-F]..|(\\\\u[dD][89a-fA-F]..)|\\\\.", Pattern.DOTALL);
    String[] pieces = {
      "\\\\", "\\n", "\\ud83d", "\\ude00", "\\u0041", "a", "uuu", "éé", "plain text"
    };
    for (int round = 0; round < 20_000; round++) {
      StringBuilder text = new StringBuilder();
      for (int i = random.nextInt(12); i > 0; i--) {
        text.append(pieces[random.nextInt(pieces.length)]);
      }
      String escaped = text.toString().replace("é", "e");
      Matcher matcher = pairOrEscape.matcher(escaped);
      int expected = -1;
      while (expected < 0 && matcher.find()) {
        expected = matcher.start(1);
      }
      assertThat(loneSurrogate(escaped)).as(escaped).isEqualTo(expected);
    }
  }
}
