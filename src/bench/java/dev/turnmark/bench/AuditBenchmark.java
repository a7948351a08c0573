package dev.turnmark.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** What it costs to know which rules fired: a bare session that notes it, and one that does not. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@State(Scope.Benchmark)
public class AuditBenchmark {

  @SuppressWarnings("NullAway.Init")
  private BareSession audited;

  @SuppressWarnings("NullAway.Init")
  private BareSession unaudited;

  @Setup(Level.Trial)
  public void open(ShippedRules shipped) {
    audited = BareSession.audited(shipped.rules());
    unaudited = BareSession.unaudited(shipped.rules());
  }

  @TearDown(Level.Trial)
  public void close() {
    audited.close();
    unaudited.close();
  }

  /** With firings. */
  @Benchmark
  public int firings(Items items) {
    return audited.conclude(items.next());
  }

  /** Without. */
  @Benchmark
  public int conclusions(Items items) {
    return unaudited.conclude(items.next());
  }
}
