package dev.turnmark.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Finds out which rules of a file do not compile, and why. */
final class FileDiagnosis {

  private final CheckedFile file;
  private final Trial trial;
  private final List<Draft> rules;
  private final List<RuleProblem> problems = new ArrayList<>();

  FileDiagnosis(CheckedFile file, RuleCompiler compiler) {
    this.file = file;
    this.rules = file.rules().stream().map(r -> draft(file, r)).toList();
    SourceText text = file.vocabulary().withoutBadImports(file.fence().text());
    this.trial = new Trial(compiler, source(), text);
  }

  private static Draft draft(CheckedFile file, RuleCheck rule) {
    Draft draft = new Draft(rule);
    if (file.fence().concerns(rule.text().words())) {
      draft.giveUp();
    }
    return draft;
  }

  List<RuleProblem> problems() {
    return problems;
  }

  String source() {
    return file.file().source();
  }

  String drlPackage() {
    return file.file().content().getName();
  }

  /** The text without what was found bad. */
  String good() {
    return trial.edited(goodEdits());
  }

  private List<Trial.Edit> goodEdits() {
    return rules.stream().flatMap(r -> r.good().stream()).toList();
  }

  /**
   * Looks for what the compiler finds first: unknown names, consequences that are no statements.
   */
  void examineFirstStage() {
    if (trial.firstStage(goodEdits()).stream().anyMatch(m -> !m.isConsequenceSyntax())) {
      rules.stream().filter(r -> !r.hopeless()).forEach(this::examineConditions);
    }
    for (BuildMessage message : trial.firstStage(goodEdits())) {
      rules.stream()
          .filter(r -> r.text().rule().getLine() == message.line())
          .forEach(r -> blameConsequence(r, List.of(message)));
    }
  }

  private void examineConditions(Draft rule) {
    tryConditions(rule, edits -> trial.firstStage(alone(rule, edits)));
    List<BuildMessage> messages = trial.firstStage(alone(rule, rule.patterns()));
    if (!messages.isEmpty()) {
      blamePatterns(rule, messages);
    }
  }

  private void tryConditions(Draft rule, Function<List<Trial.Edit>, List<BuildMessage>> compiler) {
    for (Constraint constraint : rule.constraints()) {
      if (rule.speaksOfTheLost(constraint.expression())) {
        rule.condemn(constraint);
        continue;
      }
      List<BuildMessage> messages = compiler.apply(rule.only(constraint));
      if (!messages.isEmpty()) {
        rule.condemn(constraint);
        Translation words = ConditionMessages.of(file.vocabulary(), constraint);
        words.of(messages).forEach(w -> problems.add(rule.text().problemIn(constraint, w)));
      }
    }
  }

  /** Looks for what the compiler finds only in the Java that it has made of the rules. */
  void examineJava() {
    if (!trial.build(goodEdits()).isEmpty()) {
      rules.stream().filter(r -> !r.hopeless()).forEach(this::examineJava);
    }
  }

  private void examineJava(Draft rule) {
    List<BuildMessage> messages = trial.build(alone(rule, rule.good()));
    List<BuildMessage> ofConsequence =
        messages.stream().filter(BuildMessage::isConsequenceJava).toList();
    blameConsequence(rule, ofConsequence);
    if (messages.size() > ofConsequence.size()) {
      int before = problems.size();
      tryConditions(rule, edits -> trial.build(alone(rule, edits)));
      if (problems.size() == before) {
        blamePatterns(rule, messages);
      }
    }
  }

  private void blameConsequence(Draft rule, List<BuildMessage> messages) {
    for (Explanation found : ConsequenceMessages.of(file.vocabulary()).of(messages)) {
      rule.condemnConsequence();
      if (!rule.speaksOfTheLost(found.word())) {
        problems.add(rule.text().problemInConsequence(found));
      }
    }
  }

  private void blamePatterns(Draft rule, List<BuildMessage> messages) {
    boolean echo = rule.speaksOfTheLost(rule.text().conditions());
    rule.giveUp();
    for (Explanation found : PatternMessages.of(file.vocabulary()).of(messages)) {
      if (!echo) {
        problems.add(rule.text().problem(found));
      }
    }
  }

  private List<Trial.Edit> alone(Draft rule, List<Trial.Edit> edits) {
    List<Trial.Edit> all = new ArrayList<>(edits);
    rules.stream().filter(r -> r != rule).forEach(r -> all.addAll(r.none()));
    return all;
  }
}
