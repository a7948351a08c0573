package dev.turnmark.cli;

import dev.turnmark.fact.RollbackUnit;
import dev.turnmark.fact.TurnBoundary;
import dev.turnmark.fact.UserMessagePosition;
import dev.turnmark.rollout.CountedPlace;
import dev.turnmark.rollout.CountedRollout;
import dev.turnmark.rollout.Place;
import dev.turnmark.rollout.RolledBack;
import dev.turnmark.rollout.TurnCount;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A row for each place that counts in some way, and its number in each way. */
final class TurnsTable {

  private static final int LEAST_WORDS = 24;

  /** An id of Codex has 36 characters. */
  private static final int ID_COLUMNS = 40;

  private static final Map<String, String> SHORT =
      Map.of(
          "user_message", "user",
          "turn_boundary", "turn",
          "rollback_unit", "unit",
          "fork_turn", "fork",
          "turn_start", "start");

  private final Terminal terminal;
  private final boolean painted;
  private final List<CountedPlace> places;
  private final List<TurnCount> ways;
  private final Map<Integer, Integer> takers;
  private final boolean remarked;

  /** For each way of counting, which number a line has. */
  private final Map<String, Map<Integer, Integer>> numbers = new HashMap<>();

  TurnsTable(Terminal terminal, boolean painted, CountedRollout counted) {
    this.terminal = terminal;
    this.painted = painted;
    this.takers = takers(counted.turns().rollbacks());
    this.places = counted.places();
    this.ways = counted.counts().stream().filter(this::differs).toList();
    this.remarked = places.stream().anyMatch(place -> !remark(place).isEmpty());
    ways.forEach(way -> numbers.put(way.label(), numbered(way.live())));
  }

  /** Nearly always a rollback counts turn boundaries, and one column will do. */
  private boolean differs(TurnCount way) {
    return !way.label().equals(RollbackUnit.LABEL)
        || places.stream()
            .anyMatch(
                place ->
                    place.countsAs().contains(RollbackUnit.LABEL)
                            != place.countsAs().contains(TurnBoundary.LABEL)
                        || place.live().contains(RollbackUnit.LABEL)
                            != place.live().contains(TurnBoundary.LABEL));
  }

  private static Map<Integer, Integer> numbered(List<Place> places) {
    Map<Integer, Integer> numbers = new HashMap<>();
    places.forEach(place -> numbers.put(place.line(), numbers.size()));
    return numbers;
  }

  void print() {
    List<String> heading = new ArrayList<>(List.of("line", "index"));
    ways.forEach(way -> heading.add(SHORT.getOrDefault(way.label(), way.label())));
    heading.add("turn id");
    heading.add("first words");
    if (remarked) {
      heading.add("remarks");
    }
    int[] least = new int[heading.size()];
    least[heading.indexOf("first words")] = LEAST_WORDS;
    Table table = new Table(terminal.out(), terminal.width(), painted, heading, least);
    places.forEach(place -> table.row(paint(place), cells(place)));
    table.end();
  }

  private String[] cells(CountedPlace counted) {
    Place place = counted.place();
    List<String> cells = new ArrayList<>();
    cells.add(String.valueOf(place.line()));
    cells.add(place.index() == null ? "-" : place.index().toString());
    ways.forEach(way -> cells.add(number(counted, way.label())));
    cells.add(place.turnId() == null ? "unknown" : id(place.turnId()));
    cells.add(PlainText.oneLine(place.firstWords()));
    if (remarked) {
      cells.add(remark(counted));
    }
    return cells.toArray(String[]::new);
  }

  private static String id(String id) {
    return PlainText.cut(PlainText.oneLine(PlainText.start(id)), ID_COLUMNS);
  }

  private String number(CountedPlace place, String way) {
    Integer number = numbers.getOrDefault(way, Map.of()).get(place.place().line());
    if (number != null) {
      return number.toString();
    }
    return place.countsAs().contains(way) ? "x" : "";
  }

  private String remark(CountedPlace place) {
    List<String> remarks = new ArrayList<>();
    Integer by = place.rolledBackBy();
    if (by != null) {
      remarks.add("rolled back by line " + by);
    } else if (takers.containsKey(place.place().line())) {
      remarks.add(ended(place) + "rolled back by line " + takers.get(place.place().line()));
    }
    if (place.place().inherited()) {
      remarks.add("inherited");
    }
    return String.join(", ", remarks);
  }

  /** In which ways a place no longer counts that still counts in others. */
  private static String ended(CountedPlace place) {
    if (place.live().isEmpty()) {
      return "";
    }
    return place.countsAs().stream()
            .filter(way -> !place.live().contains(way))
            .map(way -> SHORT.getOrDefault(way, way))
            .collect(Collectors.joining(" and "))
        + " ";
  }

  /** Which rollback ended a way of counting, by line: the history may still have the place. */
  private static Map<Integer, Integer> takers(List<RolledBack> rollbacks) {
    Map<Integer, Integer> takers = new HashMap<>();
    for (RolledBack back : rollbacks) {
      Stream.of(back.units(), back.userMessages(), back.forkTurns(), back.turnStarts())
          .flatMap(List::stream)
          .forEach(place -> takers.putIfAbsent(place.line(), back.at().line()));
    }
    return takers;
  }

  private static Paint paint(CountedPlace place) {
    if (place.live().isEmpty()) {
      return Paint.FAINT;
    }
    return place.live().contains(UserMessagePosition.LABEL) ? Paint.PERSON : Paint.NONE;
  }
}
