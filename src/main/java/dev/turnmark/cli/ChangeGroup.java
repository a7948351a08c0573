package dev.turnmark.cli;

import dev.turnmark.audit.Aspect;
import dev.turnmark.audit.Change;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Items that are decided otherwise in the same way. */
final class ChangeGroup {

  private final Key key;
  private final Set<String> foundBefore = new LinkedHashSet<>();
  private final Set<String> foundAfter = new LinkedHashSet<>();
  private final List<ChangePlace> examples = new ArrayList<>();
  private int count;

  ChangeGroup(Key key) {
    this.key = key;
  }

  /**
   * What they have in common.
   *
   * @param item what they are called; empty where they are told by what a person sees of them
   * @param replacement whether they stand in replacement histories
   */
  record Key(
      String item,
      boolean replacement,
      String before,
      String after,
      List<Aspect> aspects,
      String ruleBefore,
      String ruleAfter) {

    static Key of(Change change, ChangePlace place) {
      return new Key(
          change.of(Aspect.Kind.SHOWN) ? "" : place.item(),
          place.replacement() != null,
          change.before(),
          change.after(),
          change.aspects(),
          change.ruleBefore(),
          change.ruleAfter());
    }
  }

  void add(Change change, ChangePlace place, int mostExamples) {
    count++;
    foundBefore.addAll(change.foundBefore());
    foundAfter.addAll(change.foundAfter());
    if (examples.size() < mostExamples) {
      examples.add(place);
    }
  }

  void add(ChangeGroup others, int mostExamples) {
    count += others.count;
    foundBefore.addAll(others.foundBefore);
    foundAfter.addAll(others.foundAfter);
    others.examples.stream()
        .limit(Math.max(0, mostExamples - examples.size()))
        .forEach(examples::add);
  }

  Key key() {
    return key;
  }

  /** How many items. */
  int count() {
    return count;
  }

  /** Rules that recognised something in any of them, and by the other rules do not. */
  List<String> foundBefore() {
    return List.copyOf(foundBefore);
  }

  /** Rules of the other set that recognise something that was not. */
  List<String> foundAfter() {
    return List.copyOf(foundAfter);
  }

  /** The first of them. */
  List<ChangePlace> examples() {
    return List.copyOf(examples);
  }
}
