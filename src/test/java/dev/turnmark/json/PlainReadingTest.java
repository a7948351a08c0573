package dev.turnmark.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.json.LineReader.Outcome;
import dev.turnmark.model.RolloutLine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * What is read plainly says the same as what is read thoroughly: the same values, and nothing odd
 * or wrong that only the thorough way sees. Whatever the plain way does not read is read the other
 * way, so it may give up, but seldom at what Codex writes.
 */
class PlainReadingTest {

  private static final int MUTANTS = 20_000;
  private static final int LONGEST_FOR_EVERY_BYTE = 400;

  private final List<LineReader> readers =
      List.of(
          new LineReader(new Manner(Strictness.STRICT, Needs.everything())),
          new LineReader(new Manner(Strictness.LENIENT, Needs.nothing())));
  private final List<Grammar> grammars = List.of(new EnvelopeGrammar(true), new FlatGrammar());
  private int plain;
  private int all;

  @Test
  void nearlyAllThatCodexWritesIsReadPlainly() {
    for (byte[] line : MutantsTest.lines()) {
      bothWaysAgree(line);
    }
    // Each line is read in two manners, and has but one grammar.
    assertThat(plain).isGreaterThan(all / 2 * 97 / 100);
  }

  @Test
  void damagedLinesSayTheSameBothWays() {
    Random random = new Random(20_261_201);
    List<byte[]> lines = MutantsTest.lines();
    for (int i = 0; i < MUTANTS; i++) {
      bothWaysAgree(MutantsTest.mutant(lines.get(random.nextInt(lines.size())), random));
    }
    assertThat(plain).isBetween(all / 50, all / 2);
  }

  @Test
  void cutsAndTurnedBitsAtAnyByteSayTheSameBothWays() {
    for (byte[] line : MutantsTest.lines()) {
      for (int at = 0; at < Math.min(line.length, LONGEST_FOR_EVERY_BYTE); at += 1 + at / 30) {
        bothWaysAgree(Arrays.copyOf(line, at));
        byte[] turned = line.clone();
        turned[at] ^= (byte) (1 << (at % 8));
        bothWaysAgree(turned);
      }
    }
    assertThat(plain).isPositive();
  }

  @Test
  void oddTextsSayTheSameBothWaysWhereverTheyLie() {
    List<String> odd = new ArrayList<>();
    for (int unit = 0; unit < 0x300; unit++) {
      odd.add(String.valueOf((char) unit));
      odd.add("\\" + (char) unit);
      odd.add(String.format("\\u%04x", unit));
    }
    odd.addAll(
        List.of(
            "\\ud83d\\ude00",
            "\\uD83D\\uDE00",
            "\\ud83d",
            "\\ude00",
            "\\ud83d\\u0041",
            "\\ud83dx",
            "\\u12",
            "\\u12g4",
            "\\uFFFF",
            "\\ufeff",
            "\ud83d\ude00",
            "\uffff",
            "中文",
            "#]!#]"));
    for (String text : odd) {
      for (int before = 0; before < 18; before++) {
        String content = "x".repeat(before) + text + text + "y".repeat((before * 7) % 11);
        bothWaysAgree(line("\"text\":\"" + content + "\"").getBytes(UTF_8));
        bothWaysAgree(line("\"" + content + "\":1").getBytes(UTF_8));
      }
    }
    assertThat(plain).isGreaterThan(1_000);
  }

  @Test
  void oddBytesSayTheSameBothWays() {
    Random random = new Random(3);
    byte[] line = line("\"text\":\"0123456789abcdefghij\"").getBytes(UTF_8);
    int text = new String(line, UTF_8).indexOf("01234");
    for (int i = 0; i < 20_000; i++) {
      byte[] mutant = line.clone();
      int at = text + random.nextInt(16);
      for (int k = 0; k < 4; k++) {
        mutant[at + k] = (byte) (random.nextInt(3) == 0 ? 0x80 + random.nextInt(64) : 0xC0 + i);
      }
      bothWaysAgree(mutant);
    }
    assertThat(plain).isPositive();
  }

  @Test
  void oddValuesSayTheSameBothWays() {
    for (String value :
        List.of(
            "0",
            "-0",
            "00",
            "01",
            "-1",
            "-01",
            "1.",
            ".5",
            "1.5",
            "1e5",
            "1E+5",
            "1e-5",
            "1e",
            "-",
            "+1",
            "1x",
            "NaN",
            "Infinity",
            "0x1",
            "999999999999999999",
            "9223372036854775807",
            "9223372036854775808",
            "-9223372036854775808",
            "1 ",
            " 1",
            "true",
            "tru",
            "truex",
            "null",
            "nul",
            "nullx",
            "false",
            "fals",
            "[]",
            "[ ]",
            "[1,]",
            "[,1]",
            "[1 2]",
            "[1,2",
            "{}",
            "{ }",
            "{\"a\":1,}",
            "{\"a\"}",
            "{\"a\":}",
            "{a:1}",
            "{,}",
            "[1}",
            "{\"a\":1]",
            "\"a\"\"b\"",
            "'a'",
            "\u00a0",
            "\ufeff",
            "[{\"a\":[{\"b\":[]}]}]",
            "{\"a\":1,\"a\":2}",
            "[".repeat(40) + "]".repeat(40),
            "[".repeat(70) + "]".repeat(70),
            "[".repeat(130) + "]".repeat(130),
            "[".repeat(1_010) + "]".repeat(1_010),
            "{\"a\":".repeat(80) + "1" + "}".repeat(80))) {
      for (String field :
          List.of(
              "ordinal\":1,\"x", "metadata", "timestamp", "x", "typ\\u0065", "payl\\u006fad", "")) {
        bothWaysAgree(line("\"phase\":" + value).getBytes(UTF_8));
        bothWaysAgree(line("\"unheard_of\":" + value).getBytes(UTF_8));
        bothWaysAgree(
            line("\"phase\":null}, \"" + field + "\" :\t{\"x\":" + value).getBytes(UTF_8));
        bothWaysAgree(
            line("\"phase\":null}\r\n, \"" + field + "\" : " + value + ",\"y\":{\"z\":1")
                .getBytes(UTF_8));
        bothWaysAgree((line("\"phase\":null") + value).getBytes(UTF_8));
        bothWaysAgree((value + line("\"phase\":null")).getBytes(UTF_8));
      }
    }
    assertThat(plain).isGreaterThan(100);
  }

  private static String line(String field) {
    return "{\"timestamp\":\"t\",\"type\":\"response_item\",\"payload\":"
        + "{\"type\":\"message\",\"role\":\"user\",\"content\":[],"
        + field
        + "}}";
  }

  private void bothWaysAgree(byte[] line) {
    for (LineReader reader : readers) {
      for (Grammar grammar : grammars) {
        all++;
        // Bytes of other lines lie around it, and must not be taken for its own.
        byte[] around = new byte[line.length + 80];
        Arrays.fill(around, (byte) '"');
        System.arraycopy(line, 0, around, 40, line.length);
        Outcome<RolloutLine> plainly = reader.plainly(around, 40, 40 + line.length, grammar);
        if (plainly != null) {
          plain++;
          assertThat(plainly)
              .as(() -> new String(line, UTF_8))
              .isEqualTo(thoroughly(reader, line, grammar));
        }
      }
    }
  }

  private static @Nullable Object thoroughly(LineReader reader, byte[] line, Grammar grammar) {
    try {
      return reader.thoroughly(line, 0, line.length, LongTexts.NONE, grammar);
    } catch (UnreadableException e) {
      return e.sentence();
    }
  }
}
