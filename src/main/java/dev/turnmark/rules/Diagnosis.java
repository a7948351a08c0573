package dev.turnmark.rules;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Finds out why rules do not compile. The compiler stops at the first kind of mistake it meets and
 * seldom says where. So every file is tried by itself for what the compiler finds first; what then
 * remains of all files is compiled to the end.
 */
final class Diagnosis {

  private final RuleCompiler compiler;
  private final boolean apart;
  private final List<FileDiagnosis> files;

  private Diagnosis(Inspection inspection, RuleCompiler compiler) {
    this.compiler = compiler;
    this.apart = inspection.apart();
    this.files = inspection.files().stream().map(f -> new FileDiagnosis(f, compiler)).toList();
  }

  static List<RuleProblem> of(Inspection inspection, RuleCompiler compiler) {
    return new Diagnosis(inspection, compiler).problems();
  }

  private List<RuleProblem> problems() {
    files.forEach(FileDiagnosis::examineFirstStage);
    suspects().forEach(FileDiagnosis::examineJava);
    return files.stream().flatMap(f -> f.problems().stream()).toList();
  }

  private List<FileDiagnosis> suspects() {
    if (apart) {
      return files;
    }
    SortedMap<String, String> good = new TreeMap<>();
    files.forEach(f -> good.put(f.source(), f.good()));
    List<BuildMessage> messages = compiler.compile(good).messages();
    return files.stream()
        .filter(f -> messages.stream().anyMatch(m -> m.concerns(f.drlPackage())))
        .toList();
  }
}
