package dev.turnmark.engine;

import dev.turnmark.audit.Decision;
import dev.turnmark.audit.DecisionRecord;
import dev.turnmark.audit.Explanation;
import dev.turnmark.audit.Firing;
import dev.turnmark.audit.LineMarks;
import dev.turnmark.audit.PartVerdict;
import dev.turnmark.fact.Difference;
import dev.turnmark.fact.Span;
import dev.turnmark.json.PlainJson;
import dev.turnmark.model.ContentItem.InputText;
import dev.turnmark.model.Internal;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.model.RolloutItem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Holds rules against their cases. */
@Internal
public final class RuleCaseRunner {

  /** What an id that is made afresh looks like in a case. */
  private static final String FRESH = "<uuid>";

  /** Who expects one of these knows that something is left open. */
  private static final List<String> OPEN = List.of("undecided", "unexplained");

  private final Classifier classifier;
  private final Explainer explainer;

  /**
   * @param classifier by the rules that are to be held against cases
   */
  public RuleCaseRunner(Classifier classifier) {
    this.classifier = classifier;
    this.explainer = classifier.explainer();
  }

  /** Lets the rules judge a case. */
  public CaseResult run(RuleCase ruleCase) {
    Judged judged = judge(ruleCase.subject());
    List<CaseResult.Mismatch> mismatches = new ArrayList<>();
    ruleCase
        .expect()
        .forEach(
            (field, expected) -> {
              boolean known = judged.outcome.containsKey(field);
              Object actual = judged.outcome.get(field);
              if (!known || !Objects.equals(expected, actual)) {
                mismatches.add(new CaseResult.Mismatch(field, expected, actual, known));
              }
            });
    boolean open = OPEN.stream().anyMatch(ruleCase.expect()::containsKey);
    return new CaseResult(
        ruleCase, mismatches, open ? List.of() : judged.undecided, judged.firings, judged.outcome);
  }

  /** What the rules made of an item, by the names that cases use. */
  private record Judged(
      Map<String, @Nullable Object> outcome, List<Firing> firings, List<String> undecided) {}

  private Judged judge(RuleCase.Subject subject) {
    if (subject instanceof RuleCase.Compared compared) {
      Explanation explanation = explainer.explain(compared.comparison(), compared.session());
      return new Judged(outcome(explanation), explanation.firings(), explanation.sentences());
    }
    return judge((RuleCase.Item) subject);
  }

  private Judged judge(RuleCase.Item subject) {
    RolloutItem item = subject.item();
    if (item instanceof ResponseItem responseItem) {
      Decision decision =
          classifier.classify(responseItem, subject.session(), subject.company(), () -> FRESH);
      return new Judged(outcome(decision), decision.firings(), decision.undecided());
    }
    LineMarks marks = classifier.marks(item, subject.session());
    return new Judged(outcome(marks), marks.firings(), marks.undecided());
  }

  private static Map<String, @Nullable Object> outcome(Decision decision) {
    Map<String, @Nullable Object> outcome =
        PlainJson.tree(DecisionRecord.of(decision, "", 1, null, List.of()));
    outcome.put("parts", decision.parts().stream().map(p -> p.outcome().label()).toList());
    outcome.put("requests", requests(decision));
    outcome.put("from_agent", decision.fromAgent());
    outcome.put("in_history", decision.inHistory());
    outcome.put("undecided", decision.undecided());
    outcome.remove("revision");
    return outcome;
  }

  /** The words of each request that was found, part by part. */
  private static List<String> requests(Decision decision) {
    List<String> requests = new ArrayList<>();
    for (PartVerdict part : decision.parts()) {
      Span request = part.request();
      if (request != null
          && decision.item() instanceof Message message
          && message.content().get(part.part()) instanceof InputText words) {
        requests.add(words.text().substring(request.start(), request.end()));
      }
    }
    return requests;
  }

  private static Map<String, @Nullable Object> outcome(Explanation explanation) {
    List<Difference> differences = explanation.comparison().differences();
    Map<String, @Nullable Object> outcome = new HashMap<>();
    outcome.put("differences", differences.stream().map(Difference::aspect).toList());
    outcome.put("explained", explanation.kinds());
    outcome.put(
        "unexplained",
        explanation.unexplained().stream().map(left -> left.difference().aspect()).toList());
    return PlainJson.tree(outcome);
  }

  private static Map<String, @Nullable Object> outcome(LineMarks marks) {
    Map<String, @Nullable Object> outcome = new HashMap<>();
    outcome.put("marks", marks.marks());
    outcome.put("rollout_type", marks.rolloutType());
    outcome.put("durable", marks.durable());
    outcome.put("in_history", marks.inHistory());
    outcome.put("num_turns", marks.rollsBack());
    outcome.put("undecided", marks.undecided());
    return PlainJson.tree(outcome);
  }
}
