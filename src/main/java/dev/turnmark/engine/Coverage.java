package dev.turnmark.engine;

import dev.turnmark.model.Internal;
import dev.turnmark.rules.Loss;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * How much of rules their cases reach: a rule by firing, a condition by deciding, which is that
 * without it some case would be judged otherwise.
 *
 * @param rules how many rules there are
 * @param conditions how many conditions could go alone
 * @param neverFired the rules that fired in no case
 * @param neverDecided the conditions that decided in none
 */
@Internal
public record Coverage(int rules, int conditions, List<Loss> neverFired, List<Loss> neverDecided) {

  public Coverage {
    neverFired = List.copyOf(neverFired);
    neverDecided = List.copyOf(neverDecided);
  }

  /**
   * From what came of the cases, and of taking things out.
   *
   * @param trials of every condition; those of whole rules are passed over
   */
  public static Coverage of(
      List<Loss> losses, List<CaseResult> results, List<LossTrial.Outcome> trials) {
    Set<String> fired = new HashSet<>();
    results.forEach(result -> fired.addAll(result.fired()));
    List<Loss> rules = losses.stream().filter(Loss::wholeRule).toList();
    List<LossTrial.Outcome> conditions =
        trials.stream().filter(trial -> !trial.loss().wholeRule()).toList();
    return new Coverage(
        rules.size(),
        conditions.size(),
        rules.stream().filter(rule -> !fired.contains(rule.rule().name())).toList(),
        conditions.stream().filter(c -> !c.decided()).map(LossTrial.Outcome::loss).toList());
  }

  /** The part of the rules and conditions that is reached, of 100; 100 when there are none. */
  public double percent() {
    int all = rules + conditions;
    int missed = neverFired.size() + neverDecided.size();
    return all == 0 ? 100 : 100.0 * (all - missed) / all;
  }
}
