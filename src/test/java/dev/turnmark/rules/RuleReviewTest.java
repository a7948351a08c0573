package dev.turnmark.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class RuleReviewTest {

  private static final Path CHECK = Path.of("src/test/resources/rules/check");

  @TestFactory
  Stream<DynamicTest> loadingRefusesExactlyWhatIsAnErrorEverywhere() throws IOException {
    return folders(CHECK).stream()
        .map(
            folder ->
                DynamicTest.dynamicTest(
                    folder.getFileName().toString(),
                    () -> assertThat(refused(folder)).isEqualTo(errors(folder))));
  }

  private static List<RuleProblem> refused(Path folder) throws IOException {
    try {
      RuleSet loaded = RuleSet.load(folders(folder).toArray(Path[]::new));
      assertThat(loaded.catalogue().rules()).isNotEmpty();
      return List.of();
    } catch (BadRulesException e) {
      return e.problems();
    }
  }

  private static List<RuleProblem> errors(Path folder) throws IOException {
    return RuleReview.of(folders(folder)).remarks().stream()
        .filter(r -> !r.lint().isStyle())
        .map(Remark::problem)
        .toList();
  }

  private static List<Path> folders(Path folder) throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.filter(Files::isDirectory).sorted().toList();
    }
  }
}
