package dev.turnmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.cli.RulesOption.ChosenRules;
import dev.turnmark.rules.RuleSet;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A file that grows is decided as it is when it is whole. */
class FollowTest {

  private static final Path ROLLOUTS = Path.of("src/test/resources/rollouts");
  private static final Path SMALL = Path.of("src/test/resources/cli/rules/small");
  private static final String NAME = "s.jsonl";
  private static final int SEEDS = 12;

  @TempDir private Path directory;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.171.0/hooks_multi.jsonl",
        "0.171.0/compact_remote.jsonl",
        "0.145.0/app.1.jsonl",
        "0.171.0/images_app.jsonl"
      })
  void whereverTheWriterPausesTheDecisionsAreThoseOfTheWholeFile(String rollout)
      throws IOException {
    byte[] whole = Files.readAllBytes(ROLLOUTS.resolve(rollout));
    String expected = classified(whole);
    for (int seed = 0; seed < SEEDS; seed++) {
      Random random = new Random(seed);
      Path folder = Files.createDirectory(directory.resolve("" + seed));
      try (Watched watched = Watched.byShippedRules(folder, NAME).append("")) {
        StringBuilder out = new StringBuilder();
        for (int from = 0; from < whole.length; ) {
          int to = Math.min(whole.length, from + 1 + random.nextInt(pause(random)));
          watched.append(Arrays.copyOfRange(whole, from, to)).look();
          out.append(watched.out());
          from = to;
        }
        assertThat(out.toString()).isEqualTo(expected);
        assertThat(watched.err()).isEmpty();
      }
    }
  }

  @Test
  void wheneverCodexPacksAndUnpacksTheFileTheDecisionsAreThoseOfTheWholeFile() throws IOException {
    byte[] whole = Files.readAllBytes(ROLLOUTS.resolve("0.145.0/app.1.jsonl"));
    String expected = classified(whole);
    for (int seed = 0; seed < SEEDS; seed++) {
      Random random = new Random(seed);
      Path folder = Files.createDirectory(directory.resolve("" + seed));
      try (Watched watched = Watched.byShippedRules(folder, NAME).append("")) {
        StringBuilder out = new StringBuilder();
        int written = 0;
        for (int end : new int[] {whole.length / 3, whole.length / 2, whole.length}) {
          while (written < end) {
            int to = Math.min(end, written + 1 + random.nextInt(4_000));
            watched.append(Arrays.copyOfRange(whole, written, to));
            written = to;
            if (random.nextBoolean()) {
              out.append(watched.look().out());
            }
          }
          // The writer ends with a whole line, and nobody has looked since.
          int line = endOfLine(whole, written);
          byte[] session = Arrays.copyOf(whole, line);
          out.append(watched.pack(session).look().look().out());
          assertThat(out.toString()).isEqualTo(classified(session));
          watched.unpack(session);
          written = line;
        }
        assertThat(out.append(watched.look().out()).toString()).isEqualTo(expected);
      }
    }
  }

  @Test
  void aLineThatIsCutIsWaitedForUntilItsLineFeedComes() throws IOException {
    String line = userSays("Grüße");
    byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
    try (Watched watched = Watched.byShippedRules(directory, NAME)) {
      for (int i = 0; i < bytes.length - 1; i++) {
        watched.append(Arrays.copyOfRange(bytes, i, i + 1)).look();
      }
      assertThat(watched.out()).isEmpty();

      watched.append("\n").look();

      assertThat(watched.out().lines().toList()).hasSize(1).first().asString().contains("Grüße");
      assertThat(watched.err()).isEmpty();
      assertThat(watched.end()).containsExactly("1 file, 1 item: 1 UserMessage");
    }
  }

  @Test
  void aLineThatIsBrokenForGoodCostsNoOther() throws IOException {
    try (Watched watched = Watched.byShippedRules(directory, NAME)) {
      watched.append(userSays("One.")).look().append("{\"type\":\n" + userSays("Two.")).look();

      assertThat(watched.out().lines().map(FollowTest::first))
          .containsExactly("\"line\":1", "\"line\":2", "\"line\":3");
      assertThat(watched.end().get(0))
          .isEqualTo("1 file, 2 items: 2 UserMessage, 1 unreadable line");
    }
  }

  @Test
  void whatIsLeftOfAPackedFileIsReadThere() throws IOException {
    String text = userSays("One.") + userSays("Two.");
    try (Watched watched = Watched.byShippedRules(directory, NAME)) {
      watched.append(userSays("One.")).look().out();
      watched.append(userSays("Two.")).pack(text.getBytes(StandardCharsets.UTF_8)).look();

      assertThat(watched.out()).contains("Two.").doesNotContain("One.");
      assertThat(watched.err())
          .isEqualTo(
              "turnmark: s.jsonl: it is packed by now, and what is left of it is read there\n");
      assertThat(watched.look().look().out()).isEmpty();
    }
  }

  @Test
  void aPackedFileThatIsStillWrittenIsReadOnWhenItIsWhole() throws IOException {
    byte[] whole = Files.readAllBytes(ROLLOUTS.resolve("0.145.0/app.1.jsonl"));
    try (Watched watched = Watched.byShippedRules(directory, NAME).pack(whole)) {
      byte[] packed = Files.readAllBytes(watched.packed());
      Files.write(watched.packed(), Arrays.copyOf(packed, packed.length / 2));
      String first = watched.look().look().out();
      String said = watched.err();
      Files.write(watched.packed(), packed);

      assertThat(first + watched.look().out()).isEqualTo(classified(whole));
      assertThat(said.lines().filter(l -> l.contains("s.jsonl: it cannot be read: "))).hasSize(1);
    }
  }

  @Test
  void aFileThatIsGoneIsWaitedForAndThatIsSaidOnce() throws IOException {
    try (Watched watched = Watched.byShippedRules(directory, NAME)) {
      watched.append(userSays("One.")).look().out();
      Files.delete(watched.file());
      assertThat(watched.look().err()).isEmpty();
      assertThat(watched.look().look().look().err())
          .isEqualTo("turnmark: s.jsonl: it is gone, and waited for\n");

      watched.append(userSays("One.") + userSays("Two.")).look();

      assertThat(watched.out()).contains("Two.").doesNotContain("One.");
    }
  }

  @Test
  void aFileThatBecameShorterIsReadFromItsBeginning() throws IOException {
    try (Watched watched = Watched.byShippedRules(directory, NAME)) {
      watched.append(userSays("One.") + userSays("Two.")).look().out();
      Files.writeString(watched.file(), userSays("Three."));
      watched.look();

      assertThat(first(watched.out())).isEqualTo("\"line\":1");
      assertThat(watched.err())
          .isEqualTo(
              "turnmark: s.jsonl: it is shorter than what was read of it, so it is read from its"
                  + " beginning\n");
      assertThat(watched.end()).containsExactly("2 files, 3 items: 3 UserMessage");
    }
  }

  @Test
  void anotherTextInItsPlaceIsReadFromItsBeginningHoweverLongItIs() throws IOException {
    try (Watched watched = Watched.byShippedRules(directory, NAME)) {
      watched.append(userSays("One.")).look().out();
      Files.writeString(watched.file(), userSays("Two.") + userSays("Three."));
      watched.look();

      assertThat(first(watched.out())).isEqualTo("\"line\":1");
      assertThat(watched.err())
          .isEqualTo(
              "turnmark: s.jsonl: it is another text than what was read of it, so it is read from"
                  + " its beginning\n");
      assertThat(watched.end()).containsExactly("2 files, 3 items: 3 UserMessage");
    }
  }

  @Test
  void theSameTextInANewFileIsReadOn() throws IOException {
    try (Watched watched = Watched.byShippedRules(directory, NAME)) {
      watched.append(userSays("One.")).look().out();
      Path copy = directory.resolve("copy");
      Files.writeString(copy, userSays("One.") + userSays("Two."));
      Files.move(copy, watched.file(), StandardCopyOption.REPLACE_EXISTING);
      watched.look();

      assertThat(first(watched.out())).isEqualTo("\"line\":2");
      assertThat(watched.err()).isEmpty();
    }
  }

  @Test
  void editedRulesDecideTheNextItemAndWrongOnesChangeNothing() throws IOException {
    Path rules = copy(SMALL, directory.resolve("rules"));
    Path edited = rules.resolve("mark/marks.drl");
    String good = Files.readString(edited);
    ChosenRules chosen = new ChosenRules(RuleSet.load(rules), "mine");
    try (Watched watched = new Watched(directory, NAME, List.of(rules), chosen)) {
      assertThat(watched.append(userSays("One.")).look().out()).contains("\"turn_boundary\"");
      assertThat(watched.err()).isEmpty();

      Files.writeString(edited, good.replace("TurnBoundary", "TurnBoundry"));
      assertThat(watched.append(userSays("Two.")).look().look().out()).contains("turn_boundary");
      assertThat(watched.err())
          .startsWith(edited + ":")
          .contains("TurnBoundry")
          .endsWith(
              " in the rules; those that were good stay on: mine, revision "
                  + chosen.set().revision().substring(0, 12)
                  + "\n")
          .containsOnlyOnce("those that were good stay on");

      Files.writeString(edited, good);
      assertThat(watched.look().err())
          .isEqualTo(
              "rules: mine, revision "
                  + chosen.set().revision().substring(0, 12)
                  + ", as before\n");

      Files.writeString(edited, without(good, "a user message opens a turn"));
      String revision = RuleSet.load(rules).revision();
      assertThat(watched.append(userSays("Three.")).look().out())
          .doesNotContain("turn_boundary")
          .contains(revision);
      assertThat(watched.err())
          .isEqualTo(
              "rules: mine, revision " + revision.substring(0, 12) + ", from the next item on\n");
    }
  }

  private static int pause(Random random) {
    return random.nextInt(4) == 0 ? 20_000 : 900;
  }

  private static int endOfLine(byte[] text, int from) {
    int end = Math.max(from, 1);
    while (text[end - 1] != '\n') {
      end++;
    }
    return end;
  }

  private String classified(byte[] text) throws IOException {
    Path folder = Files.createDirectories(directory.resolve("whole"));
    Files.write(folder.resolve(NAME), text);
    return CommandLineRun.byShippedRules(
            folder, new byte[0], List.of("classify", "--format", "jsonl", NAME))
        .out();
  }

  private static String first(String json) {
    return json.substring(json.indexOf("\"line\""), json.indexOf(',', json.indexOf("\"line\"")));
  }

  private static String without(String drl, String rule) {
    int start = drl.indexOf("rule \"" + rule + "\"");
    return drl.substring(0, start) + drl.substring(drl.indexOf("\nend\n", start) + 5);
  }

  private static Path copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path copy = to.resolve(from.relativize(file).toString());
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy);
      }
    }
    return to;
  }

  private static String userSays(String text) {
    return """
        {"timestamp":"2026-12-01T10:00:00.000Z","type":"response_item","payload":\
        {"type":"message","role":"user","content":[{"type":"input_text","text":"%s"}]}}
        """
        .formatted(text);
  }
}
