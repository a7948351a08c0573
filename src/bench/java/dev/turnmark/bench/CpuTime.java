package dev.turnmark.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
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
 * The processor time that an operation takes, of all threads of the JVM, those that collect garbage
 * and compile included. Unlike time on the clock it does not grow with what else the machine does.
 */
public final class CpuTime implements InternalProfiler {

  /** What the results call it. */
  static final String NAME = "cpu.norm";

  private final OperatingSystemMXBean machine =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
  private long begin;

  @Override
  public String getDescription() {
    return "processor time of an operation";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    begin = machine.getProcessCpuTime();
  }

  @Override
  public Collection<? extends Result<?>> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    long spent = machine.getProcessCpuTime() - begin;
    double each = (double) spent / Math.max(1, result.getMetadata().getAllOps());
    return List.of(new ScalarResult(NAME, each, "ns/op", AggregationPolicy.AVG));
  }
}
