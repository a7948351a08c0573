package dev.turnmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rules are edited between two runs, and nothing else is done. */
class EditedRulesTest {

  private static final Path SHIPPED = Path.of("rules/codex");

  private static final String FRAGMENTS = "finding/contextual-fragments.drl";
  private static final String ENVIRONMENT = "a text wrapped in <environment_context> is context";
  private static final String ADDED =
      """

      rule "a text wrapped in <reminder> is context"
          @because("a person did not type it")
          @upstream("nothing of Codex; this is ours")
      when
          $p : Part( role == "user", wrappedIn("<reminder>", "</reminder>") )
      then
          insert(new Context($p));
      end
      """;

  private static final Pattern GAP = Pattern.compile(" {2,}");

  @TempDir private Path directory;

  /** A directory in which somebody works, with the shipped rules where they are looked for. */
  @BeforeEach
  void copyRulesAndWriteASession() throws IOException {
    try (Stream<Path> files = Files.walk(SHIPPED)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path copy = rules().resolve(SHIPPED.relativize(file).toString());
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy);
      }
    }
    Files.writeString(
        directory.resolve("session.jsonl"),
        userSays("<environment_context>in</environment_context>")
            + userSays("<reminder>be</reminder>"));
  }

  @Test
  void takingOutARuleShowsWhatItHid() throws IOException {
    List<String> before = shown();
    edit(
        text ->
            Pattern.compile("rule \"" + ENVIRONMENT + "\".*?\nend\n", Pattern.DOTALL)
                .matcher(text)
                .replaceFirst(""));

    assertThat(before).containsExactly("-", "UserMessage: <reminder>be</reminder>");
    assertThat(shown())
        .containsExactly(
            "UserMessage: <environment_context>in</e…", "UserMessage: <reminder>be</reminder>");
  }

  @Test
  void addingARuleHidesWhatItKnows() throws IOException {
    edit(text -> text + ADDED);

    assertThat(shown()).containsExactly("-", "-");
    assertThat(explained(2)).contains("because  a text wrapped in <reminder> is context");
  }

  @Test
  void puttingTheTextBackGivesTheSameDecisionsAndTheSameRevision() throws IOException {
    CommandLineRun first = classify();
    String text = Files.readString(rules().resolve(FRAGMENTS));
    edit(old -> old + ADDED);
    CommandLineRun edited = classify();
    edit(old -> text);

    assertThat(edited.err()).isNotEqualTo(first.err());
    assertThat(classify()).isEqualTo(first);
  }

  private Path rules() {
    return directory.resolve("rules/codex");
  }

  private void edit(UnaryOperator<String> change) throws IOException {
    Path file = rules().resolve(FRAGMENTS);
    String before = Files.readString(file);
    String after = change.apply(before);
    assertThat(after).isNotEqualTo(before);
    Files.writeString(file, after);
  }

  private CommandLineRun classify() {
    return CommandLineRun.in(directory, "classify", "session.jsonl");
  }

  private String explained(int line) {
    return CommandLineRun.in(directory, "explain", "session.jsonl:" + line).out();
  }

  /** The column of the table that says what a person sees. */
  private List<String> shown() {
    return classify().out().lines().skip(1).map(row -> GAP.split(row, -1)[2]).toList();
  }

  private static String userSays(String text) {
    return """
        {"timestamp":"2026-12-01T10:00:00.000Z","type":"response_item","payload":\
        {"type":"message","role":"user","content":[{"type":"input_text","text":"%s"}]}}
        """
        .formatted(text);
  }
}
