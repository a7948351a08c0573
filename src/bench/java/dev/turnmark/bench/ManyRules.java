package dev.turnmark.bench;

import dev.turnmark.engine.Classifier;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** A classifier by {@link Rules#MANY} rules. */
@State(Scope.Benchmark)
public class ManyRules {

  private final Classifier classifier = Classifier.of(Rules.many());

  Classifier classifier() {
    return classifier;
  }

  @TearDown
  public void close() {
    classifier.close();
  }
}
