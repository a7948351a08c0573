package dev.turnmark.cli;

import dev.turnmark.audit.Decision;
import dev.turnmark.audit.DecisionRecord;
import dev.turnmark.audit.ForeignLineRecord;
import dev.turnmark.audit.LineMarks;
import dev.turnmark.audit.LineRecord;
import dev.turnmark.audit.PassedOverRecord;
import dev.turnmark.audit.StoryRecord;
import dev.turnmark.audit.UnreadableRecord;
import dev.turnmark.engine.Shortfall;
import dev.turnmark.json.OtherGrammar;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.json.TurnmarkJson;
import dev.turnmark.rules.RuleCatalogue;
import dev.turnmark.rules.RuleCondition;
import dev.turnmark.rules.RuleInfo;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The story of one line for machines: one object in one line.
 *
 * @param asked whether to tell why rules did not fire
 */
record JsonStory(Printer out, Place place, RuleCatalogue catalogue, boolean asked)
    implements Telling {

  @Override
  public void passedOver() {
    out.line(
        TurnmarkJson.writeRecord(
            new PassedOverRecord(place.file(), place.line(), Story.PASSED_OVER)));
  }

  @Override
  public void leftAside(OtherGrammar grammar) {
    out.line(
        TurnmarkJson.writeRecord(
            new ForeignLineRecord(place.file(), place.line(), grammar.label())));
  }

  @Override
  public void unreadable(RolloutRecord.Unreadable line) {
    out.line(
        TurnmarkJson.writeRecord(new UnreadableRecord(place.file(), place.line(), line.reason())));
  }

  @Override
  public void item(RolloutRecord.Read line, Decision decision, Answers answers) {
    DecisionRecord item =
        DecisionRecord.of(
            decision, place.file(), place.line(), line.index(), Spot.of("", line).warnings());
    write(line, StoryRecord.of(item, whyNot(answers), this::upstream));
  }

  @Override
  public void notAnItem(RolloutRecord.Read line, LineMarks marks, Answers answers) {
    LineRecord told =
        LineRecord.of(
            marks, place.file(), place.line(), line.index(), null, Spot.of("", line).warnings());
    write(line, StoryRecord.of(told, whyNot(answers), this::upstream));
  }

  private void write(RolloutRecord.Read line, StoryRecord story) {
    out.line(content -> TurnmarkJson.writeRecord(story, line.carried(), content));
  }

  private @Nullable String upstream(String rule) {
    return catalogue.rule(rule).map(RuleInfo::upstream).orElse(null);
  }

  private @Nullable List<StoryRecord.WhyNot> whyNot(Answers answers) {
    if (!asked) {
      return null;
    }
    List<StoryRecord.WhyNot> all = new ArrayList<>();
    answers.fired().ifPresent(rule -> all.add(fired(rule)));
    answers.told().forEach(shortfall -> all.add(record(shortfall)));
    return all;
  }

  private static StoryRecord.WhyNot fired(RuleInfo rule) {
    return new StoryRecord.WhyNot(
        rule.name(),
        rule.place(),
        rule.drlPackage(),
        true,
        null,
        null,
        null,
        null,
        null,
        List.of());
  }

  private static StoryRecord.WhyNot record(Shortfall shortfall) {
    RuleInfo rule = shortfall.rule();
    RuleCondition condition = shortfall.condition();
    return new StoryRecord.WhyNot(
        rule.name(),
        rule.place(),
        rule.drlPackage(),
        false,
        condition == null ? null : condition.text(),
        shortfall.place(),
        shortfall.failed(),
        shortfall.tried().isEmpty() ? null : shortfall.tried(),
        shortfall.reason(),
        StoryRecord.reasons(shortfall.excludedBy()));
  }
}
