package dev.turnmark.engine;

import dev.turnmark.model.Internal;
import dev.turnmark.rules.RuleDocument;
import dev.turnmark.rules.RuleInfo;
import dev.turnmark.rules.RulePack;
import dev.turnmark.rules.RuleProblem;
import dev.turnmark.rules.RuleSet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The cases beside rules.
 *
 * @param cases file by file, as they stand there
 * @param problems what keeps cases from being read or from saying anything
 * @param untested the rules that have none
 */
@Internal
public record RuleCases(
    List<RuleCase> cases, List<RuleProblem> problems, List<RuleProblem> untested) {

  private static final String CASES = ".cases.json";

  public RuleCases {
    cases = List.copyOf(cases);
    problems = List.copyOf(problems);
    untested = List.copyOf(untested);
  }

  /**
   * All cases in packs of a rule set. What is wrong with one file costs no other.
   *
   * @param directories those of the packs; other packs of the rules are there for them alone
   */
  public static RuleCases beside(RuleSet rules, List<Path> directories) {
    Gathering gathering = new Gathering(rules);
    for (RulePack pack : rules.packs()) {
      for (RuleDocument document : pack.documents()) {
        Path file = Path.of(document.shownAs());
        if (directories.stream().anyMatch(d -> plain(file).startsWith(plain(d)))) {
          gathering.read(pack.name() + "/" + document.path(), file);
        }
      }
    }
    directories.forEach(gathering::lookForOthers);
    return new RuleCases(gathering.cases, gathering.problems, gathering.untested);
  }

  /** Without what can be said in several ways. */
  private static Path plain(Path path) {
    return path.toAbsolutePath().normalize();
  }

  /** Some of them. */
  public RuleCases only(Predicate<RuleCase> wanted) {
    return new RuleCases(cases.stream().filter(wanted).toList(), problems, untested);
  }

  private static final class Gathering {

    private final RuleSet rules;
    private final List<RuleCase> cases = new ArrayList<>();
    private final List<RuleProblem> problems = new ArrayList<>();
    private final List<RuleProblem> untested = new ArrayList<>();
    private final List<Path> read = new ArrayList<>();

    Gathering(RuleSet rules) {
      this.rules = rules;
    }

    void read(String source, Path ruleFile) {
      List<RuleInfo> known =
          rules.catalogue().rules().stream().filter(r -> r.source().equals(source)).toList();
      Path file = RuleCaseFile.beside(ruleFile);
      read.add(plain(file));
      Optional<List<RuleCase>> found = cases(file);
      if (found.isPresent()) {
        cases.addAll(found.get());
        strangers(file, found.get(), known);
        untested(ruleFile, found.get(), known);
      }
    }

    private Optional<List<RuleCase>> cases(Path file) {
      try {
        return Optional.of(Files.exists(file) ? RuleCaseFile.read(file) : List.of());
      } catch (BadCaseException e) {
        problems.add(e.problem(file));
      } catch (IOException e) {
        problems.add(new RuleProblem(file.toString(), null, "the cases cannot be read"));
      }
      return Optional.empty();
    }

    private void strangers(Path file, List<RuleCase> found, List<RuleInfo> known) {
      Set<String> told = new HashSet<>();
      for (RuleCase next : found) {
        if (known.stream().noneMatch(r -> r.name().equals(next.rule())) && told.add(next.rule())) {
          String sentence = "the rule file beside it has no rule \"%s\"%s";
          String meant =
              rules
                  .catalogue()
                  .nearest(next.rule())
                  .map(near -> "; did you mean \"" + near.name() + "\"?")
                  .orElse("");
          problems.add(
              new RuleProblem(
                  file.toString(), next.line(), sentence.formatted(next.rule(), meant)));
        }
      }
    }

    private void untested(Path ruleFile, List<RuleCase> found, List<RuleInfo> known) {
      for (RuleInfo rule : known) {
        if (found.stream().noneMatch(c -> c.rule().equals(rule.name()))) {
          String sentence = "rule \"%s\" has no cases; write some into %s";
          untested.add(
              new RuleProblem(
                  ruleFile.toString(),
                  rule.line(),
                  sentence.formatted(rule.name(), RuleCaseFile.beside(ruleFile).getFileName())));
        }
      }
    }

    void lookForOthers(Path directory) {
      try (Stream<Path> files = Files.walk(directory)) {
        files
            .filter(file -> file.toString().endsWith(CASES) && !read.contains(plain(file)))
            .sorted()
            .forEach(
                file ->
                    problems.add(
                        new RuleProblem(
                            file.toString(), null, "no rule file stands beside these cases")));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
