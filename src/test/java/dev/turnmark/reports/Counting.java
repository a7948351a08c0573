package dev.turnmark.reports;

import dev.turnmark.rollout.Place;
import dev.turnmark.rollout.RolledBack;
import dev.turnmark.rollout.Turns;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.stream.Collectors;

/** Writes down turns in words. Lists that are the same are written once, under all their names. */
final class Counting {

  private Counting() {}

  static String of(Turns turns) {
    Map<String, List<Place>> lists = new LinkedHashMap<>();
    lists.put("user messages", turns.userMessages());
    lists.put("turn boundaries", turns.turnBoundaries());
    lists.put("live turn boundaries", turns.liveTurnBoundaries());
    lists.put("fork turns", turns.forkTurns());
    lists.put("rollback units", turns.rollbackUnits());
    lists.put("turn starts", turns.turnStarts());
    lists.put("live turn starts", turns.liveTurnStarts());
    return lines(lists, "")
        + turns.rollbacks().stream().map(Counting::of).collect(Collectors.joining());
  }

  private static String of(RolledBack back) {
    Map<String, List<Place>> lists = new LinkedHashMap<>();
    lists.put("units", back.units());
    lists.put("user messages", back.userMessages());
    lists.put("fork turns", back.forkTurns());
    lists.put("turn starts", back.turnStarts());
    return "line %d takes back %d\n".formatted(back.at().line(), back.turns()) + lines(lists, "  ");
  }

  private static String lines(Map<String, List<Place>> lists, String indent) {
    Map<List<Place>, StringJoiner> names = new LinkedHashMap<>();
    lists.forEach(
        (name, places) -> names.computeIfAbsent(places, same -> new StringJoiner(", ")).add(name));
    return names.entrySet().stream()
        .map(same -> indent + same.getValue() + ": " + places(same.getKey()) + "\n")
        .collect(Collectors.joining());
  }

  private static String places(List<Place> places) {
    return places.isEmpty()
        ? "none"
        : places.stream().map(Counting::place).collect(Collectors.joining(", "));
  }

  /** The line, the words that stand there, and in which turn and as which item if that is known. */
  private static String place(Place place) {
    String words = place.firstWords().isEmpty() ? "" : " \"" + place.firstWords() + "\"";
    String turn = place.turnId() == null ? "" : " in " + place.turnId();
    String item = place.itemId() == null ? "" : " as " + place.itemId();
    return place.line() + words + turn + item + (place.inherited() ? ", inherited" : "");
  }
}
