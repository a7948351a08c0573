package dev.turnmark.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.turnmark.audit.Decision;
import dev.turnmark.audit.DecisionRecord;
import dev.turnmark.engine.Classifier;
import dev.turnmark.fact.Session;
import dev.turnmark.model.EventMsg;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.TurnItem;
import dev.turnmark.model.Unread;
import dev.turnmark.rules.RuleSet;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A record too long for memory reads like a short one. */
class LongRecordsTest {

  private static final int ROOM = 1 << 26;

  /** What texts are made of, sound and unsound. */
  private static final String[] SHARDS = {
    "abcdefgh",
    "x",
    " ",
    "\u00e9",
    "\u20ac",
    "\ud83d\ude00",
    "\\\"",
    "\\\\",
    "\\n",
    "\\/",
    "\\u00e9",
    "\\ud83d\\ude00",
    "\\ud83d",
    "\\ude00",
    "\\ud83d\\ud83d\\ude00",
    "\\uD83Dx",
    "\\ud83d\\n",
    "{\\\"a\\\":[1]}"
  };

  /** How many of them a parser takes in a key: it refuses halves of surrogates there. */
  private static final int KEY_SHARDS = 11;

  private static final String[] FLAWS = {
    "\\x",
    "\\",
    "\\u12",
    "\\u12G4",
    "\\ud83d\\u",
    "\\ud83d\\q",
    "\t",
    "\u0001",
    "\\\u00e9",
    "\"",
    "\\u\\n"
  };

  private static List<RolloutRecord> read(InputStream in, Strictness strictness, Needs needs) {
    return records(
        new RolloutReader(in, "test", strictness, needs, bytes -> new RecordFramer(bytes, ROOM)));
  }

  /** The same with every record and every text taken for long ones. */
  private static List<RolloutRecord> readAsLong(
      InputStream in, Strictness strictness, Needs needs, int longText) {
    return records(
        new RolloutReader(
            in, "test", strictness, needs, bytes -> new RecordFramer(bytes, ROOM, 1, longText)));
  }

