package dev.turnmark.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.rules.Remark;
import dev.turnmark.rules.RuleReview;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * What is said of packs of rules, word for word: every folder in {@code rules/check} holds packs,
 * which are looked at together, and {@code expected}. With {@code -Dcheck.write=true} it writes
 * what is expected in place of comparing, and fails, so that somebody looks at the difference.
 */
class CaseReviewTest {

  private static final Path CHECK = Path.of("src/test/resources/rules/check");

  @Test
  void thereIsNothingToSayOfTheShippedPacks() {
    List<Path> packs =
        Stream.of(
                "codex",
                "extras/ide-wrappers",
                "extras/older-codex",
                "extras/provenance",
                "extras/subagents",
                "extras/verify")
            .map(Path.of("rules")::resolve)
            .toList();

    RuleReview review = CaseReview.of(packs);

    assertThat(review.remarks()).isEmpty();
    assertThat(review.infos()).hasSizeGreaterThan(100);
  }

  @TestFactory
  Stream<DynamicTest> eachMistakeIsToldInTheseWords() throws IOException {
    return folders(CHECK).stream()
        .map(f -> DynamicTest.dynamicTest(f.getFileName().toString(), () -> compare(f)));
  }

  private static void compare(Path folder) throws IOException {
    RuleReview review = CaseReview.of(folders(folder));
    String said =
        review.remarks().stream()
            .map(CaseReviewTest::line)
            .collect(Collectors.joining())
            .replace(folder + "/", "");
    if (Boolean.getBoolean("check.write")) {
      Files.writeString(folder.resolve("expected"), said);
    }
    assertThat(said).isEqualTo(Files.readString(folder.resolve("expected"))).isNotEmpty();
    assertThat(Boolean.getBoolean("check.write")).as("written, not compared").isFalse();
  }

  private static String line(Remark remark) {
    return remark + " [" + remark.lint().id() + "]\n";
  }

  private static List<Path> folders(Path folder) throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      List<Path> folders = entries.filter(Files::isDirectory).sorted().toList();
      assertThat(folders).isNotEmpty();
      return folders;
    }
  }
}
