package dev.turnmark.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** From files that were read to compiled rules, or to all that is wrong with them. */
final class RuleBuild {

  private final Inspection inspection;
  private final RuleCompiler compiler;

  RuleBuild(Inspection inspection, RuleCompiler compiler) {
    this.inspection = inspection;
    this.compiler = compiler;
  }

  /**
   * Compiles all files together.
   *
   * @throws BadRulesException with what was seen in the files and what the compiler makes of them
   */
  CompiledRules compile() {
    List<RuleProblem> problems = new ArrayList<>(inspection.problems());
    problems.addAll(inspection.outside());
    List<BuildMessage> messages = List.of();
    if (problems.isEmpty()) {
      RuleCompiler.Result result = compiler.compile(texts());
      if (result.rules() != null) {
        return result.rules();
      }
      messages = result.messages();
    }
    problems.addAll(Diagnosis.of(inspection, compiler));
    if (problems.isEmpty()) {
      problems.add(together(messages));
    }
    throw new BadRulesException(problems);
  }

  /** Compiles all files together; nothing when they do not compile, for whatever reason. */
  Optional<CompiledRules> compiled() {
    return Optional.ofNullable(compiler.compile(texts()).rules());
  }

  private SortedMap<String, String> texts() {
    SortedMap<String, String> texts = new TreeMap<>();
    for (CheckedFile file : inspection.files()) {
      texts.put(file.file().source(), file.file().text().text());
    }
    return texts;
  }

  private RuleProblem together(List<BuildMessage> messages) {
    DrlFile blamed =
        inspection.files().stream()
            .map(CheckedFile::file)
            .filter(f -> messages.stream().anyMatch(m -> m.path().endsWith(f.source())))
            .findFirst()
            .orElseGet(() -> inspection.files().get(0).file());
    return blamed.problem(1, "each file compiles alone, but together they do not");
  }
}
