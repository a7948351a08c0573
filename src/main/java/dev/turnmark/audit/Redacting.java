package dev.turnmark.audit;

import dev.turnmark.audit.PartVerdict.InPlace;
import dev.turnmark.fact.FromAgent;
import dev.turnmark.fact.Hidden;
import dev.turnmark.fact.Projection;
import dev.turnmark.json.CarriedTexts;
import dev.turnmark.json.Redaction;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.json.Warning;
import dev.turnmark.model.Internal;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.TurnItem;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What may be told of lines and decisions: all of it, or all but the texts. Whoever tells is given
 * decisions that went through here, and so can't tell more.
 */
@Internal
public enum Redacting {
  /** All of it. */
  NOTHING,
  /** What is there in the place of a text is its length and hash. */
  TEXTS;

  /** What a sentence about JSON takes from the file stands in quotes, as JSON. */
  private static final Pattern QUOTED = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"");

  private static final Pattern QUOTES =
      Pattern.compile("([^\"`]*)([\"`].*[\"`])([^\"`]*)", Pattern.DOTALL);

  /** What is behind it was said by what a rule called. */
  private static final Pattern FAILED =
      Pattern.compile("(.*? (?:failed|fails): \\w*)(.+)", Pattern.DOTALL);

  /** A text. */
  public String text(String text) {
    return this == NOTHING ? text : Redaction.plain().text(text);
  }

  /** What a line says of itself. */
  public <T extends RolloutItem> T line(T item, CarriedTexts carried) {
    return this == NOTHING ? item : Redaction.of(carried).record(item);
  }

  /** What came of a line: what is odd or wrong about it, as far as that repeats what is there. */
  public RolloutRecord said(RolloutRecord line) {
    if (this == NOTHING) {
      return line;
    }
    if (line instanceof RolloutRecord.Unreadable unreadable) {
      return new RolloutRecord.Unreadable(line.line(), sentence(unreadable.reason()));
    }
    RolloutRecord.Read read = (RolloutRecord.Read) line;
    return new RolloutRecord.Read(
        read.line(),
        read.index(),
        read.content(),
        read.warnings().stream()
            .map(warning -> new Warning(sentence(warning.path()), sentence(warning.sentence())))
            .toList(),
        read.carried());
  }

  /** A sentence of the reader. */
  public String sentence(String sentence) {
    return this == NOTHING
        ? sentence
        : QUOTED
            .matcher(sentence)
            .replaceAll(found -> Matcher.quoteReplacement(text(found.group())));
  }

  /** Why a rule did not fire: what was there stands between marks of quotation of any kind. */
  public String reason(String sentence) {
    Matcher quoted = QUOTES.matcher(sentence);
    return this == NOTHING || !quoted.matches()
        ? open(sentence)
        : quoted.group(1) + text(quoted.group(2)) + quoted.group(3);
  }

  /** A decision about an item of a line. */
  public Decision decision(Decision decision, CarriedTexts carried) {
    if (this == NOTHING) {
      return decision;
    }
    Redaction redaction = Redaction.of(carried);
    ResponseItem item = redaction.record(decision.item());
    TurnItem shown = decision.turnItem();
    return new Decision(
        item,
        shown == null ? null : redaction.record(shown),
        decision.marks(),
        decision.rolloutType(),
        decision.durable(),
        decision.inHistory(),
        decision.contextual(),
        decision.parts().stream().map(part -> part(decision, part)).toList(),
        decision.firings().stream().map(firing -> firing(firing, item)).toList(),
        decision.undecided().stream().map(this::open).toList(),
        decision.revision());
  }

  private PartVerdict part(Decision decision, PartVerdict part) {
    InPlace inPlace = new InPlace(text(decision.words(part)), text(decision.requested(part)));
    Firing by = new Firing(part.by().rule(), part.by().source(), part.by().because(), List.of());
    return new PartVerdict(part.part(), part.outcome(), by, part.span(), part.request(), inPlace);
  }

  /** Of the conclusions, which hold the item, no more than a decision is asked about later. */
  private static Firing firing(Firing firing, ResponseItem item) {
    List<Object> concluded = new ArrayList<>();
    for (Object fact : firing.concluded()) {
      if (fact instanceof Projection) {
        concluded.add(new Hidden(item)); // It only tells which rule decided what is shown.
      } else if (fact instanceof FromAgent && item instanceof Message message) {
        concluded.add(new FromAgent(message));
      }
    }
    return new Firing(firing.rule(), firing.source(), firing.because(), concluded);
  }

  /** What was decided about a line without an item. */
  public LineMarks marks(LineMarks marks, CarriedTexts carried) {
    if (this == NOTHING) {
      return marks;
    }
    return new LineMarks(
        line(marks.item(), carried),
        marks.marks(),
        marks.rolloutType(),
        marks.durable(),
        marks.inHistory(),
        marks.rollsBack(),
        marks.firings().stream()
            .map(f -> new Firing(f.rule(), f.source(), f.because(), List.of()))
            .toList(),
        marks.undecided().stream().map(this::open).toList(),
        marks.revision());
  }

  /** A sentence of the rules, which are named in it; what a rule failed with goes. */
  public String open(String sentence) {
    if (this == NOTHING) {
      return sentence;
    }
    Matcher failed = FAILED.matcher(sentence);
    return failed.matches() ? failed.group(1) + " " + text(failed.group(2)) : sentence;
  }
}
