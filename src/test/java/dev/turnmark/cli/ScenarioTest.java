package dev.turnmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Runs the command line of every folder in {@code src/test/resources/cli/scenarios} in that folder:
 * {@code args} (one a line), {@code stdin} if there is one; and compares {@code stdout}, {@code
 * stderr} and {@code exit}. With {@code -Dscenarios.write=true} it writes these three in place of
 * comparing, and fails, so that somebody looks at the difference.
 */
class ScenarioTest {

  private static final LoadedOnce RULES = new LoadedOnce();

  /** How a scenario names the shipped rules, to lay others over them. */
  private static final String SHIPPED = "../../../../../../rules/codex";

  private static final Path SCENARIOS = Path.of("src/test/resources/cli/scenarios");

  @TestFactory
  Stream<DynamicTest> eachScenarioPrintsWhatItsFolderSays() throws IOException {
    List<Path> scenarios;
    try (Stream<Path> folders = Files.list(SCENARIOS)) {
      scenarios = folders.sorted().toList();
    }
    assertThat(scenarios).isNotEmpty();
    return scenarios.stream()
        .map(folder -> DynamicTest.dynamicTest(folder.getFileName().toString(), () -> run(folder)));
  }

  private static void run(Path folder) throws IOException {
    Path stdin = folder.resolve("stdin");
    CommandLineRun run =
        CommandLineRun.run(
            folder,
            Files.exists(stdin) ? Files.readAllBytes(stdin) : new byte[0],
            Files.readAllLines(folder.resolve("args")),
            RULES);
    // Rules are named by paths from here; a user stands in the folder.
    String out = asSeenFromTheFolder(run.out());
    String err = asSeenFromTheFolder(run.err());
    if (Boolean.getBoolean("scenarios.write")) {
      Files.writeString(folder.resolve("stdout"), out);
      Files.writeString(folder.resolve("stderr"), err);
      Files.writeString(folder.resolve("exit"), run.exit() + "\n");
    }
    String expected = Files.readString(folder.resolve("stdout"));
    String expectedErr = Files.readString(folder.resolve("stderr"));
    List<String> args = Files.readAllLines(folder.resolve("args"));
    if (args.contains(SHIPPED)) {
      assertThat(withoutRevision(out)).isEqualTo(withoutRevision(expected));
      assertThat(withoutRevision(err)).isEqualTo(withoutRevision(expectedErr));
    } else if (!args.contains("--rules")) {
      assertThat(withoutRevision(out)).isEqualTo(withoutRevision(expected));
      assertThat(err).isEqualTo(expectedErr);
    } else {
      assertThat(out).isEqualTo(expected);
      assertThat(err).isEqualTo(expectedErr);
    }
    assertThat(run.exit() + "\n").isEqualTo(Files.readString(folder.resolve("exit")));
    assertThat(Boolean.getBoolean("scenarios.write")).as("written, not compared").isFalse();
  }

  /** Rules that are loaded once bear the name of the folder from which they first were. */
  private static String asSeenFromTheFolder(String text) {
    return text.replaceAll(SCENARIOS + "/[^/]+/", "");
  }

  /** An edit in the shipped rules should not cost an edit in every scenario. */
  private static String withoutRevision(String text) {
    return text.replaceAll("\"revision\":\"[0-9a-f]{64}\"", "\"revision\":\"…\"")
        .replaceAll("revision [0-9a-f]{12}", "revision …");
  }
}
