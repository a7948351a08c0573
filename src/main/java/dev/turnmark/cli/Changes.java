package dev.turnmark.cli;

import dev.turnmark.audit.Change;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What is decided otherwise, by groups. */
final class Changes {

  private final int mostExamples;
  private final Map<ChangeGroup.Key, ChangeGroup> groups = new LinkedHashMap<>();

  /**
   * @param mostExamples how many examples to keep of a group
   */
  Changes(int mostExamples) {
    this.mostExamples = mostExamples;
  }

  void add(Change change, ChangePlace place) {
    group(ChangeGroup.Key.of(change, place)).add(change, place, mostExamples);
  }

  void add(Changes others) {
    others.groups.forEach((key, group) -> group(key).add(group, mostExamples));
  }

  private ChangeGroup group(ChangeGroup.Key key) {
    return groups.computeIfAbsent(key, ChangeGroup::new);
  }

  /** How many items. */
  int count() {
    return groups.values().stream().mapToInt(ChangeGroup::count).sum();
  }

  /** The largest first; of two as large that which was met first. */
  List<ChangeGroup> groups() {
    List<ChangeGroup> all = new ArrayList<>(groups.values());
    all.sort(Comparator.comparing(ChangeGroup::count).reversed());
    return all;
  }
}
