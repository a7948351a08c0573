package dev.turnmark.json;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.turnmark.fuzz.Law;
import dev.turnmark.json.LineReader.Outcome;
import dev.turnmark.model.ReasoningContent;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutLine;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * Any bytes between the lines of a rollout, and any bytes in place of one: every line is read or
 * told of in a sentence, those around are as ever, however the lines are read they say the same,
 * and what was read can be written and read again.
 */
@NullMarked
public final class RolloutReaderFuzz {

  private static final byte[] BEFORE =
      "{\"timestamp\":\"a\",\"type\":\"event_msg\",\"payload\":{\"type\":\"error\"}}\n"
          .getBytes(UTF_8);
  private static final byte[] AFTER =
      "\n{\"timestamp\":\"b\",\"type\":\"event_msg\",\"payload\":{\"type\":\"warning\"}}"
          .getBytes(UTF_8);
  private static final Manner ALL = new Manner(Strictness.LENIENT, Needs.everything());
  private static final List<Manner> MANNERS =
      List.of(
          new Manner(Strictness.STRICT, Needs.everything()),
          new Manner(Strictness.LENIENT, Needs.nothing()),
          ALL);
  private static final List<Grammar> GRAMMARS =
      List.of(new EnvelopeGrammar(true), new FlatGrammar());
  private static final List<LineReader> READERS = MANNERS.stream().map(LineReader::new).toList();

  private static final Pattern KEY =
      Pattern.compile("\"type\":\"\\w+\"|\"payload\":|\"record_type\":");
  private static final int SHORT = 2_000;
  private static final String LINE =
      "{\"timestamp\":\"t\",\"ordinal\":7,\"type\":\"response_item\",\"payload\":{\"type\":\"message\","
          + "\"role\":\"user\",\"content\":[{\"type\":\"input_text\",\"text\":\"words\"}],\"new\":[1]}}";

  /** What can stand in a text, and what can not. */
  private static final List<String> ODD =
      List.of(
          "\\\"\\\\\\/\\b\\f\\n\\r\\t",
          "\\u00e9\\ud83d\\ude42\\u0000",
          "\\ud83d",
          "\u00e9\ud83d\ude42\u2028",
          "\",\"metadata\":{\"a\":[-0,1e5,0.5,true,null,12345678901234567890]},\"text\":\"",
          "\",\"type\":\"input_image\",\"image_url\":\"data:,",
          "\"}],\"content\":[{\"type\":\"output_text\",\"text\":\"");

  private RolloutReaderFuzz() {}

  /** The shortest line of each kind in the example rollouts, and the whole of a short one. */
  public static Stream<byte[]> seeds() throws IOException {
    Map<String, byte[]> kinds = new TreeMap<>();
    List<byte[]> all = new ArrayList<>();
    try (Stream<Path> files = Files.walk(Path.of("src/test/resources/rollouts"))) {
      for (Path file : files.filter(f -> f.toString().matches(".*\\.jsonl(\\.zst)?")).toList()) {
        if (Files.size(file) < SHORT) {
          all.add(Files.readAllBytes(file));
        }
        if (file.toString().endsWith(".jsonl")) {
          for (String line : Files.readAllLines(file)) {
            kinds.merge(kind(line), line.getBytes(UTF_8), RolloutReaderFuzz::shorter);
          }
        }
      }
    }
    Stream<byte[]> odd = ODD.stream().map(text -> LINE.replace("words", text).getBytes(UTF_8));
    return Stream.of(kinds.values().stream(), all.stream(), odd).flatMap(seeds -> seeds);
  }

  private static byte[] shorter(byte[] one, byte[] other) {
    return one.length <= other.length ? one : other;
  }

  /** Which types it names, and which keys. */
  private static String kind(String line) {
    StringBuilder kind = new StringBuilder();
    Matcher key = KEY.matcher(line);
    Set<String> told = new HashSet<>();
    while (key.find()) {
      if (told.add(key.group())) {
        kind.append(key.group());
      }
    }
    return kind.toString();
  }

  /** What takes its time the first time counts for no input. */
  public static void fuzzerInitialize() {
    fuzzerTestOneInput(LINE.getBytes(UTF_8));
  }

  /** What the fuzzer calls. */
  public static void fuzzerTestOneInput(byte[] data) {
    for (Manner manner : MANNERS) {
      between(data, manner);
    }
    for (LineReader reader : READERS) {
      for (Grammar grammar : GRAMMARS) {
        bothWaysAgree(reader, data, grammar);
      }
    }
    alone(data);
    standalone(data);
  }

  private static void between(byte[] data, Manner manner) {
    List<RolloutRecord> records = records(file(data), manner);
    if (!(records.get(0) instanceof RolloutRecord.Read first)
        || !(records.get(records.size() - 1) instanceof RolloutRecord.Read last)) {
      throw new AssertionError("a line beside is not read: " + records);
    }
    Law.same(first.content().timestamp(), "a", "the line before");
    Law.same(first.index(), 0, "its number");
    Law.same(last.content().timestamp(), "b", "the line behind");
    Law.holds(last.warnings().isEmpty() && last.index() != null, () -> "odd: " + last);
    Law.same(last.line(), lines(data) + 2, "where the last line stands");
    int line = 0;
    for (RolloutRecord record : records) {
      int above = line;
      Law.holds(record.line() > above, () -> record + " stands behind line " + above);
      line = record.line();
      if (record instanceof RolloutRecord.Unreadable unreadable) {
        Law.sentence(unreadable.reason());
      } else {
        again((RolloutRecord.Read) record, manner);
      }
    }
  }

