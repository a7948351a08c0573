package dev.turnmark.cli;

import dev.turnmark.model.RolloutItem.SessionMeta;
import dev.turnmark.rollout.LineageKind;
import dev.turnmark.rollout.Place;
import dev.turnmark.rollout.SessionSummary;
import dev.turnmark.rollout.SessionSummary.State;
import dev.turnmark.rollout.Turns;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** For people: a row for each session, and below it how it began. */
final class SessionTable {

  private static final List<String> WHOSE =
      List.of("started (UTC)", "session", "version", "producer", "history");
  private static final List<String> COUNTS = List.of("user", "turn", "fork");
  private static final int LONGEST_ID = 36;
  private static final int LONGEST_WORD = 16;
  private static final int LEAST_PRODUCER = 12;
  private static final DateTimeFormatter MINUTE =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm").withZone(ZoneOffset.UTC);

  private final boolean counts;
  private final SessionBeginning beginning;
  private final Table table;

  SessionTable(Terminal terminal, boolean painted, boolean counts) {
    this.counts = counts;
    this.beginning = new SessionBeginning(terminal.width());
    List<String> heading =
        Stream.of(WHOSE, counts ? COUNTS : List.<String>of(), List.of("lineage"))
            .flatMap(List::stream)
            .toList();
    int[] leastWidths = new int[heading.size()];
    leastWidths[WHOSE.indexOf("producer")] = LEAST_PRODUCER;
    this.table = new Table(terminal.out(), terminal.width(), painted, heading, leastWidths);
  }

  void print(List<SessionRow> rows) {
    for (SessionRow row : rows) {
      table.row(Paint.NONE, cells(row.session()).toArray(String[]::new));
      beginning.of(row).forEach(line -> table.below(paint(row.session().state()), line));
    }
    table.end();
  }

  private static Paint paint(State state) {
    return switch (state) {
      case PROMPTED -> Paint.PERSON;
      case NO_PROMPT_YET, EMPTY -> Paint.FAINT;
      case NO_ROLLOUT, NOT_READ -> Paint.TROUBLE;
    };
  }

  private List<String> cells(SessionSummary session) {
    SessionMeta meta = session.lineage().session();
    List<String> cells = new ArrayList<>();
    cells.add(moment(session.started()));
    cells.add(meta == null ? "-" : PlainText.cut(text(meta.id()), LONGEST_ID));
    cells.add(
        session.flat()
            ? "flat"
            : meta == null ? "-" : PlainText.cut(text(meta.cliVersion()), LONGEST_WORD));
    String producer = meta == null ? "-" : text(meta.originator());
    cells.add(session.foreign() ? "foreign: " + producer : producer);
    cells.add(meta == null ? "-" : PlainText.cut(text(meta.historyMode()), LONGEST_WORD));
    if (counts) {
      Turns turns = session.turns();
      cells.add(turns == null ? "-" : count(turns.userMessages()));
      cells.add(turns == null ? "-" : count(turns.liveTurnBoundaries()));
      cells.add(turns == null ? "-" : count(turns.forkTurns()));
    }
    cells.add(LineageKind.of(session.lineage()).word());
    return cells;
  }

  private static String count(List<Place> places) {
    int own = Turns.own(places).size();
    return own == places.size() ? "" + own : places.size() + " (" + own + ")";
  }

  private static String text(@Nullable String text) {
    return text == null ? "-" : PlainText.oneLine(PlainText.start(text));
  }

  private static String moment(@Nullable String timestamp) {
    Instant instant = SessionOrder.instant(timestamp);
    return instant == null ? PlainText.cut(text(timestamp), LONGEST_WORD) : MINUTE.format(instant);
  }
}
