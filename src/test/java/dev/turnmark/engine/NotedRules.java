package dev.turnmark.engine;

import dev.turnmark.model.ResponseItem;
import dev.turnmark.rules.RuleDocument;
import dev.turnmark.rules.RulePack;
import dev.turnmark.rules.RuleSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A small pack in editions. Edition 3 takes a text wrapped in {@code <note3>} for context, and no
 * other: so what an edition decides of an item is known without asking rules.
 */
final class NotedRules {

  private static final Path SMALL = Path.of("src/test/resources/cli/rules/small");

  private NotedRules() {}

  /** The files of an edition. */
  static RuleSource edition(int number) {
    try (Stream<Path> files = Files.walk(SMALL)) {
      List<RuleDocument> documents =
          files
              .filter(file -> file.toString().endsWith(".drl"))
              .sorted()
              .map(file -> document(file, number))
              .toList();
      return new RuleSource(List.of(new RulePack("small", documents)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static RuleDocument document(Path file, int number) {
    try {
      String text =
          Files.readString(file)
              .replace("\"<note>\"", "\"<note%d>\"".formatted(number))
              .replace("\"</note>\"", "\"</note%d>\"".formatted(number));
      String path = SMALL.relativize(file).toString().replace('\\', '/');
      return new RuleDocument(path, text, file.toString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A message that only this edition hides. */
  static ResponseItem note(int number) {
    return Items.user("<note%1$d>by a program</note%1$d>".formatted(number));
  }
}
