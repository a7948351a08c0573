package dev.turnmark.cli;

import dev.turnmark.audit.Contextual;
import dev.turnmark.audit.Decision;
import dev.turnmark.audit.Firing;
import dev.turnmark.audit.LineMarks;
import dev.turnmark.audit.PartVerdict;
import dev.turnmark.cli.RulesOption.ChosenRules;
import dev.turnmark.fact.Span;
import dev.turnmark.json.OtherGrammar;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.json.Warning;
import dev.turnmark.model.ContentItem;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.model.TurnItem;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The story of one line for people. */
final class Story implements Telling {

  /** What a line is that no reader makes anything of. */
  static final String PASSED_OVER =
      "the line is blank, or of a kind that Codex takes out when it reads the file";

  private static final String INDENT = "           ";

  private final Printer out;
  private final int width;
  private final @Nullable Place place;
  private final Reasons reasons;
  private final ChosenRules rules;

  /**
   * @param place where the line stands; null for one that stands in no file
   */
  Story(Terminal terminal, @Nullable Place place, Reasons reasons, ChosenRules rules) {
    this.out = terminal.out();
    this.width = terminal.width();
    this.place = place;
    this.reasons = reasons;
    this.rules = rules;
  }

  @Override
  public void passedOver() {
    head("nothing");
    out.line("  " + PASSED_OVER);
  }

  @Override
  public void leftAside(OtherGrammar grammar) {
    head("other grammar");
    out.line("  the file is no rollout but " + grammar.words() + ", so the line is left aside");
  }

  @Override
  public void unreadable(RolloutRecord.Unreadable line) {
    head("unreadable");
    out.line("  " + PlainText.escaped(line.reason()));
  }

  @Override
  public void notAnItem(RolloutRecord.Read line, LineMarks decision, Answers answers) {
    head(LineName.of(decision.item()));
    fact(
        "shown",
        LineName.known(line)
            ? "nothing: the line holds no response item"
            : "nothing: Codex does not know this kind of line, and passes it over");
    marks(decision.marks());
    if (decision.rolloutType() != null) {
      fact("written", written(decision.rolloutType(), decision.durable()));
    }
    index(line);
    open(decision.undecided());
    warnings(line);
    end(decision.firings(), answers);
  }

  @Override
  public void item(RolloutRecord.Read line, Decision decision, Answers answers) {
    head(LineName.of(decision.item()));
    shown(decision);
    marks(decision.marks());
    fact("written", written(decision.rolloutType(), decision.durable()));
    if (decision.item() instanceof Message message) {
      fact("context", context(decision.contextual(), message.content().size()));
    }
    index(line);
    open(decision.undecided());
    warnings(line);
    if (decision.item() instanceof Message message) {
      decision.parts().forEach(part -> part(part, decision, message));
    }
    end(decision.firings(), answers);
  }

  private void end(List<Firing> firings, Answers answers) {
    because(firings);
    new WhyNotWords(out, INDENT).tell(answers);
    fact("rules", rules.name());
  }

  private void head(String what) {
    out.line(place == null ? what : PlainText.escaped(place.toString()) + "  " + what);
  }

  private void fact(String name, String value) {
    out.line(String.format("  %-9s%s", name, PlainText.escaped(value)));
  }

  private void shown(Decision decision) {
    TurnItem item = decision.turnItem();
    if (item == null) {
      fact("shown", decision.decided() ? "nothing" : "undecided");
      return;
    }
    fact("shown", item.type() + (decision.fromAgent() ? ", from an agent" : ""));
    for (String words : TurnItemWords.of(item)) {
      words.lines().forEach(line -> out.line(INDENT + "| " + PlainText.escaped(line)));
    }
  }

  private void marks(List<String> marks) {
    fact("marks", marks.isEmpty() ? "none" : String.join(", ", marks));
  }

  private void open(List<String> sentences) {
    sentences.forEach(sentence -> fact("open", PlainText.escaped(sentence)));
  }

  private void because(List<Firing> firings) {
    for (Reasons.Reason reason : reasons.of(firings)) {
      fact("because", reason.rule());
      reason.details().forEach(detail -> out.line(INDENT + detail));
    }
  }

  private static String written(@Nullable String type, boolean durable) {
    return type == null ? "undecided" : type + (durable ? ", durable" : ", not durable");
  }

  private static String context(Contextual contextual, int parts) {
    return "%s (of %d content %s)"
        .formatted(contextual.label(), parts, parts == 1 ? "part" : "parts");
  }

  private void index(RolloutRecord.Read line) {
    if (place != null) {
      fact("index", line.index() == null ? "none: Codex skips the line" : line.index().toString());
    }
  }

  private void warnings(RolloutRecord.Read line) {
    for (Warning warning : line.warnings()) {
      fact("warning", PlainText.escaped(warning.toString()));
    }
  }

  private void part(PartVerdict verdict, Decision decision, Message message) {
    ContentItem content = message.content().get(verdict.part());
    Span span = verdict.span();
    String where = span == null ? "" : ", chars %d-%d".formatted(span.start(), span.end());
    fact("part " + verdict.part(), verdict.outcome().label() + " (" + content.type() + where + ")");
    out.line(INDENT + "by \"" + PlainText.oneLine(verdict.by().rule()) + "\"");
    if (span != null) {
      words(decision.words(verdict));
    }
    Span request = verdict.request();
    if (request != null) {
      out.line(INDENT + "request, chars %d-%d".formatted(request.start(), request.end()));
      words(decision.requested(verdict));
    }
  }

  private void words(String words) {
    String start = PlainText.oneLine(PlainText.start(words));
    out.line(INDENT + "| " + PlainText.cut(start, width - INDENT.length() - 2));
  }
}
