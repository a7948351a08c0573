package dev.turnmark.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.CodexRules;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What several threads make of one file is to the byte what one thread makes of it. */
class SideBySideTest {

  private static final Path ROLLOUTS = Path.of("src/test/resources/rollouts");
  private static final String FAILING = rules("failing");
  private static final String META =
      """
      {"timestamp":"2026-12-01T10:00:00.000Z","type":"session_meta","payload":{"id":\
      "01900000-0000-7000-8000-%012d","timestamp":"2026-12-01T10:00:00.000Z","cwd":"/home/user",\
      "originator":"codex_cli_rs","cli_version":"0.171.0"}}
      """;
  private static final String PICTURE =
      """
      {"timestamp":"2026-12-01T10:00:00.000Z","type":"response_item","payload":{"type":"message",\
      "role":"user","content":[{"type":"input_text","text":"what is this?"},\
      {"type":"input_image","image_url":"data:image/png;base64,%s"}]}}
      """;
  private static final Pattern RANDOM_ID = Pattern.compile("00000000-0000-4000-8000-\\d{12}");

  @TempDir private Path directory;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "classify --format jsonl",
        "classify",
        "classify --strict --format jsonl",
        "classify --all-lines --format jsonl",
        "classify --all-lines",
        "classify --replacement-history --format jsonl",
        "classify --redact --format jsonl",
        "classify --redact",
        "turns",
        "turns --format json",
        "prompts",
        "prompts --redact --format json",
        "sessions --counts",
        "sessions",
        "verify",
        "verify --redact",
        "audit --rule=context_is_left_out_of_a_user_message"
      })
  void everyCommandTellsTheSameOfAllTheExamplesInOneFile(String command) throws IOException {
    write("all.jsonl", joined(examples()));

    assertSame(new Random(1), (command + " all.jsonl").split(" "));
  }

  @Test
  void eachExampleIsToldTheSameInPiecesOfAFewLines() throws IOException {
    Random random = new Random(2);
    for (Path example : examples()) {
      write("one.jsonl", Files.readAllBytes(example));
      assertSame(random, "classify", "--format", "jsonl", "one.jsonl");
    }
  }

  @Test
  void damagedLinesAreToldTheSame() throws IOException {
    Random random = new Random(3);
    byte[] all = joined(examples());
    for (int round = 0; round < 40; round++) {
      byte[] some = Arrays.copyOfRange(all, random.nextInt(all.length), all.length);
      byte[] damaged = Arrays.copyOf(some, Math.min(some.length, 200_000));
      for (int i = random.nextInt(400); i > 0; i--) {
        damaged[random.nextInt(damaged.length)] =
            "\n\r{}\",\\:\u0000x7 ".getBytes(UTF_8)[random.nextInt(12)];
      }
      write("damaged.jsonl", damaged);
      assertSame(random, "classify", "--format", "jsonl", "damaged.jsonl");
      assertSame(random, "classify", "damaged.jsonl");
    }
  }

  @Test
  void linesBeforeTheSessionIsKnownAreJudgedWithoutIt() throws IOException {
    byte[] lines = Files.readAllBytes(ROLLOUTS.resolve("0.171.0/hooks_multi.jsonl"));
    byte[] without =
        new String(lines, UTF_8).replaceAll("(?m)^.*session_meta.*\n", "").getBytes(UTF_8);
    Random random = new Random(4);
    for (int round = 0; round < 10; round++) {
      int before = random.nextInt(8);
      write(
          "late.jsonl",
          joined(
              repeated(without, before),
              META.formatted(1).getBytes(UTF_8),
              without,
              META.formatted(2).getBytes(UTF_8),
              without));
      assertSame(random, "classify", "--format", "jsonl", "late.jsonl");
    }
  }

  @Test
  void aFileThatIsNoRolloutIsLeftAsideAndItsOtherLinesAreNot() throws IOException {
    byte[] history = "{\"session_id\":\"a\",\"ts\":1,\"text\":\"hello\"}\n".getBytes(UTF_8);
    byte[] lines = Files.readAllBytes(ROLLOUTS.resolve("0.171.0/hooks_multi.jsonl"));
    byte[] broken = "{\"session_id\":\n".getBytes(UTF_8);
    write("history.jsonl", joined(broken, history, lines, repeated(history, 30), broken, lines));

    for (String command : List.of("classify", "turns", "verify", "prompts", "sessions --counts")) {
      assertSame(new Random(5), (command + " history.jsonl").split(" "));
    }
    assertSame(new Random(5), "classify", "--format", "jsonl", "history.jsonl");
  }

  @Test
  void longRecordsWaitForTheirTurn() throws IOException {
    byte[] lines = Files.readAllBytes(ROLLOUTS.resolve("0.171.0/hooks_multi.jsonl"));
    byte[] picture = PICTURE.formatted("A".repeat(5 << 20)).getBytes(UTF_8);
    byte[] torn = Arrays.copyOf(picture, picture.length - 9);
    byte[] feed = {'\n'};
    write("long.jsonl", joined(lines, picture, picture, lines, torn, feed, lines, picture, torn));

    assertSame(new Random(6), "classify", "--format", "jsonl", "long.jsonl");
    assertSame(new Random(6), "classify", "--redact", "--format", "jsonl", "long.jsonl");
  }

  @Test
  void whatNoRuleDecidesIsToldTheSame() throws IOException {
    write("all.jsonl", joined(examples()));

    assertSame(new Random(7), "classify", "--rules", FAILING, "--format", "jsonl", "all.jsonl");
    assertSame(new Random(7), "turns", "--rules", FAILING, "all.jsonl");
  }

  @Test
  void aRefusedFileIsTold() throws IOException {
    String unknown = META.formatted(1).replace("\"cwd\"", "\"history_mode\":\"odd\",\"cwd\"");
    byte[] lines = Files.readAllBytes(ROLLOUTS.resolve("0.171.0/hooks_multi.jsonl"));
    write("refused.jsonl", joined(unknown.getBytes(UTF_8), lines));

    assertSame(new Random(8), "classify", "--strict", "--format", "jsonl", "refused.jsonl");
  }

  @Test
  void theDecisionLogIsTheSame() throws IOException {
    write("all.jsonl", joined(examples()));
    String[] command = {"classify", "--log", "log", "--format", "jsonl", "all.jsonl"};
    run(1, Portions.USUAL, new byte[0], command);
    byte[] alone = Files.readAllBytes(directory.resolve("log"));

    assertSame(new Random(9), command);

    assertThat(directory.resolve("log")).hasBinaryContent(alone);
  }

  @Test
  void idsMadeAtRandomAreAllDifferent() throws IOException {
    write("all.jsonl", joined(examples()));
    String[] command = {"classify", "--ids", "random", "--format", "jsonl", "all.jsonl"};
    String alone = run(1, Portions.USUAL, new byte[0], command).out();
    String together = run(4, portions(new Random(10)), new byte[0], command).out();

    assertThat(RANDOM_ID.matcher(together).replaceAll("<id>"))
        .isEqualTo(RANDOM_ID.matcher(alone).replaceAll("<id>"));
    assertThat(RANDOM_ID.matcher(together).results().map(found -> found.group()))
        .isNotEmpty()
        .doesNotHaveDuplicates();
  }

  @Test
  void theStandardInputIsToldTheSame() throws IOException {
    byte[] all = joined(examples());
    String[] command = {"classify", "--format", "jsonl", "-"};

    assertThat(run(4, portions(new Random(11)), all, command))
        .isEqualTo(run(1, Portions.USUAL, all, command));
  }

  @Test
  void severalFilesAreToldInTheirOrder() throws IOException {
    byte[] all = joined(examples());
    write("a.jsonl", Arrays.copyOf(all, all.length / 2));
    write("b.jsonl", Arrays.copyOf(all, 90_000));
    write("c.jsonl", all);

    assertSame(new Random(12), "classify", "--format", "jsonl", "a.jsonl", "b.jsonl", "c.jsonl");
  }

  @Test
  void aReaderThatHasSeenEnoughEndsAllThreads() throws IOException {
    write("all.jsonl", joined(examples()));
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    AtomicInteger room = new AtomicInteger(300_000);
    OutputStream out =
        new OutputStream() {
          @Override
          public void write(int value) throws IOException {
            if (room.decrementAndGet() < 0) {
              throw new IOException("Broken pipe");
            }
          }
        };
    Terminal terminal =
        terminal(new byte[0], out, err).with(Hands.none(new Portions(0, 2_000, 1 << 20)));

    int exit =
        TurnmarkCommand.run(terminal, "classify", "--jobs", "4", "--format", "jsonl", "all.jsonl");

    assertThat(exit).isZero();
    assertThat(err.toString(UTF_8)).isEmpty();
    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      if (thread.getName().startsWith(Crew.NAME)) {
        join(thread); // One that does not end is a test that does not end.
      }
    }
  }

  /** Of rules that are loaded already, unless others are named. */
  private void assertSame(Random random, String... command) throws IOException {
    assertThat(run(4, portions(random), new byte[0], command))
        .describedAs(String.join(" ", command))
        .isEqualTo(run(1, Portions.USUAL, new byte[0], command));
  }

  private static Portions portions(Random random) {
    return new Portions(
        random.nextInt(3) * 700L, 1 + random.nextInt(4_000), random.nextInt(1 << 16));
  }

  private CommandLineRun run(int jobs, Portions portions, byte[] in, String... command)
      throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    List<String> arguments = new ArrayList<>(List.of(command));
    arguments.replaceAll(word -> word.startsWith("--rule=") ? word.replace('_', ' ') : word);
    arguments.addAll(1, List.of("--jobs", String.valueOf(jobs)));
    Terminal terminal = terminal(in, out, err).with(Hands.none(portions));
    int exit = TurnmarkCommand.run(terminal, arguments.toArray(String[]::new));
    return new CommandLineRun(exit, out.toString(UTF_8), err.toString(UTF_8), "");
  }

  private Terminal terminal(byte[] in, OutputStream out, OutputStream err) {
    AtomicInteger id = new AtomicInteger();
    return new Terminal(
        new ByteArrayInputStream(in),
        out,
        err,
        directory,
        Terminal.width(null),
        Screen.NONE,
        () -> "00000000-0000-4000-8000-%012d".formatted(id.incrementAndGet()),
        packs -> packs.isEmpty() ? CodexRules.LOADED : Terminal.RuleLoader.FILES.load(packs));
  }

  private void write(String name, byte[] bytes) throws IOException {
    Files.write(directory.resolve(name), bytes);
  }

  private static String rules(String name) {
    return Path.of("src/test/resources/cli/rules", name).toAbsolutePath().toString();
  }

  private static List<Path> examples() throws IOException {
    try (Stream<Path> files = Files.walk(ROLLOUTS)) {
      return files.filter(file -> file.toString().endsWith(".jsonl")).sorted().toList();
    }
  }

  private static byte[] joined(List<Path> files) throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (Path file : files) {
      all.writeBytes(Files.readAllBytes(file));
    }
    return all.toByteArray();
  }

  private static byte[] joined(byte[]... pieces) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    Stream.of(pieces).forEach(all::writeBytes);
    return all.toByteArray();
  }

  private static byte[] repeated(byte[] bytes, int times) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (int i = 0; i < times; i++) {
      all.writeBytes(bytes);
    }
    return all.toByteArray();
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
