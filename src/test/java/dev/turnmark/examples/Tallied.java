package dev.turnmark.examples;

import dev.turnmark.audit.DecisionListener;
import dev.turnmark.engine.Classifier;
import dev.turnmark.engine.DecidedLine;
import dev.turnmark.rules.RuleSet;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.stream.Stream;

/** Counts what items are shown as, whoever asks for them; any thread may be the one that tells. */
public final class Tallied {

  private static final Path FILE = Path.of("src/test/resources/rollouts/0.171.0/hooks_multi.jsonl");

  public static void main(String[] args) throws Exception {
    Map<String, Integer> tally = new ConcurrentSkipListMap<>();
    DecisionListener listener = decision -> tally.merge(decision.shown(), 1, Integer::sum);

    try (Classifier classifier = Classifier.of(RuleSet.shipped(), listener);
        Stream<DecidedLine> lines = classifier.rollout(FILE)) {
      System.out.println(lines.count() + " lines");
    }
    System.out.println(tally);
  }
}
