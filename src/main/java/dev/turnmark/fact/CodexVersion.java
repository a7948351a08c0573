package dev.turnmark.fact;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Versions of Codex, such as {@code 0.98.0} or {@code 0.99.0-alpha.3}. */
final class CodexVersion {

  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");
  private static final int NUMBERS = 3;

  private CodexVersion() {}

  /** Compares versions by their first three numbers; a number that is missing is 0. */
  static int compare(String one, String other) {
    List<Integer> first = numbers(one);
    List<Integer> second = numbers(other);
    for (int i = 0; i < NUMBERS; i++) {
      int order = Integer.compare(first.get(i), second.get(i));
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

  private static List<Integer> numbers(String version) {
    List<Integer> numbers = new ArrayList<>();
    NUMBER
        .matcher(version)
        .results()
        .limit(NUMBERS)
        .map(MatchResult::group)
        .map(Integer::valueOf)
        .forEach(numbers::add);
    while (numbers.size() < NUMBERS) {
      numbers.add(0);
    }
    return numbers;
  }
}
