package dev.turnmark.bench;

import dev.turnmark.fact.Session;
import dev.turnmark.reference.ReferenceMapping;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;

/** Deciding, apart from reading: the time and the bytes for one response item of the mix. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class EngineBenchmark {

  private static final String ID = "00000000-0000-4000-8000-000000000001";

  /** By the shipped rules, each firing noted: what every decision of Turnmark costs. */
  @Benchmark
  public Object rules(Items items, ShippedRules shipped) {
    return shipped.classifier().classify(items.next(), Session.UNKNOWN, () -> ID);
  }

  /** By the mapping in plain Java that tests hold the rules against. */
  @Benchmark
  public Object plainJava(Items items) {
    return ReferenceMapping.decide(items.next());
  }

  /** By more than ten times as many markers. */
  @Benchmark
  public Object manyRules(Items items, ManyRules many) {
    return many.classifier().classify(items.next(), Session.UNKNOWN, () -> ID);
  }
}
