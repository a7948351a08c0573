package dev.turnmark.conformance;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.CodexRules;
import dev.turnmark.audit.Decision;
import dev.turnmark.audit.DecisionRecord;
import dev.turnmark.engine.Classifier;
import dev.turnmark.fact.Session;
import dev.turnmark.json.Needs;
import dev.turnmark.json.RolloutReader;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.json.Strictness;
import dev.turnmark.json.TurnmarkJson;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.rollout.Cut;
import dev.turnmark.rollout.JudgedLine;
import dev.turnmark.rollout.Replay;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;

/**
 * A hundred thousand damaged lines, made from real ones by a seeded generator: nothing is thrown on
 * the way from the bytes to the printed decision and the turns, and the lines around the damaged
 * one are decided as before.
 */
class HostileCorpusTest {

  /** More are made when asked for: {@code -Dmutants=1000000}. */
  private static final int RANDOM_MUTANTS = Integer.getInteger("mutants", 82_000);

  private static final int LONGEST_FOR_EVERY_CUT = 700;
  private static final Path FOLDER = Path.of("src/test/resources/rollouts");

  private static final byte[] BEFORE = message("Before.");
  private static final byte[] AFTER = message("After.");

  private static List<byte[]> lines = List.of();
  private static Classifier classifier = Classifier.of(CodexRules.LOADED);
  private static final String FIRST = decided(BEFORE);
  private static final String LAST = decided(AFTER);

