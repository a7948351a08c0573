package dev.turnmark.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** Every command shows how it is used, and a shell can complete it. */
class HelpTest {

  @TempDir private Path directory;

  @TestFactory
  Stream<DynamicTest> everyCommandHasExamplesThatMeanSomething() {
    return all(commandLine())
        .map(command -> DynamicTest.dynamicTest(name(command), () -> check(command)));
  }

  private static void check(CommandLine command) {
    String[] footer = command.getCommandSpec().usageMessage().footer();
    assertThat(footer).as("examples in the footer of its @Command").isNotEmpty();
    for (String example : footer) {
      assertThat(example).startsWith("  ").doesNotContain("%", "@|");
      List<String> words = ShellWords.of(example, "turnmark");
      CommandLine line = commandLine();
      assertThatCode(() -> line.parseArgs(words.toArray(String[]::new)))
          .as(example)
          .doesNotThrowAnyException();
      List<String> used =
          commandLine().parseArgs(words.toArray(String[]::new)).asCommandLineList().stream()
              .map(HelpTest::name)
              .toList();
      assertThat(used).as(example).contains(name(command));
    }
  }

  @TestFactory
  Stream<DynamicTest> aCommandThatIsMadeAloneIsTheSameAsAmongAll() {
    return all(commandLine())
        .map(
            command ->
                DynamicTest.dynamicTest(
                    name(command),
                    () -> {
                      List<String> words = ShellWords.of("  " + name(command), "turnmark");
                      CommandLine alone = commandLine(words.toArray(String[]::new));
                      for (String word : words) {
                        alone = Objects.requireNonNull(alone.getSubcommands().get(word));
                      }
                      assertThat(alone.getUsageMessage()).isEqualTo(command.getUsageMessage());
                    }));
  }

  @Test
  void onlyTheCommandsThatWordsNameAreMade() {
    assertThat(all(commandLine("rules", "check", "my-rules")).map(HelpTest::name))
        .containsExactly("turnmark", "turnmark rules", "turnmark rules check");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--version", "-V"})
  void theVersionIsToldAsEveryCommandTellsIt(String option) throws IOException {
    String told = CommandLineRun.in(directory, option).out();

    assertThat(told).isEqualTo(CommandLineRun.in(directory, "classify", option).out());
    assertThat(told).isEqualTo(CommandLineRun.in(directory, "rules", option).out());
  }

  @ParameterizedTest
  @CsvSource({
    "turnmark ex, explain",
    "turnmark rules ch, check",
    "turnmark classify --repl, --replacement-history",
    "turnmark rules export --outp, --output",
    "turnmark watch --format js, jsonl"
  })
  void aShellCompletesCommandsAndOptions(String typed, String completed) throws Exception {
    Path script = directory.resolve("completion");
    Files.writeString(script, CommandLineRun.in(directory, "generate-completion").out());
    List<String> words = List.of(typed.split(" ", -1));
    String ask =
        "source ./completion; COMP_WORDS=(%s); COMP_CWORD=%d; _complete_turnmark 2>/dev/null;"
            .formatted(typed, words.size() - 1);

    assertThat(bash(ask + " echo \"${COMPREPLY[@]}\"")).isEqualTo(completed + "\n");
  }

  private String bash(String command) throws IOException, InterruptedException {
    Process shell =
        new ProcessBuilder("bash", "-c", command)
            .directory(directory.toFile())
            .redirectErrorStream(true)
            .start();
    String printed = new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(shell.waitFor()).as(printed).isZero();
    return printed;
  }

  private static Stream<CommandLine> all(CommandLine command) {
    return Stream.concat(
        Stream.of(command), command.getSubcommands().values().stream().flatMap(HelpTest::all));
  }

  private static String name(CommandLine command) {
    return command.getCommandSpec().qualifiedName();
  }

  private static CommandLine commandLine(String... words) {
    return TurnmarkCommand.commandLine(
        new Terminal(
            new ByteArrayInputStream(new byte[0]),
            OutputStream.nullOutputStream(),
            OutputStream.nullOutputStream(),
            Path.of(""),
            Terminal.width(null),
            Screen.NONE,
            () -> "an id"),
        words);
  }
}