  private static List<RolloutRecord> records(RolloutReader reader) {
    List<RolloutRecord> records = new ArrayList<>();
    try (reader) {
      reader.forEachRemaining(records::add);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return records;
  }

  private static InputStream stream(byte[] bytes) {
    return new ByteArrayInputStream(bytes);
  }

  @ParameterizedTest
  @EnumSource(Strictness.class)
  void everyExampleReadsAlikeHoweverLittleIsKept(Strictness strictness) throws IOException {
    for (Path rollout : Rollouts.all()) {
      byte[] bytes = Unpacked.of(stream(Rollouts.bytes(rollout))).readAllBytes();
      for (Needs needs : List.of(Needs.everything(), Needs.nothing())) {
        List<RolloutRecord> usual = read(stream(bytes), strictness, needs);
        assertThat(readAsLong(stream(bytes), strictness, needs, 3)).isEqualTo(usual);
        assertThat(readAsLong(stream(bytes), strictness, needs, 100)).isEqualTo(usual);
      }
    }
  }

  @Test
  void everyTextReadsAlikeHoweverItsBytesArrive() {
    Random random = new Random(20261201);
    for (int round = 0; round < 5_000; round++) {
      byte[] line = line(random);
      Strictness strictness = random.nextBoolean() ? Strictness.STRICT : Strictness.LENIENT;
      Needs needs = random.nextBoolean() ? Needs.everything() : Needs.nothing();
      int longText = 1 + random.nextInt(20);
      assertThat(readAsLong(new Trickle(line, random), strictness, needs, longText))
          .as("%s", new String(line, UTF_8))
          .isEqualTo(read(stream(line), strictness, needs));
    }
  }

  /** A call of a function, seldom without a flaw. */
  private static byte[] line(Random random) {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    if (random.nextInt(20) == 0) {
      line.writeBytes("\ufeff".getBytes(UTF_8));
    }
    line.writeBytes("{\"timestamp\":\"t\",\"type\":\"response_item\",".getBytes(UTF_8));
    if (random.nextInt(4) == 0) {
      line.writeBytes(
          (quoted(random, KEY_SHARDS) + " \t: [" + quoted(random) + " ,1],").getBytes(UTF_8));
    }
    line.writeBytes(
        ("\"payload\":{\"type\":\"function_call\",\"name\":"
                + quoted(random)
                + (random.nextInt(8) == 0 ? ",\"name\":" + quoted(random) : "")
                + ",\"call_id\":\"c\",\"arguments\":"
                + quoted(random)
                + "}}")
            .getBytes(UTF_8));
    byte[] bytes = line.toByteArray();
    if (random.nextInt(3) == 0) {
      bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
    }
    int length = random.nextInt(8) == 0 ? random.nextInt(bytes.length) : bytes.length;
    line.reset();
    line.write(bytes, 0, length);
    line.writeBytes(
        (random.nextBoolean() ? "\r\n" : random.nextBoolean() ? "\r" : "").getBytes(UTF_8));
    return line.toByteArray();
  }

  private static String quoted(Random random) {
    return quoted(random, SHARDS.length);
  }

  private static String quoted(Random random, int shards) {
    StringBuilder text = new StringBuilder("\"");
    for (int pieces = random.nextInt(12); pieces > 0; pieces--) {
      text.append(SHARDS[random.nextInt(shards)]);
      if (random.nextInt(60) == 0) {
        text.append(FLAWS[random.nextInt(FLAWS.length)]);
      }
    }
    return text.append('"').toString();
  }

  @Test
  void aLineThatIsCutAnywhereSaysSoAlike() {
    byte[] line =
        ("{\"type\":\"world_state\",\"payload\":{\"full\":true,\"state\":{\"a\\ud83d\\ude00\":"
                + "\"b\u20ac\\u00e9\ud83d\ude00\\n\"}}}")
            .getBytes(UTF_8);
    for (int length = 1; length < line.length; length++) {
      byte[] cut = java.util.Arrays.copyOf(line, length);
      assertThat(readAsLong(stream(cut), Strictness.LENIENT, Needs.everything(), 1))
          .isEqualTo(read(stream(cut), Strictness.LENIENT, Needs.everything()));
    }
  }

  @Test
  void everyExampleIsWrittenAlikeHoweverLittleIsKept() throws IOException {
    Needs needs = Needs.of(Set.of(), Set.of("imageUrl", "audioUrl", "result"));
    int carried = 0;
    try (Classifier classifier = Classifier.of(RuleSet.shipped())) {
      for (Path rollout : Rollouts.all()) {
        try (RolloutReader usual = reader(rollout, needs, 1 << 20);
            RolloutReader brief = reader(rollout, needs, 10)) {
          while (usual.hasNext()) {
            RolloutRecord record = brief.next();
            assertThat(written(record, classifier)).isEqualTo(written(usual.next(), classifier));
            carried += record instanceof RolloutRecord.Read read ? read.carried().size() : 0;
          }
          assertThat(brief.hasNext()).isFalse();
        }
      }
    }
    assertThat(carried).isPositive();
  }

  private static RolloutReader reader(Path rollout, Needs needs, int longText) throws IOException {
    return new RolloutReader(
        Unpacked.of(stream(Rollouts.bytes(rollout))),
        "test",
        Strictness.LENIENT,
        needs,
        bytes -> new RecordFramer(bytes, ROOM, 2 * longText, longText));
  }

  private static String written(RolloutRecord record, Classifier classifier) throws IOException {
    if (!(record instanceof RolloutRecord.Read read)) {
      return record.toString();
    }
    if (!(read.content().item() instanceof ResponseItem item)) {
      return read.line() + ": " + read.content().item().getClass();
    }
    Decision decision = classifier.classify(item, Session.UNKNOWN, () -> "id");
    StringWriter out = new StringWriter();
    TurnmarkJson.writeRecord(
        DecisionRecord.of(decision, "test", read.line(), read.index(), List.of()),
        read.carried(),
        out);
    return out.toString();
  }

  private static final String SHOWN =
      "{\"timestamp\":\"t\",\"type\":\"response_item\",\"payload\":{\"type\":"
          + "\"image_generation_call\",\"id\":\"i\",\"status\":\"s\",\"result\":\"%s\"}}\n";

  private static RolloutReader carrying(String lines) {
    return new RolloutReader(
        stream(lines.getBytes(UTF_8)),
        "test",
        Strictness.LENIENT,
        Needs.of(Set.of(), Set.of("result")),
        bytes -> new RecordFramer(bytes, 500, 100, 50));
  }

  private record Line(int line, TurnItem item) {}

  private static String written(RolloutRecord.Read read) throws IOException {
    StringWriter out = new StringWriter();
    ResponseItem.ImageGenerationCall call =
        (ResponseItem.ImageGenerationCall) read.content().item();
    TurnItem item = TurnItem.ImageGeneration.of("i", call);
    TurnmarkJson.writeRecord(new Line(read.line(), item), read.carried(), out);
    return out.toString();
  }

  private static String expected(int line, String text) {
    TurnItem item = new TurnItem.ImageGeneration("i", "s", null, text, null, Map.of());
    return TurnmarkJson.writeRecord(new Line(line, item));
  }

  @Test
  void aTextThatIsCarriedIsWrittenAsIfItHadBeenRead() throws IOException {
    Random random = new Random(5);
    for (int round = 0; round < 2_000; round++) {
      String text = text(random);
      String escaped = PlainJson.write(text).replace("/", "\\/");
      try (RolloutReader reader =
          carrying(SHOWN.formatted(escaped.substring(1, escaped.length() - 1)))) {
        assertThat(written((RolloutRecord.Read) reader.next())).isEqualTo(expected(1, text));
      }
    }
  }

  private static String text(Random random) {
    StringBuilder text = new StringBuilder("0123456789".repeat(random.nextInt(8)));
    String[] pieces = {
      "\"", "\\", "/", "\n", "\u0001", "\u00e9", "\u20ac", "\ud83d\ude00", "a", "\u007f"
    };
    for (int count = random.nextInt(40); count > 0; count--) {
      text.append(pieces[random.nextInt(pieces.length)]);
    }
    return text.toString();
  }

  @Test
  void aCarriedTextNeedsNoRoomInMemory() throws IOException {
    String image = "A".repeat(1_000_000);
    try (RolloutReader reader = carrying(SHOWN.formatted(image).repeat(2))) {
      assertThat(written((RolloutRecord.Read) reader.next())).isEqualTo(expected(1, image));
      assertThat(written((RolloutRecord.Read) reader.next())).isEqualTo(expected(2, image));
    }
  }

  @Test
  void aTextWithALoneSurrogateIsReadAndNotCarried() throws IOException {
    String image = "A".repeat(100) + "\\ud800";
    try (RolloutReader reader = carrying(SHOWN.formatted(image))) {
      RolloutRecord.Read read = (RolloutRecord.Read) reader.next();
      assertThat(read.carried()).isSameAs(CarriedTexts.NONE);
      assertThat(read.warnings())
          .containsExactly(
              new Warning("$", "expected whole surrogate pairs but was one half at byte 214"));
      assertThat(written(read)).contains(image);
    }
  }

  @Test
  void aCarriedTextIsNeitherWrittenLateNorAnyOtherWay() throws IOException {
    try (RolloutReader reader = carrying(SHOWN.formatted("A".repeat(200)).repeat(2))) {
      RolloutRecord.Read first = (RolloutRecord.Read) reader.next();
      ResponseItem item = (ResponseItem) first.content().item();
      assertThatThrownBy(() -> TurnmarkJson.write(item))
          .isInstanceOf(IllegalStateException.class)
          .hasMessage(
              "expected a text to write but was one that was left unread; name its component in"
                  + " Needs");
      assertThat(reader.hasNext()).isTrue();
      assertThatThrownBy(() -> written(first))
          .isInstanceOf(IllegalStateException.class)
          .hasMessage(
              "expected a carried text to be written before the next line is read but it is gone");
    }
  }

  @Test
  void aTextThatMustBeLookedAtHasToFit() {
    String line =
        "{\"timestamp\":\"t\",\"type\":\"response_item\",\"payload\":{\"type\":\"message\",\"role\":"
            + "\"user\",\"content\":[{\"type\":\"input_text\",\"text\":\""
            + "x".repeat(1_000)
            + "\"}]}}";
    assertThat(records(carrying(line)))
        .containsExactly(
            new RolloutRecord.Unreadable(
                1,
                "expected a text of at most 373 bytes but was one of 1000 bytes at"
                    + " $.payload.content[0].text; a record may take a 16th of Java's memory, so"
                    + " give it more, for example by JAVA_TOOL_OPTIONS=-Xmx8g"));
  }

  @Test
  void aKeyThatIsTooLongCostsItsLineOnly() {
    String line = "{\"" + "k".repeat(1_000) + "\" : 1}\n";
    assertThat(records(carrying(line + SHOWN.formatted("A"))))
        .extracting(record -> record.getClass().getSimpleName())
        .containsExactly("Unreadable", "Read");
  }

  @Test
  void anEventWhoseContentDoesNotFitIsStillThatEvent() {
    String line =
        "{\"timestamp\":\"t\",\"type\":\"event_msg\",\"payload\":{\"type\":\"item_completed\","
            + "\"item\":{\"type\":\"Plan\",\"id\":\"i\",\"text\":\""
            + "x".repeat(1_000)
            + "\"}}}";
    RolloutRecord.Read read = (RolloutRecord.Read) records(carrying(line)).get(0);
    assertThat(read.content().item()).isEqualTo(new EventMsg.Other("item_completed", true));
    assertThat(read.index()).isZero();
    assertThat(read.warnings()).hasSize(1);
  }

  @Test
  void aLackOfRoomForTemporaryFilesSaysWhatToDo() {
    assertThat(Limits.noRoom(new NoSuchFileException("/none/turnmark123.texts")))
        .isEqualTo(
            "expected room for a long record among the temporary files but was"
                + " NoSuchFileException; name a directory with more room, for example by"
                + " JAVA_TOOL_OPTIONS=-Djava.io.tmpdir=DIRECTORY");
    assertThat(Limits.noRoom(new IOException("No space left on device")))
        .contains("but was No space left on device; name a directory");
  }

  @Test
  void theLimitIsAShareOfMemoryWithinBounds() {
    assertThat(Limits.of(1 << 20)).isEqualTo(4 << 20);
    assertThat(Limits.of(160L << 20)).isEqualTo(10 << 20);
    assertThat(Limits.of(Long.MAX_VALUE)).isEqualTo(512 << 20);
  }

  @Test
  void whatNobodyNeedsIsUnreadHoweverLong() {
    String line =
        "{\"timestamp\":\"t\",\"type\":\"response_item\",\"payload\":{\"type\":\"reasoning\","
            + "\"summary\":[],\"encrypted_content\":\""
            + "x".repeat(1_000_000)
            + "\"}}";
    RolloutRecord.Read read = (RolloutRecord.Read) records(carrying(line)).get(0);
    assertThat(read.content().item())
        .isEqualTo(new ResponseItem.Reasoning(null, List.of(), null, Unread.TEXT, null));
    assertThat(read.warnings()).isEmpty();
  }

  /** Gives a few bytes at a time. */
  private static final class Trickle extends InputStream {
    private final InputStream bytes;
    private final Random random;

    Trickle(byte[] bytes, Random random) {
      this.bytes = stream(bytes);
      this.random = random;
    }

    @Override
    public int read() throws IOException {
      return bytes.read();
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
      return bytes.read(target, offset, Math.min(length, 1 + random.nextInt(7)));
    }
  }
}
