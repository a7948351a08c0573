package dev.turnmark.cli;

import dev.turnmark.engine.RuleCaseFile;
import dev.turnmark.json.PlainJson;
import dev.turnmark.rules.RuleDocument;
import java.io.IOException;
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
      Path file = RuleCaseFile.beside(Path.of(document.shownAs()));
      return Files.exists(file) && PlainJson.read(Files.readString(file)) instanceof Map<?, ?> cases
          ? cases.get(rule)
          : null;
    } catch (IOException | IllegalArgumentException e) {
      return null;
    }
  }
}
