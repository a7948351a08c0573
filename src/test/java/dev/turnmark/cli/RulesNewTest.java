package dev.turnmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.engine.Classifier;
import dev.turnmark.engine.PackLayers;
import dev.turnmark.engine.RuleCase;
import dev.turnmark.engine.RuleCaseFile;
import dev.turnmark.engine.RuleCaseRunner;
import dev.turnmark.rules.RuleSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A rule to start from is a rule like any other. */
class RulesNewTest {

  @TempDir private Path directory;

  @BeforeEach
  void standWhereTheShippedRulesAre() throws IOException {
    Files.createSymbolicLink(directory.resolve("rules"), Path.of("rules").toAbsolutePath());
  }

  @Test
  void itTellsWhatItWroteAndWhatToDoNext() throws IOException {
    CommandLineRun run = run("new", "Context", "acme-context");

    assertThat(run)
        .isEqualTo(
            printed(
                """
                wrote the rule "a text wrapped in <acme_context> is context"
                  my-rules/finding/acme-context.drl  what it asks for, and why; edit both
                  my-rules/finding/acme-context.cases.json  where it fires, and what it spares
                next
                  turnmark rules check rules/codex my-rules
                  turnmark rules test rules/codex my-rules
                  turnmark rules diff --base rules/codex --head rules/codex --head my-rules FILE…
                """));
    assertThat(text("my-rules/pack.json")).isEqualTo("{\"over\": [\"rules/codex\"]}\n");
    assertThat(text("my-rules/finding/acme-context.drl"))
        .isEqualTo(
            """
            // What a program of ours puts beside the words of a person: known by how it opens and closes.
            package finding

            import dev.turnmark.fact.Context;
            import dev.turnmark.fact.Part;

            salience 100

            rule "a text wrapped in <acme_context> is context"
                @because("a program put it there, and no person typed it")
                @upstream("none, this is ours: Codex knows nothing of <acme_context>")
            when
                $p : Part( role == "user", type == "input_text", wrappedIn("<acme_context>", "</acme_context>") )
            then
                insert(new Context($p));
            end
            """);
  }

  static List<String> findings() {
    return Starter.FINDINGS;
  }

  @ParameterizedTest
  @MethodSource("findings")
  void nothingIsWrongWithTheRuleItsCasesHoldAndWithoutItTheyDoNot(String finding)
      throws IOException {
    assertThat(run("new", finding, "acme-note", "--dir", "ours").exit()).isZero();

    CommandLineRun check = run("check", "rules/codex", "ours");
    assertThat(check.out()).isEmpty();
    assertThat(check.err()).endsWith(": no errors, no warnings\n");
    assertThat(CommandLineRun.in(directory, "rules", "test", "rules/codex", "ours").exit())
        .isZero();
    List<RuleCase> cases =
        RuleCaseFile.read(directory.resolve("ours/finding/acme-note.cases.json"));
    assertThat(cases).extracting(RuleCase::fires).containsExactly(true, false);
    RuleSet rules = RuleSet.load(PackLayers.of(directory.resolve("ours")).toArray(Path[]::new));
    try (Classifier without = Classifier.of(rules.without(cases.get(0).rule()))) {
      assertThat(new RuleCaseRunner(without).run(cases.get(0)).endsAsExpected()).isFalse();
    }
  }

  @Test
  void severalRulesLieInOnePack() {
    for (int i = 0; i < findings().size(); i++) {
      assertThat(run("new", findings().get(i), "acme-" + i).exit()).isZero();
    }

    assertThat(run("check", "rules/codex", "my-rules").out()).isEmpty();
  }

  @Test
  void aPackBesideTheOthersNamesThemByTheirNames() throws IOException {
    Files.delete(directory.resolve("rules"));
    Files.createDirectory(directory.resolve("rules"));
    Files.createSymbolicLink(
        directory.resolve("rules/codex"), Path.of("rules/codex").toAbsolutePath());

    assertThat(run("new", "Context", "acme", "--dir", "rules/ours").exit()).isZero();

    assertThat(text("rules/ours/pack.json")).isEqualTo("{\"over\": [\"codex\"]}\n");
  }

  @Test
  void whatIsThereIsNeverTouched() throws IOException {
    Files.createDirectories(directory.resolve("my-rules/finding"));
    Files.writeString(directory.resolve("my-rules/finding/acme.cases.json"), "mine");

    CommandLineRun run = run("new", "Context", "acme");

    assertThat(run)
        .isEqualTo(
            complained("my-rules/finding/acme.cases.json is there already; nothing was written"));
    assertThat(files("my-rules")).containsExactly("my-rules/finding/acme.cases.json");
    assertThat(text("my-rules/finding/acme.cases.json")).isEqualTo("mine");
  }

  @Test
  void aPackThatIsThereKeepsItsPackFile() throws IOException {
    Files.createDirectory(directory.resolve("my-rules"));
    Files.writeString(directory.resolve("my-rules/pack.json"), "{\"style\": \"error\"}");

    assertThat(run("new", "Context", "acme").exit()).isZero();

    assertThat(text("my-rules/pack.json")).isEqualTo("{\"style\": \"error\"}");
  }

  @Test
  void aRuleThatIsThereIsNotWrittenAgain() throws IOException {
    CommandLineRun run = run("new", "Context", "skill");

    assertThat(run.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err())
        .matches(
            "turnmark: the rule \"a text wrapped in <skill> is context\" is there already, at"
                + " codex/finding/contextual-fragments\\.drl:\\d+; nothing was written\n");
    assertThat(directory.resolve("my-rules")).doesNotExist();
  }

  @Test
  void withoutRulesToLieOverThereIsNothingToStartFrom() throws IOException {
    Files.delete(directory.resolve("rules"));

    assertThat(run("new", "Context", "acme"))
        .isEqualTo(
            complained(
                "expected a pack for the rule to lie over, but there is no directory rules/codex"
                    + " here; name one with --rules; nothing was written"));
  }

  @Test
  void aPlaceThatCannotBeWrittenToIsTold() throws IOException {
    Files.writeString(directory.resolve("my-rules"), "a file");

    CommandLineRun run = run("new", "Context", "acme");

    assertThat(run.exit()).isEqualTo(ExitCode.UNREADABLE_FILE);
    assertThat(run.err()).startsWith("turnmark: my-rules/finding/acme.drl: it cannot be written: ");
  }

  private CommandLineRun run(String... words) {
    List<String> all = Stream.concat(Stream.of("rules"), Stream.of(words)).toList();
    return CommandLineRun.byShippedRules(directory, new byte[0], all);
  }

  private String text(String file) throws IOException {
    return Files.readString(directory.resolve(file));
  }

  private List<String> files(String folder) throws IOException {
    try (Stream<Path> files = Files.walk(directory.resolve(folder))) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> directory.relativize(file).toString())
          .toList();
    }
  }

  private static CommandLineRun printed(String text) {
    return new CommandLineRun(ExitCode.DONE, text, "", text);
  }

  private static CommandLineRun complained(String sentence) {
    String line = "turnmark: " + sentence + "\n";
    return new CommandLineRun(ExitCode.USAGE, "", line, line);
  }
}
