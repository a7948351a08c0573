package dev.turnmark.rules;

import java.lang.reflect.Member;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.drools.drl.ast.descr.BaseDescr;
import org.drools.drl.ast.descr.FunctionImportDescr;
import org.drools.drl.ast.descr.ImportDescr;
import org.jspecify.annotations.Nullable;

/**
 * The types and functions that a rule file may speak of, from its own imports. The engine lets
 * files of one package share their imports; here each has to say for itself what it uses, so that
 * it stands when its neighbours are changed.
 */
final class Vocabulary {

  private final Classes classes;
  private final Fence fence;
  private final Map<String, Class<?>> types = new TreeMap<>();
  private final Map<String, Integer> lines = new HashMap<>();
  private final List<String> wildcards = new ArrayList<>();
  private final List<String> functions = new ArrayList<>();
  private final List<String> unknown = new ArrayList<>();
  private final List<Integer> badLines = new ArrayList<>();

  private Vocabulary(Classes classes, Fence fence) {
    this.classes = classes;
    this.fence = fence;
  }

  /**
   * The imports of a file. What is wrong with them is added to the problems, what lies outside of
   * the fence to the other ones.
   */
  static Vocabulary of(
      DrlFile file,
      Classes classes,
      Fence fence,
      List<RuleProblem> problems,
      List<RuleProblem> outside) {
    Vocabulary vocabulary = new Vocabulary(classes, fence);
    for (ImportDescr entry : file.content().getImports()) {
      vocabulary.lines.put(simpleName(entry.getTarget()), entry.getLine());
      vocabulary
          .refused(entry.getTarget(), false)
          .ifPresentOrElse(
              sentence -> outside.add(vocabulary.bad(file, entry, sentence)),
              () ->
                  vocabulary
                      .imported(entry.getTarget())
                      .ifPresent(sentence -> problems.add(vocabulary.bad(file, entry, sentence))));
    }
    for (FunctionImportDescr entry : file.content().getFunctionImports()) {
      vocabulary
          .refused(entry.getTarget(), true)
          .ifPresentOrElse(
              sentence -> outside.add(vocabulary.bad(file, entry, sentence)),
              () ->
                  vocabulary
                      .function(entry.getTarget())
                      .ifPresent(sentence -> problems.add(vocabulary.bad(file, entry, sentence))));
    }
    return vocabulary;
  }

  private RuleProblem bad(DrlFile file, BaseDescr entry, String sentence) {
    badLines.add(entry.getLine());
    return file.problem(entry.getLine(), sentence);
  }

  /** The text without the imports that were found bad. */
  SourceText withoutBadImports(SourceText text) {
    SourceText left = text;
    for (int line : badLines) {
      left = left.without(left.start(line), left.start(line + 1));
    }
    return left;
  }

  /** Why an import leads out of the fence; nothing when it does not. */
  private Optional<String> refused(String target, boolean function) {
    int dot = target.lastIndexOf('.');
    String owner = dot < 0 ? "" : target.substring(0, dot);
    boolean wildcard = !function && target.endsWith(".*");
    boolean admitted =
        wildcard
            ? fence.admitsPackage(owner) || classes.find(owner).filter(fence::admits).isPresent()
            : classes.find(function ? owner : target).map(fence::admits).orElse(true);
    if (admitted) {
      return Optional.empty();
    }
    unknown.add(target.substring(dot + 1));
    return Optional.of(Fence.refusal(target));
  }

  private Optional<String> imported(String target) {
    if (target.endsWith(".*")) {
      wildcards.add(target.substring(0, target.length() - 1));
      return Optional.empty();
    }
    Optional<Class<?>> type = classes.find(target);
    String name = simpleName(target);
    if (type.isEmpty()) {
      unknown.add(name);
      return Optional.of("there is no class `" + target + "` to import" + nestedHint(target, name));
    }
    @Nullable Class<?> other = types.put(name, type.get());
    return other == null || other.equals(type.get())
        ? Optional.empty()
        : Optional.of("`" + name + "` is already imported as `" + other.getCanonicalName() + "`");
  }

  private static String simpleName(String name) {
    return name.substring(name.lastIndexOf('.') + 1);
  }

  private String nestedHint(String target, String name) {
    int dot = target.lastIndexOf('.');
    return (dot < 0 ? Optional.<Class<?>>empty() : classes.find(target.substring(0, dot)))
        .map(o -> Spelling.hint(name, Stream.of(o.getClasses()).map(Class::getSimpleName).toList()))
        .orElse("");
  }

  private Optional<String> function(String target) {
    int dot = target.lastIndexOf('.');
    String name = target.substring(dot + 1);
    Optional<Class<?>> owner = dot < 0 ? Optional.empty() : classes.find(target.substring(0, dot));
    if (owner.isEmpty()) {
      unknown.add(name);
      return Optional.of("there is no class to import `" + target + "` from");
    }
    List<String> offered = statics(owner.get());
    if (name.equals("*")) {
      functions.addAll(offered);
    } else if (offered.contains(name)) {
      functions.add(name);
    } else {
      unknown.add(name);
      return Optional.of(
          "`%s` has nothing static called `%s`%s"
              .formatted(owner.get().getSimpleName(), name, Spelling.hint(name, offered)));
    }
    return Optional.empty();
  }

  private static List<String> statics(Class<?> type) {
    return Stream.<Member>concat(Stream.of(type.getMethods()), Stream.of(type.getFields()))
        .filter(m -> Modifier.isStatic(m.getModifiers()))
        .map(Member::getName)
        .distinct()
        .toList();
  }

  /** The type a rule means by a name: one imported here, of {@code java.lang}, or named in full. */
  Optional<Class<?>> type(@Nullable String name) {
    if (name == null) {
      return Optional.empty(); // A pattern that is a path alone has none.
    }
    int dot = name.indexOf('.');
    String first = dot < 0 ? name : name.substring(0, dot);
    String rest = dot < 0 ? "" : name.substring(dot);
    if (types.containsKey(first)) {
      Class<?> type = types.get(first);
      return rest.isEmpty() ? Optional.of(type) : classes.find(type.getName() + rest);
    }
    return wildcards.stream()
        .flatMap(w -> classes.find(w + name).stream())
        .findFirst()
        .or(() -> classes.find("java.lang." + name))
        .or(() -> classes.find(name));
  }

  /** What to say of a type that cannot be found under this name. */
  String unknownType(String name) {
    String hint = Spelling.hint(name, types.keySet());
    return "the file imports no type `%s`%s".formatted(name, hint.isEmpty() ? "; import it" : hint);
  }

  /** Whether the name is one that an import was meant to bring, so that it was reported there. */
  boolean missing(String name) {
    return unknown.contains(name);
  }

  /** The names of the static functions that were imported. */
  List<String> functionNames() {
    return List.copyOf(functions);
  }

  /** The line on which a type is imported. */
  int line(String type) {
    return lines.getOrDefault(type, 1);
  }

  /** The imported types by their simple names. */
  Map<String, Class<?>> types() {
    return Map.copyOf(types);
  }

  Classes classes() {
    return classes;
  }

  Fence fence() {
    return fence;
  }
}
