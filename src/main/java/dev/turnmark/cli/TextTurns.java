package dev.turnmark.cli;

import dev.turnmark.json.OtherGrammar;
import dev.turnmark.rollout.Continues;
import dev.turnmark.rollout.CountedRollout;
import dev.turnmark.rollout.Lineage;
import dev.turnmark.rollout.Place;
import dev.turnmark.rollout.RolledBack;
import dev.turnmark.rollout.TurnCount;
import dev.turnmark.rollout.Turns;
import java.util.List;
import java.util.Map;

/** For people: the turns of a file, what rollbacks took back, and the totals. */
final class TextTurns implements TurnsReport {

  private static final int LEAST_LINES = 12;

  /** Which number it is, by the name of the way of counting. */
  private static final Map<String, String> MEANINGS =
      Map.of(
          "user_message", "a person said it; cut --before-user-message counts the live ones",
          "turn_boundary",
              "it opens a turn; cut --rollback counts those that the model's history has",
          "rollback_unit", "what a rollback counts: a turn and the line announcing it are one",
          "fork_turn", "a fork may begin there; cut --last-fork-turns counts the live ones",
          "turn_start", "a turn begins as the app server counts");

  private static final Map<String, String> NAMES =
      Map.of(
          "user_message", "user messages",
          "turn_boundary", "turn boundaries",
          "rollback_unit", "rollback units",
          "fork_turn", "fork turns",
          "turn_start", "turn starts");

  private final Terminal terminal;
  private final Printer out;
  private final boolean painted;
  private final String file;
  private final List<String> title;

  /**
   * @param title what to print above, line by line
   */
  TextTurns(Terminal terminal, boolean painted, String file, List<String> title) {
    this.terminal = terminal;
    this.out = terminal.out();
    this.painted = painted;
    this.file = file;
    this.title = title;
  }

  @Override
  public void leftAside(OtherGrammar grammar, int lines) {
    terminal.complain(PlainText.escaped(file) + ": " + LeftAside.sentence(grammar, lines));
  }

  @Override
  public void counted(CountedRollout counted) {
    title.forEach(out::line);
    if (counted.places().isEmpty()) {
      out.line("nothing in it counts as a turn");
    } else {
      new TurnsTable(terminal, painted, counted).print();
      out.line("");
    }
    if (!counted.turns().rollbacks().isEmpty()) {
      rollbacks(counted.turns().rollbacks());
      out.line("");
    }
    if (!counted.places().isEmpty()) {
      totals(counted.counts());
    }
    remarks(counted);
  }

  private void rollbacks(List<RolledBack> rollbacks) {
    List<String> heading =
        List.of("rollback", "of", "units", "user messages", "fork turns", "turn starts");
    Table table =
        new Table(
            out,
            terminal.width(),
            painted,
            heading,
            0,
            0,
            LEAST_LINES,
            LEAST_LINES,
            LEAST_LINES,
            LEAST_LINES);
    for (RolledBack back : rollbacks) {
      table.row(
          Paint.NONE,
          "line " + back.at().line(),
          String.valueOf(back.turns()),
          lines(back.units()),
          lines(back.userMessages()),
          lines(back.forkTurns()),
          lines(back.turnStarts()));
    }
    table.end();
  }

  private static String lines(List<Place> places) {
    return places.isEmpty() ? "-" : LineList.of(places.stream().map(Place::line).toList());
  }

  private void totals(List<TurnCount> counts) {
    List<String> heading = List.of("counted as", "in file", "own", "live", "own", "which is");
    Table table = new Table(out, terminal.width(), painted, heading, 0, 0, 0, 0, 0, 20);
    for (TurnCount count : counts) {
      table.row(
          Paint.NONE,
          NAMES.getOrDefault(count.label(), count.label()),
          size(count.all()),
          size(Turns.own(count.all())),
          size(count.live()),
          size(Turns.own(count.live())),
          MEANINGS.getOrDefault(count.label(), ""));
    }
    table.end();
  }

  private static String size(List<Place> places) {
    return String.valueOf(places.size());
  }

  private void remarks(CountedRollout counted) {
    Lineage lineage = counted.lineage();
    if (!lineage.inheritedLines().isEmpty()) {
      out.line("inherited from another session: " + LineList.ranges(lineage.inheritedLines()));
    }
    Continues continues = lineage.continues();
    if (continues != null) {
      out.line(ContinuesWords.of(continues));
    }
    List<Integer> unreadable = counted.lines().unreadable();
    if (!unreadable.isEmpty()) {
      out.line("unreadable, so that nothing in them counts: " + LineList.some(unreadable));
    }
    List<Integer> undecided = counted.lines().undecided();
    if (!undecided.isEmpty()) {
      out.line("undecided, so that the counts may be wrong: " + LineList.some(undecided));
    }
    if (!counted.lines().complete()) {
      out.line("counted only as far as the file could be read");
    }
  }
}
