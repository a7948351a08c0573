package dev.turnmark.examples;

import dev.turnmark.engine.Classifier;
import dev.turnmark.engine.DecidedLine;
import dev.turnmark.rules.RuleSet;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Decides a rollout line by line, with no more than one line of it in memory. */
public final class WholeRollout {

  private static final Path FILE = Path.of("src/test/resources/rollouts/0.171.0/hooks_multi.jsonl");

  public static void main(String[] args) throws Exception {
    try (Classifier classifier = Classifier.of(RuleSet.shipped());
        Stream<DecidedLine> lines = classifier.rollout(FILE)) {
      lines.forEach(WholeRollout::print);
    }
  }

  private static void print(DecidedLine line) {
    if (line instanceof DecidedLine.Item item) {
      System.out.println(item.line() + " " + item.decision().shown());
    } else if (line instanceof DecidedLine.Unreadable unreadable) {
      System.out.println(unreadable.line() + " " + unreadable.reason());
    }
  }
}
