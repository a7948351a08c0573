package dev.turnmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.turnmark.CodexRules;
import dev.turnmark.rules.RuleInfo;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Prints every example with its texts redacted, and looks for any of them. */
class RedactTest {

  private static final Path HERE = Path.of("").toAbsolutePath();
  private static final Path EXAMPLES = Path.of("src/test/resources");
  private static final LoadedOnce RULES = new LoadedOnce();
  private static final int LEAST_LETTERS = 6;

  /** What holds something that was said, seen or done, wherever it stands. */
  private static final Set<String> SAID =
      Set.of(
          "text",
          "message",
          "content",
          "arguments",
          "output",
          "input",
          "query",
          "pattern",
          "url",
          "revised_prompt",
          "cwd",
          "objective",
          "image_url",
          "audio_url",
          "result",
          "path",
          "stdout",
          "aggregated_output",
          "command",
          "prompt",
          "encrypted_content");

  private static final Set<String> texts = new TreeSet<>();

  @BeforeAll
  static void readAllTexts() throws IOException {
    ObjectMapper mapper = new ObjectMapper();
    int damaged = 0;
    for (Path file : examples()) {
      String read = Files.readString(file, StandardCharsets.ISO_8859_1);
      for (String line : read.lines().toList()) {
        try {
          gather(mapper.readTree(line.getBytes(StandardCharsets.ISO_8859_1)), false);
        } catch (IOException e) {
          damaged++; // Some examples are damaged on purpose, and tell of no texts.
        }
      }
    }
    texts.removeIf(ownWords()::contains);
    assertThat(damaged).isLessThan(10);
    assertThat(texts).hasSizeGreaterThan(200);
  }

  /** What the program itself says: rules, names of files, and words of its tables and its JSON. */
  private static String ownWords() throws IOException {
    StringBuilder words = new StringBuilder("before message");
    for (RuleInfo rule : CodexRules.LOADED.catalogue().rules()) {
      words.append('\n').append(rule.name()).append('\n').append(rule.because());
    }
    examples().forEach(file -> words.append('\n').append(file));
    return words.toString();
  }

  private static List<Path> examples() throws IOException {
    List<Path> all = new ArrayList<>();
    for (String folder : List.of("rollouts", "reports")) {
      try (Stream<Path> files = Files.walk(EXAMPLES.resolve(folder))) {
        files.filter(file -> file.toString().endsWith(".jsonl")).sorted().forEach(all::add);
      }
    }
    return all;
  }

  private static void gather(JsonNode node, boolean said) {
    if (node.isTextual() && said) {
      node.textValue().lines().map(String::strip).filter(RedactTest::tells).forEach(texts::add);
    }
    node.properties().forEach(f -> gather(f.getValue(), SAID.contains(f.getKey())));
    if (node.isArray()) {
      node.forEach(element -> gather(element, said));
    }
  }

  private static boolean tells(String text) {
    return text.chars().filter(Character::isLetter).count() >= LEAST_LETTERS;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "classify",
        "classify --all-lines --replacement-history",
        "classify --format jsonl --all-lines --replacement-history",
        "prompts --all",
        "prompts --all --format json",
        "sessions --counts",
        "sessions --format json",
        "turns",
        "turns --format json",
        "verify",
        "verify --format jsonl",
        "rules diff --head rules/codex --head rules/extras/provenance",
        "rules diff --head rules/codex --head rules/extras/provenance --format json"
      })
  void noTextOfAnExampleIsPrinted(String command) throws IOException {
    List<String> words = new ArrayList<>(List.of(command.split(" ", -1)));
    assertNothingTold(words);
  }

  @ParameterizedTest
  @ValueSource(strings = {"table", "jsonl"})
  void noTextIsPrintedWhereRulesFired(String format) throws IOException {
    assertNothingTold(
        List.of(
            "audit",
            "--format",
            format,
            "--rule",
            "a text wrapped in <environment_context> is context",
            "--rule",
            "the words of a user message are kept",
            "--rule",
            "an assistant message is shown",
            "--rule",
            "a message is written, and read by the model"));
  }

  @Test
  void withoutBeingAskedToTheyArePrinted() throws IOException {
    assertThat(told(List.of("classify", "--format", "jsonl"))).hasSizeGreaterThan(100);
  }

  private static void assertNothingTold(List<String> command) throws IOException {
    List<String> words = new ArrayList<>(command);
    words.add("--redact");
    assertThat(told(words)).isEmpty();
  }

  /** The texts that a command prints. */
  private static List<String> told(List<String> command) throws IOException {
    List<String> words = new ArrayList<>(command);
    examples().forEach(file -> words.add(file.toString()));
    CommandLineRun run = CommandLineRun.run(HERE, new byte[0], words, RULES);
    assertThat(run.exit()).isLessThan(ExitCode.USAGE);
    return texts.stream().filter(text -> tells(run.both(), text)).toList();
  }

  private static boolean tells(String printed, String text) {
    String escaped = new ObjectMapper().valueToTree(text).toString();
    return printed.contains(text) || printed.contains(escaped.substring(1, escaped.length() - 1));
  }
}
