package dev.turnmark.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Lines that were damaged in seeded ways. */
class MutantsTest {

  private static final int MUTANTS = 5_000;
  private static final String[] SPLINTERS = {
    "\"",
    "\\",
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "null",
    "1e9",
    "-0",
    "\\ud800",
    "\"type\":5,",
    "\u0000",
    "\"type\":\"x\",",
    "\"id\":null,",
    "\ud83d\ude00",
    "{\"a\":",
    "\t",
    "\"payload\":{},"
  };

  @Test
  void noDamageThrowsOrSpreadsToTheNeighbours() {
    Random random = new Random(42);
    List<byte[]> lines = lines();
    byte[] before =
        "{\"timestamp\":\"a\",\"type\":\"event_msg\",\"payload\":{\"type\":\"error\"}}\n"
            .getBytes(UTF_8);
    byte[] after =
        "\n{\"timestamp\":\"b\",\"type\":\"event_msg\",\"payload\":{\"type\":\"warning\"}}"
            .getBytes(UTF_8);
    RolloutRecord first = Rollouts.read(before, Strictness.STRICT, Needs.everything()).get(0);
    int unreadable = 0;
    for (int i = 0; i < MUTANTS; i++) {
      byte[] mutant = mutant(lines.get(random.nextInt(lines.size())), random);
      Strictness strictness = random.nextBoolean() ? Strictness.STRICT : Strictness.LENIENT;
      Needs needs = random.nextBoolean() ? Needs.everything() : Needs.nothing();
      List<RolloutRecord> records = Rollouts.read(concat(before, mutant, after), strictness, needs);
      assertThat(records.get(0)).isEqualTo(first);
      RolloutRecord.Read last = (RolloutRecord.Read) records.get(records.size() - 1);
      assertThat(last.content().timestamp()).isEqualTo("b");
      assertThat(last.warnings()).isEmpty();
      assertThat(last.index()).isNotNull();
      if (records.get(records.size() / 2) instanceof RolloutRecord.Unreadable bad) {
        assertThat(bad.reason()).doesNotContain("\n").isNotBlank();
        unreadable++;
      }
    }
    assertThat(unreadable).isBetween(MUTANTS / 5, MUTANTS - MUTANTS / 20);
  }

  static List<byte[]> lines() {
    List<byte[]> lines = new ArrayList<>();
    for (Path rollout : Rollouts.all()) {
      if (rollout.toString().endsWith(".jsonl")) {
        byte[] bytes = Rollouts.bytes(rollout);
        int from = 0;
        for (int feed = LineFeed.next(bytes, 0, bytes.length);
            feed >= 0;
            feed = LineFeed.next(bytes, from, bytes.length)) {
          lines.add(Arrays.copyOfRange(bytes, from, feed));
          from = feed + 1;
        }
      }
    }
    return lines;
  }

  static byte[] mutant(byte[] line, Random random) {
    byte[] mutant = line;
    for (int times = 1 + random.nextInt(2); times > 0 && mutant.length > 1; times--) {
      int at = random.nextInt(mutant.length);
      switch (random.nextInt(5)) {
        case 0 -> mutant = Arrays.copyOf(mutant, at);
        case 1 ->
            mutant =
                concat(
                    Arrays.copyOf(mutant, at), Arrays.copyOfRange(mutant, at + 1, mutant.length));
        case 2 -> {
          mutant = mutant.clone();
          mutant[at] = (byte) random.nextInt(256);
        }
        case 3 ->
            mutant =
                concat(
                    Arrays.copyOf(mutant, at),
                    splinter(random),
                    Arrays.copyOfRange(mutant, at, mutant.length));
        default -> mutant = concat(mutant, Arrays.copyOfRange(mutant, at, mutant.length));
      }
    }
    return mutant;
  }

  private static byte[] splinter(Random random) {
    return SPLINTERS[random.nextInt(SPLINTERS.length)].getBytes(UTF_8);
  }

  private static byte[] concat(byte[]... pieces) {
    ByteArrayOutputStream whole = new ByteArrayOutputStream();
    for (byte[] piece : pieces) {
      whole.writeBytes(piece);
    }
    return whole.toByteArray();
  }
}
