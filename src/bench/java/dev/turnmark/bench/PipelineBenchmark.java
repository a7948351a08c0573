package dev.turnmark.bench;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** Ways through a whole rollout, from bytes in memory to bytes that go nowhere, on one thread. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@State(Scope.Benchmark)
public class PipelineBenchmark {

  /** A rollout of 8 MiB. */
  @State(Scope.Benchmark)
  public static class Small {
    private final byte[] rollout = Data.rollout(8);
    private final byte[][] lines = Data.lines(rollout);
  }

  /** One ten times as large. */
  @State(Scope.Benchmark)
  public static class Large {
    private final byte[] rollout = Data.rollout(80);
  }

  private final ObjectMapper mapper = new ObjectMapper();
  private final JsonFactory factory = new JsonFactory();

  /** What {@code classify --format jsonl} does. */
  @Benchmark
  public long rulesToJsonLines(Small data, ShippedRules shipped) throws IOException {
    return Pipeline.rules(data.rollout, shipped.needsWithTurnItems(), shipped.classifier());
  }

  /** The same with the mapping in plain Java in the place of the rules. */
  @Benchmark
  public long plainJavaToJsonLines(Small data, ShippedRules shipped) throws IOException {
    return Pipeline.plainJava(data.rollout, shipped.needsWithTurnItems());
  }

  /** What {@code classify --summary-only} does. */
  @Benchmark
  public int readAndDecide(Small data, ShippedRules shipped) throws IOException {
    return Pipeline.decide(data.rollout, shipped.needs(), shipped.classifier());
  }

  /** The same of ten times the bytes. */
  @Benchmark
  public int readAndDecideTenfold(Large data, ShippedRules shipped) throws IOException {
    return Pipeline.decide(data.rollout, shipped.needs(), shipped.classifier());
  }

  /** Only parses the same lines, as most programs do. */
  @Benchmark
  public void readTree(Small data, Blackhole hole) throws IOException {
    for (byte[] line : data.lines) {
      hole.consume(mapper.readTree(line));
    }
  }

  /** Only steps over the tokens of the same lines. */
  @Benchmark
  public int tokens(Small data) throws IOException {
    int tokens = 0;
    for (byte[] line : data.lines) {
      try (JsonParser parser = factory.createParser(line)) {
        while (parser.nextToken() != null) {
          tokens++;
        }
      }
    }
    return tokens;
  }
}