  @BeforeAll
  static void readRollouts() throws IOException {
    lines = new ArrayList<>();
    try (Stream<Path> files = Files.walk(FOLDER)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".jsonl")).sorted().toList()) {
        Files.readString(file).lines().forEach(line -> lines.add(line.getBytes(UTF_8)));
      }
    }
  }

  @AfterAll
  static void close() {
    classifier.close();
  }

  @Test
  void randomDamageCostsNoNeighbour(TestReporter reporter) {
    Random random = new Random(20_261_201);
    Map<Mutation, Integer> made = new EnumMap<>(Mutation.class);
    Map<Mutation, Integer> unreadable = new EnumMap<>(Mutation.class);
    for (int i = 0; i < RANDOM_MUTANTS; i++) {
      Mutation mutation = mutation(random);
      byte[] line = lines.get(random.nextInt(lines.size()));
      made.merge(mutation, 1, Integer::sum);
      if (judge(mutation.of(line, random), i % 2 == 0)) {
        unreadable.merge(mutation, 1, Integer::sum);
      }
    }
    if (System.getProperty("mutants") != null) {
      reporter.publishEntry("made", made.toString());
      reporter.publishEntry("unreadable", unreadable.toString());
    }
    // Each kind of damage is really one; separators and parts are fine wherever they stand.
    assertThat(unreadable.keySet())
        .contains(
            Mutation.BITS,
            Mutation.CUT,
            Mutation.ZEROS,
            Mutation.ENCODING,
            Mutation.KEYS,
            Mutation.DEPTH,
            Mutation.SURROGATES,
            Mutation.NUMBERS,
            Mutation.TYPES,
            Mutation.SPLIT);
  }

  /** Deep and wide lines take as long as a hundred others; there are fewer of them. */
  private static Mutation mutation(Random random) {
    Mutation[] all = Mutation.values();
    Mutation chosen = all[random.nextInt(all.length)];
    boolean slow = chosen == Mutation.PARTS || chosen == Mutation.DEPTH;
    return slow && random.nextInt(20) > 0 ? Mutation.BITS : chosen;
  }

  @Test
  void aCutAtAnyByteOfAnyKindOfLineCostsNoNeighbour() {
    int mutants = 0;
    for (byte[] line : oneOfEachKind()) {
      for (int length = 0; length < Math.min(line.length, LONGEST_FOR_EVERY_CUT); length++) {
        judge(Arrays.copyOf(line, length), mutants++ % 2 == 0);
      }
    }
    assertThat(mutants).isGreaterThan(13_000);
  }

  @Test
  void aValueOfAnotherTypeAnywhereInAnyKindOfLineCostsNoNeighbour() {
    int mutants = 0;
    for (byte[] line : oneOfEachKind()) {
      for (String value : Mutation.otherValues()) {
        for (byte[] mutant : JsonMutation.allReplaced(line, value)) {
          judge(mutant, mutants++ % 2 == 0);
        }
      }
    }
    assertThat(mutants).isGreaterThan(5_000);
  }

  @Test
  void aHundredThousandPartsAreDecided() {
    assertThat(judge(JsonMutation.manyParts(100_000, new Random(1)), true)).isFalse();
  }

  /** The first line of each type and payload type. */
  private static List<byte[]> oneOfEachKind() {
    Map<String, byte[]> kinds = new LinkedHashMap<>();
    for (byte[] line : lines) {
      String text = new String(line, UTF_8);
      String kind =
          text.replaceAll(
              "(?s)^.*?\"type\":\"(\\w+)\",\"payload\":\\{(\"type\":\"(\\w+)\")?.*$", "$1 $3");
      kinds.merge(kind, line, (a, b) -> a.length <= b.length ? a : b);
    }
    return List.copyOf(kinds.values());
  }

  /** Judges a file of three lines; gives whether the middle one was unreadable. */
  private static boolean judge(byte[] mutant, boolean strict) {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    file.writeBytes(BEFORE);
    file.write('\n');
    file.writeBytes(mutant);
    file.write('\n');
    file.writeBytes(AFTER);
    Replay replay = new Replay();
    List<String> decisions = new ArrayList<>();
    boolean unreadable = false;
    try (RolloutReader reader = reader(file.toByteArray(), strict)) {
      while (reader.hasNext()) {
        RolloutRecord record = reader.next();
        if (record instanceof RolloutRecord.Read read) {
          replay.accept(judged(read, decisions));
        } else {
          unreadable |= !((RolloutRecord.Unreadable) record).reason().isBlank();
        }
      }
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    assertThat(decisions.get(0)).isEqualTo(FIRST);
    assertThat(decisions.get(decisions.size() - 1)).isEqualTo(LAST);
    assertThat(Cut.rollback(1).in(replay)).isNotNull();
    assertThat(replay.turns().turnBoundaries()).hasSizeGreaterThanOrEqualTo(2);
    return unreadable;
  }

  private static JudgedLine judged(RolloutRecord.Read read, List<String> decisions) {
    return JudgedLine.judge(
        read.line(),
        read.index(),
        read.content().item(),
        said -> decide(said, decisions),
        other -> classifier.marks(other, Session.UNKNOWN));
  }

  private static Decision decide(ResponseItem said, List<String> decisions) {
    Decision decision = classifier.classify(said, Session.UNKNOWN, () -> "fresh");
    String written =
        TurnmarkJson.writeRecord(DecisionRecord.of(decision, "file", 1, null, List.of()));
    assertThat(written).startsWith("{\"file\":\"file\"").doesNotContain("\n");
    decisions.add(written);
    return decision;
  }

  private static String decided(byte[] bytes) {
    try (RolloutReader reader = reader(bytes, true)) {
      RolloutRecord.Read read = (RolloutRecord.Read) reader.next();
      List<String> decisions = new ArrayList<>();
      judged(read, decisions);
      return decisions.get(0);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static RolloutReader reader(byte[] bytes, boolean strict) throws IOException {
    return new RolloutReader(
        new ByteArrayInputStream(bytes),
        "file",
        strict ? Strictness.STRICT : Strictness.LENIENT,
        Needs.everything());
  }

  private static byte[] message(String words) {
    return ("{\"timestamp\":\"t\",\"type\":\"response_item\",\"payload\":{\"type\":\"message\","
            + "\"role\":\"user\",\"content\":[{\"type\":\"input_text\",\"text\":\""
            + words
            + "\"}]}}")
        .getBytes(UTF_8);
  }
}
