package dev.turnmark.cli;

import dev.turnmark.cli.RulesOption.ChosenRules;
import dev.turnmark.engine.Classifier;
import dev.turnmark.rules.BadRulesException;
import dev.turnmark.rules.RuleProblem;
import dev.turnmark.rules.RuleSet;
import dev.turnmark.rules.RuleSource;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Rules that may be edited while they are used: the last good ones decide. */
final class LiveRules implements AutoCloseable {

  private final Terminal terminal;
  private final List<Path> directories;
  private ChosenRules rules;
  private Classifier classifier;
  private String seen;

  /**
   * @param directories where they lie; none when they cannot be edited
   * @param rules as they were loaded from there
   */
  LiveRules(Terminal terminal, List<Path> directories, ChosenRules rules) {
    this.terminal = terminal;
    this.directories = List.copyOf(directories);
    this.rules = rules;
    this.classifier = Classifier.of(rules.set());
    this.seen = rules.set().revision();
  }

  /** What decides now. */
  Classifier classifier() {
    return classifier;
  }

  /** The rules it decides by. */
  ChosenRules rules() {
    return rules;
  }

  /** Looks whether they were edited; gives what there is to say about it. */
  List<String> look() {
    String now = directories.isEmpty() ? seen : fingerprint();
    if (now.equals(seen)) {
      return List.of();
    }
    seen = now;
    try {
      return List.of(take(terminal.rules(directories)));
    } catch (BadRulesException e) {
      return refused(e.problems());
    }
  }

  /** What lies there, whether it is good or not. */
  private String fingerprint() {
    try {
      return RuleSource.directories(directories).revision();
    } catch (BadRulesException e) {
      return Objects.requireNonNull(e.getMessage());
    } catch (UncheckedIOException e) {
      return seen; // Somebody is writing there: the next look will do better.
    }
  }

  private String take(RuleSet set) {
    seen = set.revision();
    if (set.revision().equals(rules.set().revision())) {
      return "rules: " + rules.name() + ", as before";
    }
    Classifier before = classifier;
    rules = new ChosenRules(set, rules.origin());
    classifier = Classifier.of(set);
    before.close();
    return "rules: " + rules.name() + ", from the next item on";
  }

  private List<String> refused(List<RuleProblem> problems) {
    List<String> lines = new ArrayList<>();
    problems.forEach(problem -> lines.add(PlainText.escaped(problem.toString())));
    lines.add(
        "turnmark: %s in the rules; those that were good stay on: %s"
            .formatted(Tally.count(problems.size(), "problem", "problems"), rules.name()));
    return lines;
  }

  @Override
  public void close() {
    classifier.close();
  }
}
