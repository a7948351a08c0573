package dev.turnmark.engine;

import dev.turnmark.audit.Decision;
import dev.turnmark.audit.DecisionRecord;
import dev.turnmark.audit.Explanation;
import dev.turnmark.audit.Firing;
import dev.turnmark.audit.LineMarks;
import dev.turnmark.audit.PartVerdict;
import dev.turnmark.fact.Difference;
import dev.turnmark.fact.Session;
import dev.turnmark.fact.Span;
import dev.turnmark.json.PlainJson;
import dev.turnmark.model.ContentItem.InputText;
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
public final class RuleCaseRunner {

  /** What an id that is made afresh looks like in a case. */
  private static final String FRESH = "<uuid>";

  private final Classifier classifier;
  private final Explainer explainer;

  /**
   * @param classifier by the rules that are to be held against cases
   */
  public RuleCaseRunner(Classifier classifier) {
    this.classifier = classifier;
    this.explainer = classifier.explainer();
  }

  /** What is wrong, a sentence each; empty when the case holds. */
  public List<String> failures(RuleCase ruleCase) {
    Judged judged = judge(ruleCase.subject());
    List<String> failures = new ArrayList<>();
    boolean fired = judged.firings.stream().anyMatch(f -> f.rule().equals(ruleCase.rule()));
    if (fired != ruleCase.fires()) {
      failures.add(
          ruleCase.fires() ? "expected the rule to fire" : "expected the rule not to fire");
    }
    failures.addAll(differences(judged, ruleCase.expect()));
    return failures;
  }

  /** Where the outcome is not the expected one, whichever rules fired. */
  public List<String> differences(RuleCase ruleCase) {
    return differences(judge(ruleCase.subject()), ruleCase.expect());
  }

  /** What the rules made of an item, by the names that cases use. */
  private record Judged(
      Map<String, @Nullable Object> outcome, List<Firing> firings, List<String> undecided) {}

  private Judged judge(RuleCase.Subject subject) {
    if (subject instanceof RuleCase.Compared compared) {
      Explanation explanation = explainer.explain(compared.comparison(), compared.session());
      return new Judged(outcome(explanation), explanation.firings(), explanation.sentences());
    }
    RuleCase.Item said = (RuleCase.Item) subject;
    return judge(said.item(), said.session());
  }

  private Judged judge(RolloutItem item, Session session) {
    if (item instanceof ResponseItem responseItem) {
      Decision decision = classifier.classify(responseItem, session, () -> FRESH);
      return new Judged(outcome(decision), decision.firings(), decision.undecided());
    }
    LineMarks marks = classifier.marks(item, session);
    return new Judged(outcome(marks), marks.firings(), marks.undecided());
  }

  private static List<String> differences(Judged judged, Map<String, @Nullable Object> expect) {
    List<String> differences = new ArrayList<>();
    Map<String, @Nullable Object> actual = judged.outcome();
    expect.forEach(
        (name, expected) -> {
          if (!actual.containsKey(name)) {
            differences.add("expected " + name + ", which no decision has");
          } else if (!Objects.equals(expected, actual.get(name))) {
            differences.add(
                "expected %s to be %s but was %s"
                    .formatted(name, PlainJson.write(expected), PlainJson.write(actual.get(name))));
          }
        });
    if (!expect.containsKey("undecided") && !expect.containsKey("unexplained")) {
      differences.addAll(judged.undecided());
    }
    return differences;
  }

  private static Map<String, @Nullable Object> outcome(Decision decision) {
    Map<String, @Nullable Object> outcome =
        PlainJson.tree(DecisionRecord.of(decision, "", 1, null, List.of()));
    outcome.put("parts", decision.parts().stream().map(p -> p.outcome().label()).toList());
    outcome.put("requests", requests(decision));
    outcome.put("from_agent", decision.fromAgent());
    outcome.put("in_history", decision.inHistory());
    outcome.put("undecided", decision.undecided());
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
