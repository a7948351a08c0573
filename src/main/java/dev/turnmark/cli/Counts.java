package dev.turnmark.cli;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;

/** How many there are of each kind. */
final class Counts {

  private final Map<String, Integer> counts = new TreeMap<>();

  void add(String kind) {
    counts.merge(kind, 1, Integer::sum);
  }

  void add(Counts others) {
    others.counts.forEach((kind, count) -> counts.merge(kind, count, Integer::sum));
  }

  int total() {
    return counts.values().stream().mapToInt(Integer::intValue).sum();
  }

  /** How many of each kind, by name. */
  SortedMap<String, Integer> byKind() {
    return new TreeMap<>(counts);
  }

  /** Each kind by name. */
  void each(BiConsumer<String, Integer> visitor) {
    counts.forEach(visitor);
  }

  /** So many kinds, the one with the most first. */
  List<Map.Entry<String, Integer>> most(int limit) {
    return counts.entrySet().stream()
        .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
        .limit(limit)
        .toList();
  }

  @Override
  public String toString() {
    return counts.entrySet().stream()
        .map(entry -> entry.getValue() + " " + entry.getKey())
        .collect(Collectors.joining(", "));
  }
}
