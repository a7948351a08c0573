package dev.turnmark.cli;

import dev.turnmark.audit.Decision;
import dev.turnmark.audit.Firing;
import dev.turnmark.audit.LineMarks;
import dev.turnmark.audit.Placement;
import dev.turnmark.json.OtherGrammar;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.model.TurnItem;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** For people: a table of a file. */
final class TableReport implements Report {

  private static final List<String> HEADING = List.of("line", "item", "shown", "marks", "rule");
  private static final List<String> HEADING_WITH_PLACES =
      List.of("line", "item", "shown", "marks", "turn", "state", "rule");
  private static final int LEAST_SHOWN = 24;
  private static final int LEAST_RULE = 20;

  /** Short names, since three of them often stand side by side. */
  private static final Map<String, String> MARKS =
      Map.of(
          "user_message",
          "user",
          "turn_boundary",
          "turn",
          "fork_turn",
          "fork",
          "rollback_unit",
          "unit",
          "rolls_back",
          "undo");

  private final Printer out;
  private final List<String> title;
  private final String file;
  private final boolean places;
  private final Table table;

  /**
   * @param title what to print above the table, line by line
   * @param file the file that the table is of
   * @param places whether to tell of each line where in the conversation it stands
   */
  TableReport(Terminal terminal, boolean painted, List<String> title, String file, boolean places) {
    this.out = terminal.out();
    this.title = title;
    this.file = file;
    this.places = places;
    this.table =
        places
            ? new Table(
                out, terminal.width(), painted, HEADING_WITH_PLACES, 0, 0, LEAST_SHOWN, 0, 0, 0, 1)
            : new Table(out, terminal.width(), painted, HEADING, 0, 0, LEAST_SHOWN, 0, LEAST_RULE);
  }

  /**
   * For rows that come one by one: the columns are as wide as the terminal has room for.
   *
   * @param width of the terminal
   */
  TableReport live(int width) {
    int[] widths = {5, 23, 0, 14, 0};
    int room = width - Arrays.stream(widths).sum() - 2 * (widths.length - 1);
    widths[4] = Math.max(room * 2 / 5, LEAST_RULE);
    widths[2] = Math.max(room - widths[4], LEAST_SHOWN);
    table.fix(widths);
    return this;
  }

  @Override
  public void begin() {
    title.forEach(out::line);
  }

  @Override
  public void decided(Spot spot, Decision decision) {
    String item = ItemName.of(decision.item());
    boolean counted = spot.replacement() == null;
    row(
        spot,
        decision.undecided(),
        paint(decision),
        item,
        shown(decision),
        counted ? marks(decision.marks()) : "",
        decision.decidedBy().map(Firing::rule).orElse(""));
  }

  @Override
  public void told(Spot spot, LineMarks marks) {
    List<Firing> firings = marks.firings();
    row(
        spot,
        marks.undecided(),
        Paint.FAINT,
        LineName.of(marks.item()),
        LineWords.of(marks.item()),
        marks(marks.marks()),
        firings.isEmpty() ? "" : firings.get(0).rule());
  }

  private void row(
      Spot spot,
      List<String> undecided,
      Paint paint,
      String item,
      String shown,
      String marks,
      String rule) {
    String number = number(spot);
    for (String sentence : undecided) {
      table.remark("undecided: " + PlainText.escaped(sentence), number, item);
    }
    Placement placement = spot.placement();
    if (!undecided.isEmpty()) {
      return;
    }
    if (places && placement != null) {
      String turn = placement.turn() == null ? "" : placement.turn().toString();
      String state = state(placement);
      table.row(paint, number, item, shown, marks, turn, state, PlainText.oneLine(rule));
    } else {
      table.row(paint, number, item, shown, marks, PlainText.oneLine(rule));
    }
    spot.warnings().stream()
        .filter(warning -> places)
        .forEach(warning -> table.remark(PlainText.escaped(warning), number, ""));
  }

  /** The line, and the last name of the file where it is another one. */
  private String number(Spot spot) {
    if (spot.file().equals(file)) {
      return spot.number();
    }
    String name = spot.file().substring(spot.file().lastIndexOf('/') + 1);
    return PlainText.escaped(name) + ":" + spot.number();
  }

  private static String state(Placement placement) {
    Integer rollback = placement.rolledBackBy();
    return Stream.of(
            placement.inherited() ? "inherited" : "",
            rollback == null ? "" : "undone by " + rollback)
        .filter(words -> !words.isEmpty())
        .collect(Collectors.joining(", "));
  }

  @Override
  public void unreadable(String name, RolloutRecord.Unreadable line) {
    table.remark(PlainText.escaped(line.reason()), String.valueOf(line.line()), "unreadable");
  }

  @Override
  public void leftAside(String name, OtherGrammar grammar, int lines) {
    table.remark(LeftAside.sentence(grammar, lines), "-", "other grammar");
  }

  @Override
  public void end() {
    table.end();
  }

  private static Paint paint(Decision decision) {
    if (decision.turnItem() == null) {
      return Paint.FAINT;
    }
    return decision.turnItem() instanceof TurnItem.UserMessage ? Paint.PERSON : Paint.NONE;
  }

  private static String shown(Decision decision) {
    TurnItem item = decision.turnItem();
    return item == null ? "-" : TurnItemWords.inOneLine(item);
  }

  private static String marks(List<String> marks) {
    return marks.stream()
        .map(mark -> MARKS.getOrDefault(mark, mark))
        .collect(Collectors.joining(" "));
  }
}
