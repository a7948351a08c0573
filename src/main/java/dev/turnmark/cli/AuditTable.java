package dev.turnmark.cli;

import dev.turnmark.audit.FiringRecord;
import java.util.ArrayList;
import java.util.List;

/** For people: a table of the firings in a file; nothing where there are none. */
final class AuditTable implements AuditReport {

  private static final int LEAST_WORDS = 24;
  private static final int LEAST_RULE = 20;

  private final Table table;
  private final boolean severalRules;

  AuditTable(Terminal terminal, boolean painted, boolean severalRules) {
    this.severalRules = severalRules;
    List<String> heading = new ArrayList<>(List.of("place", "item", "shown", "part", "words"));
    int[] least = {0, 0, 0, 0, LEAST_WORDS};
    if (severalRules) {
      heading.add("rule");
      least = new int[] {0, 0, 0, 0, LEAST_WORDS, LEAST_RULE};
    }
    this.table = new Table(terminal.out(), terminal.width(), painted, heading, least);
  }

  @Override
  public void fired(FiringRecord firing) {
    String replacement = firing.replacement() == null ? "" : "[" + firing.replacement() + "]";
    List<String> cells = new ArrayList<>();
    cells.add(PlainText.escaped(firing.file()) + ":" + firing.line() + replacement);
    cells.add(firing.item());
    cells.add(firing.shown());
    cells.add(part(firing));
    cells.add(firing.words());
    if (severalRules) {
      cells.add(PlainText.oneLine(firing.rule()));
    }
    table.row(Paint.NONE, cells.toArray(String[]::new));
  }

  private static String part(FiringRecord firing) {
    if (firing.part() == null) {
      return "";
    }
    List<Integer> span = firing.span();
    return firing.part()
        + (span == null ? "" : ", chars %d-%d".formatted(span.get(0), span.get(1)))
        + (firing.verdict() == null ? "" : ", " + firing.verdict());
  }

  @Override
  public void end() {
    table.end();
  }
}
