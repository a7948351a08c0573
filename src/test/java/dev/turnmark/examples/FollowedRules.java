package dev.turnmark.examples;

import dev.turnmark.engine.Classifier;
import dev.turnmark.json.Strictness;
import dev.turnmark.json.TurnmarkJson;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.rules.Reload;
import dev.turnmark.rules.RuleSet;
import dev.turnmark.rules.RuleWatch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.Stream;

/** Edits the rules that a classifier decides by: first well, then badly. */
public final class FollowedRules {

  private static final String EDITED = "finding/contextual-fragments.drl";

  public static void main(String[] args) throws Exception {
    ResponseItem item =
        TurnmarkJson.readResponseItem(
            "{\"type\":\"message\",\"role\":\"user\",\"content\":"
                + "[{\"type\":\"input_text\",\"text\":\"<skill>how to count</skill>\"}]}",
            Strictness.LENIENT);
    Path rules = copy(Path.of("rules/codex"), Files.createTempDirectory("rules"));
    BlockingQueue<Reload> reloads = new LinkedBlockingQueue<>();

    try (RuleWatch watch = RuleSet.watch(reloads::add, rules);
        Classifier classifier = Classifier.of(watch)) {
      System.out.println(classifier.classify(item).shown());

      replace(rules, "</skill>", "</talent>");
      System.out.println("edited: " + reloads.take().files());
      System.out.println(classifier.classify(item).shown());

      replace(rules, "wrappedIn(\"<skill>\"", "wrapedIn(\"<skill>\"");
      reloads.take().problems().forEach(p -> System.out.println(p.line() + ": " + p.sentence()));
      System.out.println(classifier.classify(item).shown());
    }
    delete(rules);
  }

  private static void replace(Path rules, String target, String with) throws IOException {
    Path file = rules.resolve(EDITED);
    Files.writeString(file, Files.readString(file).replace(target, with));
  }

  private static Path copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        Path copy = to.resolve(from.relativize(file));
        if (!Files.isDirectory(copy)) {
          Files.copy(file, copy);
        }
      }
    }
    return to;
  }

  private static void delete(Path directory) throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
