package dev.turnmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Rules that would take all time or memory take it from a JVM that is ended. */
class IsolationTest {

  @TempDir Path folder;

  private record Ended(int exit, String out, String err) {}

  private Ended turnmark(String... arguments) throws Exception {
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    Process process =
        new ProcessBuilder(command(arguments))
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    int exit = process.waitFor();
    try (Stream<ProcessHandle> children = process.descendants()) {
      assertThat(children).as("left running").isEmpty();
    }
    return new Ended(exit, text(out), text(err));
  }

  private static List<String> command(String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-cp");
    command.add(System.getProperty("java.class.path"));
    command.add(TurnmarkCommand.class.getName());
    command.addAll(List.of(arguments));
    return command;
  }

  private static String text(Path file) throws IOException {
    return Files.readString(file, StandardCharsets.UTF_8);
  }

  /** The shipped rules, and one of a stranger. */
  private Path rules(String condition) throws IOException {
    Path pack = folder.resolve("strangers");
    Files.createDirectories(pack.resolve("finding"));
    Files.writeString(
        pack.resolve("finding/strange.drl"),
        """
        package finding

        import dev.turnmark.fact.Context;
        import dev.turnmark.fact.Part;

        salience 100

        rule "a text that takes long to look at is context"
            @because("nobody has read this")
            @upstream("ours")
        when
            $p : Part( %s )
        then
            insert(new Context($p));
        end
        """
            .formatted(condition));
    return pack;
  }

  @Test
  void whatItPrintsAndEndsWithIsThatOfTheCommand() throws Exception {
    Path file = folder.resolve("session.jsonl");
    Files.writeString(file, "{oops\n");

    Ended alone = turnmark("classify", "--format", "jsonl", file.toString());
    Ended isolated = turnmark("--isolate", "classify", "--format", "jsonl", file.toString());

    assertThat(isolated).isEqualTo(alone);
    assertThat(isolated.exit()).isEqualTo(ExitCode.LEFT_OPEN);
    assertThat(isolated.out()).contains("\"unreadable\"");
  }

  @Test
  void aRegularExpressionWithoutEndIsEndedWithItsJvm() throws Exception {
    Path pack = rules("text matches \"(x+x+)+(x+x+)+y\"");
    Ended ended =
        turnmark(
            "--isolate",
            "--isolate-time=15s",
            "try",
            "--rules",
            "rules/codex",
            "--rules",
            pack.toString(),
            "--text",
            "x".repeat(5_000));

    assertThat(ended)
        .isEqualTo(
            new Ended(
                ExitCode.UNREADABLE_FILE,
                "",
                "turnmark: the isolated run took longer than 15 s and was ended; what it has"
                    + " printed may be cut off; give it more with --isolate-time\n"));
  }

  @Test
  @Timeout(100)
  void whatIsIsolatedEndsWithTheProcessThatStartedIt() throws Exception {
    Path pack = rules("text matches \"(x+x+)+(x+x+)+y\"");
    List<String> command =
        command(
            "--isolate",
            "--isolate-time=10m",
            "try",
            "--rules",
            "rules/codex",
            "--rules",
            pack.toString(),
            "--text",
            "x".repeat(5_000));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    Optional<ProcessHandle> isolated = Optional.empty();
    while (isolated.isEmpty() && process.isAlive()) {
      Thread.onSpinWait();
      isolated = process.descendants().findFirst();
    }
    process.destroyForcibly().waitFor();

    isolated.orElseThrow().onExit().get();

    assertThat(isolated.orElseThrow().isAlive()).isFalse();
  }

  @Test
  void aLimitThatMeansNothingIsRefusedBeforeAnythingRuns() {
    assertThat(CommandLineRun.in(folder, "--isolate", "--isolate-memory", "lots", "rules", "list"))
        .isEqualTo(
            new CommandLineRun(
                ExitCode.USAGE,
                "",
                "turnmark: invalid value for option '--isolate-memory': expected a size such as"
                    + " 512m or 2g but was `lots`; see turnmark --help\n",
                "turnmark: invalid value for option '--isolate-memory': expected a size such as"
                    + " 512m or 2g but was `lots`; see turnmark --help\n"));
    assertThat(CommandLineRun.in(folder, "--isolate-time", "soon", "rules", "list").err())
        .isEqualTo(
            "turnmark: invalid value for option '--isolate-time': expected a time such as 30s or"
                + " 5m but was `soon`; see turnmark --help\n");
  }

  @Test
  void itsOptionsAreTakenFromTheBeginningAlone() {
    assertThat(
            IsolateOption.without(
                List.of("--isolate", "--isolate-time", "3s", "--isolate-memory=1g", "try", "-")))
        .containsExactly("try", "-");
    assertThat(IsolateOption.without(List.of("try", "--text", "--isolate")))
        .containsExactly("try", "--text", "--isolate");
  }
}
