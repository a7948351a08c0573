package dev.turnmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Holds the decisions about every example rollout against what Codex recorded in it. With {@code
 * -Dscenarios.write=true} it writes the counts in place of comparing them, and fails, so that
 * somebody looks at the difference.
 */
class VerifyRolloutsTest {

  private static final Path ROLLOUTS = Path.of("src/test/resources/rollouts");
  private static final Path COUNTS = Path.of("src/test/resources/golden/verify.txt");

  @Test
  void everyDifferenceOfEveryVersionIsNamedByARule() throws IOException {
    StringBuilder counts = new StringBuilder();
    for (Path version : versions()) {
      for (List<String> options : List.of(List.<String>of(), List.of("--strict"))) {
        CommandLineRun run =
            CommandLineRun.in(
                Path.of(""),
                new byte[0],
                Stream.of(List.of("verify", version + "/*.jsonl*"), options)
                    .flatMap(List::stream)
                    .toList());
        counts.append(version.getFileName()).append(options.isEmpty() ? "\n" : " --strict\n");
        counts.append(spread(run.err()));
        assertThat(run.out()).doesNotContain(": unexplained\n", "undecided");
      }
    }
    if (Boolean.getBoolean("scenarios.write")) {
      Files.writeString(COUNTS, counts);
    }
    assertThat(counts.toString()).isEqualTo(Files.readString(COUNTS));
    assertThat(counts.toString()).doesNotContainPattern("[1-9][0-9]* unexplained");
    assertThat(Boolean.getBoolean("scenarios.write")).as("written, not compared").isFalse();
  }

  private static List<Path> versions() throws IOException {
    try (Stream<Path> folders = Files.list(ROLLOUTS)) {
      return folders
          .filter(Files::isDirectory)
          .sorted((one, other) -> Integer.compare(minor(one), minor(other)))
          .toList();
    }
  }

  private static int minor(Path version) {
    return Integer.parseInt(version.getFileName().toString().split("\\.", -1)[1]);
  }

  /** The counts, a line each, so that a change is seen where it is. */
  private static String spread(String err) {
    String summary =
        err.lines().filter(line -> line.startsWith("verify: ")).findFirst().orElse("nothing");
    return summary
            .replace("verify: ", "  ")
            .replaceAll(" ?[(,] ?", "\n    ")
            .replaceAll("\n +(\\d+ (agree|explained|unexplained))", "\n  $1")
            .replace(")", "")
        + "\n";
  }
}
