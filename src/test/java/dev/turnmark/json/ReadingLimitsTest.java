package dev.turnmark.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.github.luben.zstd.Zstd;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReadingLimitsTest {

  private static final String LINE =
      "{\"timestamp\":\"2026-12-01T10:00:00.000Z\",\"type\":\"response_item\",\"payload\":"
          + "{\"type\":\"message\",\"role\":\"user\",\"content\":[%s]}}\n";

  private static final String PART = "{\"type\":\"input_text\",\"text\":\"%s\"}";

  private static final int RLE_BLOCK = 128 << 10;

  private static String line(String... texts) {
    List<String> parts = new ArrayList<>();
    for (String text : texts) {
      parts.add(PART.formatted(text));
    }
    return LINE.formatted(String.join(",", parts));
  }

  @Test
  void aRecordThatIsTooLongIsUnreadableAndCostsNoOther() throws IOException {
    String file = line("a") + line("b".repeat(300)) + line("c");
    assertThat(reasons(file, ReadingLimits.USUAL.withRecord(200)))
        .containsExactly(
            "",
            "expected a record of at most 200 bytes but was a longer one; the limit `record`"
                + " can be raised",
            "");
  }

  @Test
  void aRecordBeyondTheLimitIsNotHeldInATemporaryFile() throws IOException {
    byte[] chunk = "a".repeat(1_000).getBytes(StandardCharsets.UTF_8);
    try (Spill spill = new Spill()) {
      Abridger abridger = new Abridger(spill, 1_000_000, 100, 10_500);
      abridger.take("{\"text\":\"".getBytes(StandardCharsets.UTF_8), 0, 9);
      for (int i = 0; i < 1_000; i++) {
        abridger.take(chunk, 0, chunk.length);
      }
      abridger.end();
      assertThat(abridger.problem())
          .isEqualTo(
              "expected a record of at most 10500 bytes but was a longer one; the limit `record`"
                  + " can be raised");
      assertThat(spill.length()).isEqualTo(10_000);
    }
  }

  @Test
  void aTextThatIsTooLongIsUnreadableWhereverItStands() throws IOException {
    ReadingLimits limits = ReadingLimits.USUAL.withText(24);
    assertThat(reasons(line("a") + line("x".repeat(24)), limits)).containsExactly("", "");
    assertThat(reasons(line("x".repeat(25)), limits))
        .containsExactly(
            "expected a text of at most 24 bytes but was one of 25 bytes at byte 144; the limit"
                + " `text` can be raised");
    assertThat(reasons(line("\\\"".repeat(13)), limits))
        .as("as it is written")
        .containsExactly(
            "expected a text of at most 24 bytes but was one of 26 bytes at byte 144; the limit"
                + " `text` can be raised");
  }

  @Test
  void aTextThatWaitsOutsideOfMemoryIsHeldAgainstTheLimitToo() throws IOException {
    String file = line("x".repeat(5 << 20)) + line("a");
    assertThat(reasons(file, ReadingLimits.USUAL.withText(1 << 20)))
        .containsExactly(
            "expected a text of at most 1048576 bytes but was one of 5242880 bytes at byte 144; the"
                + " limit `text` can be raised",
            "");
    assertThat(reasons(file, ReadingLimits.USUAL.withText(6 << 20))).containsExactly("", "");
  }

  @Test
  void whatIsNestedTooDeepIsUnreadable() throws IOException {
    ReadingLimits limits = ReadingLimits.USUAL.withDepth(4);
    assertThat(reasons(line("[[[[[[[[\\\"{{{{{"), limits)).as("texts do not nest").containsOnly("");
    assertThat(reasons(line("a"), limits.withDepth(3)))
        .containsExactly("expected at most 3 levels but was nested deeper");
    String deep = "{\"type\":\"x\",\"payload\":" + "[".repeat(2_000) + "]".repeat(2_000) + "}\n";
    assertThat(reasons(deep + line("a"), ReadingLimits.USUAL))
        .containsExactly("expected at most 1000 levels but was nested deeper", "");
  }

  @Test
  void aMessageOfTooManyPartsIsUnreadableInAReplacementHistoryToo() throws IOException {
    ReadingLimits limits = ReadingLimits.USUAL.withParts(2);
    String compacted =
        "{\"timestamp\":\"t\",\"type\":\"compacted\",\"payload\":{\"message\":\"\","
            + "\"replacement_history\":[%s,%s]}}\n";
    assertThat(
            reasons(
                line("a", "b")
                    + line("a", "b", "c")
                    + compacted.formatted(payload("a"), payload("a", "b", "c")),
                limits))
        .containsExactly(
            "",
            "expected at most 2 content parts but was 3; the limit `parts` can be raised",
            "expected at most 2 content parts but was 3 in item 1 of the replacement history; the"
                + " limit `parts` can be raised");
  }

  private static String payload(String... texts) {
    String line = line(texts);
    int payload = line.indexOf("\"payload\":") + "\"payload\":".length();
    return line.substring(payload, line.length() - 2);
  }

  @Test
  void limitsHoldForLinesThatAreTakenTogetherToo() throws IOException {
    String file = (line("a") + line("a", "b", "c")).repeat(3);
    try (RolloutReader reader = reader(bytes(file), ReadingLimits.USUAL.withParts(2))) {
      RolloutBlock block = reader.atHand(1 << 20).orElseThrow();
      block.read();
      assertThat(block.records())
          .extracting(ReadingLimitsTest::reason)
          .containsExactly(
              "", "expected at most 2 content parts but was 3; the limit `parts` can be raised",
              "", "expected at most 2 content parts but was 3; the limit `parts` can be raised",
              "", "expected at most 2 content parts but was 3; the limit `parts` can be raised");
    }
  }

  @Test
  void limitsHoldForALoneItem() {
    assertThat(
            LoneRecord.read(
                bytes(payload("abc", "d")), Strictness.LENIENT, ReadingLimits.USUAL.withParts(1)))
        .isEqualTo(
            new RolloutRecord.Unreadable(
                1, "expected at most 1 content part but was 2; the limit `parts` can be raised"));
    assertThat(
            LoneRecord.read(
                bytes(payload("abc")), Strictness.LENIENT, ReadingLimits.USUAL.withRecord(10)))
        .isEqualTo(
            new RolloutRecord.Unreadable(
                1,
                "expected a record of at most 10 bytes but was a longer one; the limit `record` can"
                    + " be raised"));
  }

  @Test
  void widerLimitsThanALineNeedsChangeNothing() throws IOException {
    ReadingLimits wide = new ReadingLimits(1 << 20, 1 << 20, 1_000, 900, 1L << 30, 20_000);
    for (var rollout : Rollouts.all()) {
      byte[] bytes = Rollouts.bytes(rollout);
      assertThat(read(bytes, wide))
          .as("%s", rollout)
          .isEqualTo(Rollouts.read(bytes, Strictness.LENIENT, Needs.everything()));
    }
  }

  @Test
  void aPackedFileThatUnpacksOutOfProportionEndsThere() {
    for (char filling : "a\n\"".toCharArray()) {
      byte[] bomb = bomb(line("a"), filling, 1_000);
      assertThatThrownBy(() -> read(bomb, ReadingLimits.USUAL))
          .isInstanceOf(UncheckedIOException.class)
          .cause()
          .hasMessageMatching(
              "expected each packed byte to become at most 10000 but \\d+ became \\d+; the limit"
                  + " `ratio` can be raised if that is meant");
    }
  }

  @Test
  void whatStandsBeforeABombIsRead() throws IOException {
    byte[] bomb = bomb(line("a"), '\n', 1_000);
    List<RolloutRecord> read = new ArrayList<>();
    try (RolloutReader reader = reader(bomb, ReadingLimits.USUAL)) {
      assertThatThrownBy(() -> reader.forEachRemaining(read::add))
          .isInstanceOf(UncheckedIOException.class);
    }
    assertThat(read).extracting(ReadingLimitsTest::reason).containsExactly("");
  }

  @Test
  void aPackedFileUnpacksToNoMoreThanIsAllowed() throws IOException {
    byte[] packed = Zstd.compress(bytes(line("a").repeat(1_000)));
    long size = bytes(line("a")).length * 1_000L;
    assertThat(read(packed, ReadingLimits.USUAL.withUnpacked(size))).hasSize(1_000);
    assertThatThrownBy(() -> read(packed, ReadingLimits.USUAL.withUnpacked(size - 1)))
        .cause()
        .hasMessage(
            "expected at most %d bytes when it is unpacked but was more; the limit `unpacked` can"
                    .formatted(size - 1)
                + " be raised");
  }

  @Test
  void aSmallFileMayUnpackToWhatEverItLikesAsLongAsThatIsSmallToo() throws IOException {
    byte[] packed = bomb(line("a"), ' ', 500);
    assertThat(read(packed, ReadingLimits.USUAL)).hasSize(1);
  }

  @Test
  void aFrameThatAsksForMoreMemoryThanAnyNeedsIsRefused() {
    byte[] frame = {0x28, (byte) 0xB5, 0x2F, (byte) 0xFD, 0, (byte) (21 << 3), 1, 0, 0};
    assertThatThrownBy(() -> read(frame, ReadingLimits.USUAL))
        .isInstanceOf(UncheckedIOException.class)
        .cause()
        .hasMessageContaining("memory");
  }

  @Test
  void limitsThatMakeNoSenseAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ReadingLimits.USUAL.withRecord(0))
        .withMessage("expected a limit `record` from 1 to 9223372036854775807 but was 0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ReadingLimits.USUAL.withDepth(1_001))
        .withMessage("expected a limit `depth` from 1 to 1000 but was 1001");
  }

  /** A text and then so many blocks of one byte over and over: four bytes each, and 128 KiB. */
  private static byte[] bomb(String text, char filling, int blocks) {
    ByteArrayOutputStream bomb = new ByteArrayOutputStream();
    bomb.writeBytes(new byte[] {0x28, (byte) 0xB5, 0x2F, (byte) 0xFD, 0, 7 << 3});
    byte[] raw = bytes(text);
    bomb.writeBytes(header(raw.length, 0, false));
    bomb.writeBytes(raw);
    for (int i = 1; i <= blocks; i++) {
      bomb.writeBytes(header(RLE_BLOCK, 1, i == blocks));
      bomb.write(filling);
    }
    return bomb.toByteArray();
  }

  private static byte[] header(int size, int type, boolean last) {
    int header = size << 3 | type << 1 | (last ? 1 : 0);
    return new byte[] {(byte) header, (byte) (header >> 8), (byte) (header >> 16)};
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static RolloutReader reader(byte[] bytes, ReadingLimits limits) throws IOException {
    return new RolloutReader(
        new ByteArrayInputStream(bytes), "test", Strictness.LENIENT, Needs.everything(), limits);
  }

  private static List<RolloutRecord> read(byte[] bytes, ReadingLimits limits) throws IOException {
    List<RolloutRecord> records = new ArrayList<>();
    try (RolloutReader reader = reader(bytes, limits)) {
      reader.forEachRemaining(records::add);
    }
    return records;
  }

  private static List<String> reasons(String file, ReadingLimits limits) throws IOException {
    return read(bytes(file), limits).stream().map(ReadingLimitsTest::reason).toList();
  }

  /** Why a line can't be read; nothing when it can. */
  private static String reason(RolloutRecord record) {
    return record instanceof RolloutRecord.Unreadable unreadable ? unreadable.reason() : "";
  }
}
