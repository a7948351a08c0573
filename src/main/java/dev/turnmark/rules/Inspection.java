package dev.turnmark.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.drools.drl.ast.descr.RuleDescr;
import org.jspecify.annotations.Nullable;

/** Reads all files of a source and checks what can be checked without compiling them. */
final class Inspection {

  private static final String TOO_DEEP =
      "an expression in the file is nested too deep to be read; write a rule for each part of it";

  private final Classes classes;
  private final Fence fence;
  private final List<CheckedFile> files = new ArrayList<>();
  private final List<RuleInfo> rules = new ArrayList<>();
  private final List<RuleProblem> problems = new ArrayList<>();
  private final List<RuleProblem> outside = new ArrayList<>();
  private final NameCheck names = new NameCheck(problems);

  /** The classes that files import, by the DRL package in which they share the import. */
  private final Map<String, Map<String, Class<?>>> imports = new HashMap<>();

  private boolean apart;

  private Inspection(Classes classes, Fence fence) {
    this.classes = classes;
    this.fence = fence;
  }

  static Inspection of(RuleSource source, ClassLoader facts, Fence fence) {
    Inspection inspection = new Inspection(new Classes(facts), fence);
    try {
      for (RulePack pack : source.packs()) {
        for (RuleDocument document : pack.documents()) {
          inspection.read(pack, document);
        }
      }
      return inspection;
    } finally {
      ParserConfigurationOfThread.forget();
    }
  }

  private void read(RulePack pack, RuleDocument document) {
    DrlReader reader = new DrlReader(pack.name(), document);
    try {
      Optional<DrlFile> file = reader.read();
      problems.addAll(reader.problems());
      file.ifPresent(this::check);
    } catch (StackOverflowError e) {
      problems.add(new RuleProblem(document.shownAs(), 1, TOO_DEEP));
    }
  }

  private void check(DrlFile file) {
    List<RuleInfo> infos = HeaderCheck.rules(file, problems);
    infos.forEach(rule -> names.add(file, rule));
    FileFence held = new FileFence(file, fence);
    outside.addAll(held.problems());
    Vocabulary vocabulary = Vocabulary.of(file, classes, fence, problems, outside);
    checkNeighbours(file, vocabulary);
    List<RuleCheck> checks = new ArrayList<>();
    for (RuleDescr rule : file.rules()) {
      RuleCheck check = new RuleCheck(RuleText.of(file, rule), vocabulary);
      problems.addAll(check.problems());
      outside.addAll(check.outside());
      checks.add(check);
    }
    List<RuleInfo> answering = new ArrayList<>();
    for (int i = 0; i < checks.size(); i++) {
      @Nullable Class<?> type = Consequence.of(checks.get(i).text(), vocabulary).type();
      @Nullable Question question = type == null ? null : Question.answeredBy(type).orElse(null);
      answering.add(infos.get(i).answering(question));
    }
    files.add(new CheckedFile(file, held, vocabulary, answering, checks));
    rules.addAll(answering);
  }

  private void checkNeighbours(DrlFile file, Vocabulary vocabulary) {
    Map<String, Class<?>> shared =
        imports.computeIfAbsent(file.content().getName(), name -> new HashMap<>());
    vocabulary
        .types()
        .forEach(
            (name, type) -> {
              @Nullable Class<?> other = shared.putIfAbsent(name, type);
              if (other != null && !other.equals(type)) {
                apart = true;
                problems.add(file.problem(vocabulary.line(name), clash(file, name, other)));
              }
            });
  }

  private static String clash(DrlFile file, String name, Class<?> other) {
    String sentence =
        "another file of package %s imports `%s` as `%s`, and they share their imports";
    return sentence.formatted(file.content().getName(), name, other.getCanonicalName());
  }

  /**
   * Whether two files mean different things by a name, so that they cannot be compiled together.
   */
  boolean apart() {
    return apart;
  }

  /** What rules may speak of. */
  Fence fence() {
    return fence;
  }

  List<CheckedFile> files() {
    return files;
  }

  /** The rules that could be read; complete when there are no problems. */
  List<RuleInfo> rules() {
    return rules;
  }

  /** What is wrong with the files, but for what lies outside of the fence. */
  List<RuleProblem> problems() {
    return problems;
  }

  /** What rules may not speak of or do. */
  List<RuleProblem> outside() {
    return outside;
  }
}
