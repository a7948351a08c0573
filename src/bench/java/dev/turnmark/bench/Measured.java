package dev.turnmark.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** All that was measured, by name; NaN for what was not. */
final class Measured {

  private final Map<String, Double> values = new HashMap<>();

  /**
   * Reads what was measured: of benchmarks the processor time, in nanoseconds.
   *
   * @param jmh the results of JMH, as JSON
   * @param processes lines of a name and a number
   */
  static Measured of(Path jmh, Path processes) throws IOException {
    Measured measured = new Measured();
    for (JsonNode result : new ObjectMapper().readTree(jmh.toFile())) {
      String[] name = result.path("benchmark").asText().split("\\.", -1);
      String method = name[name.length - 2].replace("Benchmark", "") + "." + name[name.length - 1];
      JsonNode others = result.path("secondaryMetrics");
      measured.values.put(method, least(others.path(CpuTime.NAME)));
      measured.values.put(method + ".clock", least(result.path("primaryMetric")));
      measured.values.put(method + ".bytes", least(others.path("gc.alloc.rate.norm")));
    }
    for (String line : Files.readAllLines(processes)) {
      String[] words = line.split(" ", -1);
      measured.values.put(words[0], Double.parseDouble(words[1]));
    }
    return measured;
  }

  /** The least of all iterations: what else ran on the machine only ever adds. */
  private static double least(JsonNode metric) {
    double least = Double.NaN;
    for (JsonNode fork : metric.path("rawData")) {
      for (JsonNode iteration : fork) {
        least = Double.isNaN(least) ? iteration.asDouble() : Math.min(least, iteration.asDouble());
      }
    }
    return least;
  }

  double of(String name) {
    return values.getOrDefault(name, Double.NaN);
  }

  /** How many times the second of two the first is. */
  double ratio(String one, String other) {
    return of(one) / of(other);
  }
}
