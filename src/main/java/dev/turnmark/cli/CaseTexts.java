package dev.turnmark.cli;

import dev.turnmark.engine.RuleCaseFile;
import dev.turnmark.json.PlainJson;
import dev.turnmark.rules.RuleDocument;
import dev.turnmark.rules.RuleSet;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The cases of a rule as they stand beside it. */
final class CaseTexts {

  private CaseTexts() {}

  /** The cases by their kinds; null when none can be read: then the check of rules tells why. */
  static @Nullable Object of(RuleDocument document, String rule) {
    try {
      String text = text(Path.of(document.shownAs()));
      return text != null && PlainJson.read(text) instanceof Map<?, ?> cases
          ? cases.get(rule)
          : null;
    } catch (IOException | IllegalArgumentException e) {
      return null;
    }
  }

  private static @Nullable String text(Path rules) throws IOException {
    Path file = RuleCaseFile.beside(rules);
    if (Files.exists(rules)) {
      return Files.exists(file) ? Files.readString(file) : null;
    }
    // Rules that lie in no directory came in the jar, and so did their cases.
    String beside = file.toString().replace('\\', '/');
    try (InputStream in = RuleSet.class.getResourceAsStream(beside)) {
      return in == null ? null : new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
