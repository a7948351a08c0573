package dev.turnmark.cli;

import dev.turnmark.audit.Contextual;
import dev.turnmark.audit.Decision;
import dev.turnmark.audit.PartVerdict;
import dev.turnmark.fact.Span;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.json.Warning;
import dev.turnmark.model.ContentItem;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.model.TurnItem;
import java.util.Locale;

/** Tells of one line what it is, what was decided about it, and why. */
final class Story {

  private static final String INDENT = "           ";

  private final Printer out;
  private final int width;
  private final Place place;

  Story(Terminal terminal, Place place) {
    this.out = terminal.out();
    this.width = terminal.width();
    this.place = place;
  }

  /** Of a line that no reader makes anything of. */
  void passedOver() {
    head("nothing");
    out.line("  the line is blank, or of a kind that Codex takes out when it reads the file");
  }

  void unreadable(RolloutRecord.Unreadable line) {
    head("unreadable");
    out.line("  " + PlainText.escaped(line.reason()));
  }

  /** Of a line that is read, but is no response item. */
  void notAnItem(RolloutRecord.Read line) {
    head(LineName.of(line.content().item()));
    out.line(
        LineName.known(line.content().item())
            ? "  nothing is decided: rules judge response items, and this line is none"
            : "  nothing is decided: Codex does not know this kind of line, and passes it over");
    index(line);
    warnings(line);
  }

  void item(RolloutRecord.Read line, Decision decision, Reasons reasons) {
    head(LineName.of(decision.item()));
    shown(decision);
    fact("marks", decision.marks().isEmpty() ? "none" : String.join(", ", decision.marks()));
    fact("written", written(decision));
    if (decision.item() instanceof Message message) {
      fact("context", context(decision.contextual(), message.content().size()));
    }
    index(line);
    decision.undecided().forEach(sentence -> fact("open", PlainText.escaped(sentence)));
    warnings(line);
    if (decision.item() instanceof Message message) {
      decision.parts().forEach(part -> part(part, message));
    }
    reasons.lines(decision).forEach(reason -> out.line("  " + reason));
  }

  private void head(String what) {
    out.line(PlainText.escaped(place.toString()) + "  " + what);
  }

  private void fact(String name, String value) {
    out.line(String.format("  %-9s%s", name, value));
  }

  private void shown(Decision decision) {
    TurnItem item = decision.turnItem();
    if (item == null) {
      fact("shown", decision.decided() ? "nothing" : "undecided");
      return;
    }
    fact("shown", item.type());
    for (String words : TurnItemWords.of(item)) {
      words.lines().forEach(line -> out.line(INDENT + "| " + PlainText.escaped(line)));
    }
  }

  private static String written(Decision decision) {
    String type = decision.rolloutType();
    if (type == null) {
      return "undecided";
    }
    return type + (decision.durable() ? ", durable" : ", not durable");
  }

  private static String context(Contextual contextual, int parts) {
    String of = parts + (parts == 1 ? " content part is" : " content parts are") + " injected";
    return contextual.name().toLowerCase(Locale.ROOT) + " of its " + of;
  }

  private void index(RolloutRecord.Read line) {
    fact("index", line.index() == null ? "none: Codex skips the line" : line.index().toString());
  }

  private void warnings(RolloutRecord.Read line) {
    for (Warning warning : line.warnings()) {
      fact("warning", PlainText.escaped(warning.toString()));
    }
  }

  private void part(PartVerdict verdict, Message message) {
    ContentItem content = message.content().get(verdict.part());
    Span span = verdict.span();
    String where = span == null ? "" : ", chars %d-%d".formatted(span.start(), span.end());
    fact(
        "part " + verdict.part(),
        verdict.outcome().name().toLowerCase(Locale.ROOT) + " (" + content.type() + where + ")");
    out.line(INDENT + "by \"" + PlainText.oneLine(verdict.by().rule()) + "\"");
    if (span != null) {
      String words = words(content).substring(span.start(), span.end());
      String start = PlainText.oneLine(PlainText.start(words));
      out.line(INDENT + "| " + PlainText.cut(start, width - INDENT.length() - 2));
    }
  }

  private static String words(ContentItem content) {
    if (content instanceof ContentItem.InputText input) {
      return input.text();
    }
    return content instanceof ContentItem.OutputText output ? output.text() : "";
  }
}
