package dev.turnmark.cli;

import dev.turnmark.audit.Decision;
import dev.turnmark.audit.Firing;
import dev.turnmark.json.OtherGrammar;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.model.TurnItem;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** For people: a table of a file. */
final class TableReport implements Report {

  private static final List<String> HEADING = List.of("line", "item", "shown", "marks", "rule");
  private static final int LEAST_SHOWN = 24;
  private static final int LEAST_RULE = 20;

  /** Short names, since three of them often stand side by side. */
  private static final Map<String, String> MARKS =
      Map.of("user_message", "user", "turn_boundary", "turn", "fork_turn", "fork");

  private final Printer out;
  private final List<String> title;
  private final Table table;

  /**
   * @param title what to print above the table, line by line
   */
  TableReport(Terminal terminal, boolean painted, List<String> title) {
    this.out = terminal.out();
    this.title = title;
    this.table =
        new Table(
            terminal.out(), terminal.width(), painted, HEADING, 0, 0, LEAST_SHOWN, 0, LEAST_RULE);
  }

  @Override
  public void begin() {
    title.forEach(out::line);
  }

  @Override
  public void decided(RolloutRecord.Read line, Decision decision) {
    String number = String.valueOf(line.line());
    String item = ItemName.of(decision.item());
    if (decision.decided()) {
      table.row(paint(decision), number, item, shown(decision), marks(decision), rule(decision));
    } else {
      decision
          .undecided()
          .forEach(s -> table.remark("undecided: " + PlainText.escaped(s), number, item));
    }
  }

  @Override
  public void unreadable(RolloutRecord.Unreadable line) {
    table.remark(PlainText.escaped(line.reason()), String.valueOf(line.line()), "unreadable");
  }

  @Override
  public void leftAside(OtherGrammar grammar, int lines) {
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
    if (item == null) {
      return "-";
    }
    String words =
        TurnItemWords.of(item).stream()
            .map(text -> PlainText.oneLine(PlainText.start(text)))
            .collect(Collectors.joining(" "));
    return words.isEmpty() ? item.type() : item.type() + ": " + words;
  }

  private static String marks(Decision decision) {
    return decision.marks().stream()
        .map(mark -> MARKS.getOrDefault(mark, mark))
        .collect(Collectors.joining(" "));
  }

  private static String rule(Decision decision) {
    return decision.decidedBy().map(Firing::rule).map(PlainText::oneLine).orElse("");
  }
}
