package dev.turnmark.bench;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * The processor time that an operation takes on its thread, and the time for which the JVM stood
 * still to collect garbage. Unlike time on the clock it hardly grows with what else the machine
 * does, nor with what the JVM still compiles.
 */
public final class CpuTime implements InternalProfiler {

  /** What the results call it. */
  static final String NAME = "cpu.norm";

  private static final double NANOS = 1e6;

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private double begin;

  @Override
  public String getDescription() {
    return "processor time of an operation";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    begin = spent();
  }

  @Override
  public Collection<? extends Result<?>> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    double each = (spent() - begin) / Math.max(1, result.getMetadata().getAllOps());
    return List.of(new ScalarResult(NAME, each, "ns/op", AggregationPolicy.AVG));
  }

  /** By all threads that run Java, in nanoseconds. */
  private double spent() {
    double spent = 0;
    for (long thread : threads.getAllThreadIds()) {
      spent += Math.max(0, threads.getThreadCpuTime(thread));
    }
    for (GarbageCollectorMXBean collector : ManagementFactory.getGarbageCollectorMXBeans()) {
      spent += NANOS * collector.getCollectionTime();
    }
    return spent;
  }
}
