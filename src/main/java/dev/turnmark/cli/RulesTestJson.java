package dev.turnmark.cli;

import dev.turnmark.audit.Firing;
import dev.turnmark.engine.CaseResult;
import dev.turnmark.engine.Coverage;
import dev.turnmark.engine.LossTrial;
import dev.turnmark.json.PlainJson;
import dev.turnmark.rules.Loss;
import dev.turnmark.rules.RuleProblem;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Tells machines, in one object, what came of cases. */
final class RulesTestJson {

  private static final int SCHEMA = 1;

  private RulesTestJson() {}

  static String of(RulesTest test) {
    Map<String, @Nullable Object> all = new LinkedHashMap<>();
    all.put("passed", test.passed());
    all.put("cases", test.results().size());
    all.put("failures", test.failures().stream().map(RulesTestJson::failure).toList());
    all.put("problems", problems(test.cases().problems()));
    all.put("untested", problems(test.cases().untested()));
    Coverage coverage = test.coverage();
    if (coverage != null) {
      all.put("coverage", coverage(coverage));
    }
    List<LossTrial.Outcome> mutation = test.mutation();
    if (mutation != null) {
      Map<String, @Nullable Object> tried = new LinkedHashMap<>();
      tried.put("losses", mutation.size());
      tried.put("unnoticed", losses(test.unnoticed()));
      all.put("mutation", tried);
    }
    all.put("rules", test.rules().origin());
    all.put("revision", test.rules().set().revision());
    all.put("schema", SCHEMA);
    return PlainJson.write(all);
  }

  private static Map<String, @Nullable Object> failure(CaseResult failure) {
    Map<String, @Nullable Object> told = new LinkedHashMap<>();
    told.put("file", failure.ruleCase().file());
    told.put("line", failure.ruleCase().line());
    told.put("rule", failure.ruleCase().rule());
    told.put("case", failure.ruleCase().name());
    told.put("why", failure.ruleCase().why());
    told.put("fires_as_expected", failure.firesAsExpected());
    told.put("mismatches", failure.mismatches().stream().map(RulesTestJson::mismatch).toList());
    told.put("undecided", failure.undecided());
    told.put("fired", failure.firings().stream().map(RulesTestJson::firing).toList());
    return told;
  }

  private static Map<String, @Nullable Object> mismatch(CaseResult.Mismatch mismatch) {
    Map<String, @Nullable Object> told = new LinkedHashMap<>();
    told.put("field", mismatch.field());
    told.put("expected", mismatch.expected());
    if (mismatch.known()) {
      told.put("actual", mismatch.actual());
    }
    return told;
  }

  private static Map<String, @Nullable Object> firing(Firing firing) {
    Map<String, @Nullable Object> told = new LinkedHashMap<>();
    told.put("rule", firing.rule());
    told.put("source", firing.source());
    told.put("because", firing.because());
    return told;
  }

  private static Map<String, @Nullable Object> coverage(Coverage coverage) {
    Map<String, @Nullable Object> told = new LinkedHashMap<>();
    told.put("percent", coverage.percent());
    told.put("rules", coverage.rules());
    told.put("conditions", coverage.conditions());
    told.put("never_fired", losses(coverage.neverFired()));
    told.put("never_decided", losses(coverage.neverDecided()));
    return told;
  }

  private static List<Map<String, @Nullable Object>> losses(List<Loss> losses) {
    return losses.stream().map(RulesTestJson::loss).toList();
  }

  private static Map<String, @Nullable Object> loss(Loss loss) {
    Map<String, @Nullable Object> told = new LinkedHashMap<>();
    told.put("file", loss.file());
    told.put("line", loss.line());
    told.put("rule", loss.rule().name());
    told.put("condition", loss.wholeRule() ? null : loss.condition());
    return told;
  }

  private static List<Map<String, @Nullable Object>> problems(List<RuleProblem> problems) {
    return problems.stream().map(RulesTestJson::problem).toList();
  }

  private static Map<String, @Nullable Object> problem(RuleProblem problem) {
    Map<String, @Nullable Object> told = new LinkedHashMap<>();
    told.put("file", problem.file());
    told.put("line", problem.line());
    told.put("sentence", problem.sentence());
    return told;
  }
}