  /** What was read of an item is what is read of it once it is written. */
  private static void again(RolloutRecord.Read read, Manner manner) {
    read.warnings().forEach(warning -> Law.sentence(warning.toString()));
    if (manner.needs() != Needs.everything()
        || !(read.content().item() instanceof ResponseItem item)
        || isWrittenInPart(item)) {
      return;
    }
    try {
      String written = TurnmarkJson.write(item);
      ResponseItem again = TurnmarkJson.readResponseItem(written, Strictness.LENIENT);
      Law.same(again, item, "written as " + written);
      Law.same(TurnmarkJson.write(again), written, "written again");
    } catch (UnreadableException e) {
      throw new AssertionError("what was written can't be read: " + item, e);
    }
  }

  /** As Codex does it, a thought is left out unless there is a reasoning_text in it. */
  private static boolean isWrittenInPart(ResponseItem item) {
    return item instanceof ResponseItem.Reasoning reasoning
        && reasoning.content() != null
        && reasoning.content().stream().noneMatch(ReasoningContent.ReasoningText.class::isInstance);
  }

  /** A whole file, which may be packed or of another format, a line at a time and many at once. */
  private static void alone(byte[] data) {
    List<Object> oneByOne = new ArrayList<>();
    List<Object> together = new ArrayList<>();
    try (RolloutReader reader = reader(data, ALL)) {
      reader.forEachRemaining(record -> note(record, oneByOne));
      reader.problem().ifPresent(Law::sentence);
    } catch (IOException | UncheckedIOException broken) {
      oneByOne.add("broken");
    }
    try (RolloutReader reader = reader(data, ALL)) {
      while (true) {
        Optional<RolloutBlock> block = reader.atHand(100);
        if (block.isPresent()) {
          block.get().read();
          block.get().records().forEach(record -> note(record, together));
          block.get().giveBack();
        } else if (reader.hasNext()) {
          note(reader.next(), together);
        } else {
          break;
        }
      }
    } catch (IOException | UncheckedIOException broken) {
      together.add("broken");
    }
    Law.same(together, oneByOne, "lines at hand and lines one by one");
  }

  private static void note(RolloutRecord record, List<Object> all) {
    if (record instanceof RolloutRecord.Read read) {
      all.add(List.of(read.line(), String.valueOf(read.index()), read.content(), read.warnings()));
    } else {
      all.add(record);
    }
  }

  private static void standalone(byte[] data) {
    String text = new String(data, UTF_8);
    for (Strictness strictness : Strictness.values()) {
      said(() -> TurnmarkJson.readResponseItem(data, strictness));
      said(() -> TurnmarkJson.readTurnItem(data, strictness));
      said(() -> TurnmarkJson.readRolloutItem(text, strictness));
    }
  }

  private interface Read {
    Object read() throws UnreadableException;
  }

  private static void said(Read read) {
    try {
      Law.holds(read.read() != null, () -> "nothing was read");
    } catch (UnreadableException e) {
      Law.sentence(e.sentence());
    }
  }

  private static void bothWaysAgree(LineReader reader, byte[] line, Grammar grammar) {
    // Bytes of other lines lie around it, and must not be taken for its own.
    byte[] around = new byte[line.length + 80];
    Arrays.fill(around, (byte) '"');
    System.arraycopy(line, 0, around, 40, line.length);
    Outcome<RolloutLine> plainly = reader.plainly(around, 40, 40 + line.length, grammar);
    if (plainly != null) {
      Law.same(plainly, thoroughly(reader, line, grammar), "read plainly and thoroughly");
    }
  }

  private static @Nullable Object thoroughly(LineReader reader, byte[] line, Grammar grammar) {
    try {
      return reader.thoroughly(line, 0, line.length, LongTexts.NONE, grammar);
    } catch (UnreadableException e) {
      return e.sentence();
    }
  }

  private static List<RolloutRecord> records(byte[] file, Manner manner) {
    List<RolloutRecord> records = new ArrayList<>();
    try (RolloutReader reader = reader(file, manner)) {
      for (Iterator<RolloutRecord> each = reader; each.hasNext(); ) {
        records.add(each.next());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return records;
  }

  private static RolloutReader reader(byte[] file, Manner manner) throws IOException {
    return new RolloutReader(
        new ByteArrayInputStream(file), "x.jsonl", manner.strictness(), manner.needs(), 4 << 20);
  }

  private static byte[] file(byte[] data) {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    file.writeBytes(BEFORE);
    file.writeBytes(data);
    file.writeBytes(AFTER);
    return file.toByteArray();
  }

  private static int lines(byte[] data) {
    int feeds = 0;
    for (byte b : data) {
      feeds += b == '\n' ? 1 : 0;
    }
    return feeds + 1;
  }
}
