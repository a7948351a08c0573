package dev.turnmark.cli;

import dev.turnmark.cli.RulesOption.ChosenRules;
import dev.turnmark.engine.Classifier;
import dev.turnmark.engine.Limits;
import dev.turnmark.rules.Reload;
import dev.turnmark.rules.RuleProblem;
import dev.turnmark.rules.RuleSource;
import dev.turnmark.rules.RulesInForce;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Rules that may be edited while they are used: the last good ones decide. */
final class LiveRules implements AutoCloseable {

  private final boolean edited;
  private final String origin;
  private final RulesInForce inForce;
  private final Classifier classifier;

  /**
   * @param directories where they lie; none when they cannot be edited
   * @param rules as they were loaded from there
   * @param limits of what an item may cost
   * @param pause lets a moment pass for somebody who is writing; gives whether to go on
   */
  LiveRules(
      Terminal terminal,
      List<Path> directories,
      ChosenRules rules,
      Limits limits,
      BooleanSupplier pause) {
    this.edited = !directories.isEmpty();
    this.origin = rules.origin();
    this.inForce =
        new RulesInForce(
            rules.set(),
            () -> RuleSource.directories(directories),
            source -> terminal.rules(directories),
            pause);
    this.classifier = Classifier.of(inForce, decision -> {}, limits);
  }

  /** What decides, by the rules in force. */
  Classifier classifier() {
    return classifier;
  }

  /** The rules in force. */
  ChosenRules rules() {
    return new ChosenRules(inForce.get(), origin);
  }

  /** Looks whether they were edited; gives what there is to say about it. */
  List<String> look() {
    Optional<Reload> reload = edited ? inForce.look() : Optional.empty();
    return reload.map(this::said).orElse(List.of());
  }

  private List<String> said(Reload reload) {
    if (reload.refused()) {
      return refused(reload.problems());
    }
    return List.of(
        "rules: "
            + rules().name()
            + (reload.replaced() ? ", from the next item on" : ", as before"));
  }

  private List<String> refused(List<RuleProblem> problems) {
    List<String> lines = new ArrayList<>();
    problems.forEach(problem -> lines.add(PlainText.escaped(problem.toString())));
    lines.add(
        "turnmark: %s in the rules; those that were good stay on: %s"
            .formatted(Tally.count(problems.size(), "problem", "problems"), rules().name()));
    return lines;
  }

  @Override
  public void close() {
    classifier.close();
  }
}
