package dev.turnmark.cli;

import dev.turnmark.audit.Decision;
import dev.turnmark.audit.Explanation;
import dev.turnmark.audit.Explanation.Reason;
import dev.turnmark.audit.Firing;
import dev.turnmark.json.OtherGrammar;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.TurnItem;
import dev.turnmark.rollout.DecidedItem;
import dev.turnmark.rollout.Pair;
import dev.turnmark.rollout.RecordedItem;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** For people: every disagreement with its two sides, and a count of all. */
final class VerifyTextReport implements VerifyReport {

  private static final String INDENT = "            ";

  private final Printer out;
  private final int width;
  private final List<String> title;

  /**
   * @param title what to print above, line by line
   */
  VerifyTextReport(Terminal terminal, List<String> title) {
    this.out = terminal.out();
    this.width = terminal.width();
    this.title = title;
  }

  @Override
  public void begin() {
    title.forEach(out::line);
  }

  @Override
  public void disagreement(Pair pair, Explanation explanation) {
    String kinds = String.join(", ", explanation.kinds());
    out.line(Verified.kind(pair) + ": " + (explanation.open() ? "unexplained" : kinds));
    decided(pair.decided());
    recorded(pair.recorded());
    explanation.sentences().forEach(sentence -> fact("open", PlainText.escaped(sentence)));
    because(explanation);
  }

  private void decided(@Nullable DecidedItem decided) {
    if (decided == null) {
      fact("shown", "no response item");
      return;
    }
    TurnItem shown = decided.decision().turnItem();
    side("shown", decided.line(), shown == null ? hidden(decided) : words(shown));
    decided
        .decision()
        .decidedBy()
        .ifPresent(by -> out.line(INDENT + "by \"" + PlainText.oneLine(by.rule()) + "\""));
  }

  private static String hidden(DecidedItem decided) {
    ResponseItem item = decided.decision().item();
    return "nothing of a " + ItemName.of(item);
  }

  private void recorded(@Nullable RecordedItem recorded) {
    if (recorded == null) {
      fact("recorded", "nothing");
    } else {
      side("recorded", recorded.line(), words(recorded.item()));
    }
  }

  private void side(String name, int line, String words) {
    String text = "line %d  %s".formatted(line, words);
    fact(name, PlainText.cut(text, width - INDENT.length()));
  }

  private static String words(TurnItem item) {
    String words =
        TurnItemWords.of(item).stream()
            .map(text -> PlainText.oneLine(PlainText.start(text)))
            .collect(Collectors.joining(" "));
    return words.isEmpty() ? PlainText.oneLine(item.type()) : item.type() + ": " + words;
  }

  private void because(Explanation explanation) {
    Map<String, Firing> rules = new LinkedHashMap<>();
    for (Reason reason : explanation.reasons()) {
      rules.putIfAbsent(reason.by().rule(), reason.by());
    }
    for (Firing by : rules.values()) {
      fact("because", PlainText.oneLine(by.rule()));
      out.line(INDENT + PlainText.oneLine(by.source() + ": " + by.because()));
    }
  }

  private void fact(String name, String value) {
    out.line(String.format("  %-10s%s", name, PlainText.escaped(value)));
  }

  @Override
  public void undecided(int line, Decision decision) {
    out.line(ItemName.of(decision.item()) + ": undecided");
    fact("shown", "line " + line);
    decision.undecided().forEach(sentence -> fact("open", PlainText.escaped(sentence)));
  }

  @Override
  public void unreadable(RolloutRecord.Unreadable line) {
    out.line("unreadable: line %d".formatted(line.line()));
    fact("open", PlainText.escaped(line.reason()));
  }

  @Override
  public void leftAside(OtherGrammar grammar, int lines) {
    out.line("other grammar: " + LeftAside.sentence(grammar, lines));
  }

  @Override
  public void end(Verified verified) {
    out.line(verified.summary());
  }
}
