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

  /**
   * @param facts the loader of the classes that rules may speak of
   */
  RuleBuild(Inspection inspection, ClassLoader facts) {
    this.inspection = inspection;
    this.compiler = new RuleCompiler(inspection.fence().compiling(facts));
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
        List<String> outside = CompiledFence.offences(inspection.fence(), result.rules());
        if (outside.isEmpty()) {
          return result.rules();
        }
        throw new BadRulesException(Trespasses.of(inspection, compiler, outside));
      }
      messages = result.messages();
    }
    problems.addAll(Diagnosis.of(inspection, compiler));
    if (problems.isEmpty()) {
      problems.add(together(messages));
    }
    throw new BadRulesException(problems);
  }

  /**
   * Compiles all files together; nothing when they do not compile, or not to what keeps inside of
   * the fence.
   */
  Optional<CompiledRules> compiled() {
    return Optional.ofNullable(compiler.compile(texts()).rules())
        .filter(rules -> CompiledFence.holds(inspection.fence(), rules));
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
