package dev.turnmark.rules;

import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the compiler says of names, arguments and types, in conditions and consequences alike. */
final class JavaMessages {

  private static final List<String> ACTIONS =
      List.of("insert", "insertLogical", "update", "modify", "delete");

  private final Vocabulary vocabulary;

  private JavaMessages(Vocabulary vocabulary) {
    this.vocabulary = vocabulary;
  }

  static List<Translation.Case> cases(Vocabulary vocabulary) {
    JavaMessages messages = new JavaMessages(vocabulary);
    return List.of(
        new Translation.Case("Unknown field (\\S+) on class (\\S+)", messages::field),
        new Translation.Case(
            "Method (\\S+) on (?:class |interface )?([^\\s<]+)(?:<.*>)? with arguments \\[(.*)] is missing",
            m -> messages.method(m.group(1), m.group(2), arguments(m.group(3)))),
        new Translation.Case(
            "The method (\\w+)\\((.*)\\) is undefined for the type (\\S+)",
            m -> messages.method(m.group(1), m.group(3), arguments(m.group(2)))),
        new Translation.Case(
            "The method (\\w+)\\(.*\\) in the type (\\S+)"
                + " is not applicable for the arguments \\((.*)\\)",
            m -> messages.method(m.group(1), m.group(2), arguments(m.group(3)))),
        new Translation.Case(
            "The constructor ([\\w.]+)\\((.*)\\) is undefined", messages::constructor),
        new Translation.Case(
            "(\\S+) cannot be resolved to a type",
            m -> new Explanation(m.group(1), vocabulary.unknownType(m.group(1)))),
        new Translation.Case(
            "(\\$\\S+) cannot be resolved to a variable",
            m -> new Explanation(m.group(1), "`" + m.group(1) + "` is used before it is bound")),
        new Translation.Case("(\\S+) cannot be resolved(?: to a variable)?", messages::variable),
        new Translation.Case(
            "(\\S+) cannot be resolved or is not a field",
            m -> new Explanation(m.group(1), "there is no field `" + m.group(1) + "`")),
        new Translation.Case(
            "Type mismatch: cannot convert from (.+) to (.+)",
            m -> new Explanation("", "expected " + m.group(2) + " but was " + m.group(1))));
  }

  private Explanation field(MatchResult m) {
    String name = m.group(1);
    String sentence =
        type(m.group(2))
            .map(t -> new Members(t).unknownProperty(name))
            .orElse("there is no property `" + name + "`");
    return new Explanation(name, sentence);
  }

  private Explanation method(String name, String type, String arguments) {
    String sentence =
        type(type)
            .map(t -> new Members(t).unknownMethod(name, arguments, vocabulary.functionNames()))
            .orElseGet(() -> unknownFunction(name));
    return new Explanation(name, sentence);
  }

  private String unknownFunction(String name) {
    List<String> known =
        Stream.concat(ACTIONS.stream(), vocabulary.functionNames().stream()).toList();
    return "there is no function `" + name + "`" + Spelling.hint(name, known);
  }

  private Explanation constructor(MatchResult m) {
    String name = m.group(1);
    String arguments = arguments(m.group(2));
    String sentence =
        type(name)
            .map(t -> new Members(t).unknownConstructor(arguments))
            .orElse("`" + name + "` cannot be made from (" + arguments + ")");
    return new Explanation(name.substring(name.lastIndexOf('.') + 1), sentence);
  }

  private Explanation variable(MatchResult m) {
    String name = m.group(1);
    return new Explanation(
        name,
        Character.isUpperCase(name.charAt(0))
            ? vocabulary.unknownType(name)
            : "there is nothing called `" + name + "`");
  }

  private Optional<Class<?>> type(String name) {
    return vocabulary.type(name).or(() -> vocabulary.classes().find(name));
  }

  /** {@code class java.lang.String, int} as {@code String, int}. */
  private static String arguments(String list) {
    return Stream.of(list.split(",\\s*", -1))
        .map(a -> a.replaceFirst("^(?:class|interface) ", ""))
        .map(a -> a.replaceFirst("^(?:\\w+[.$])+(?=\\w)", ""))
        .collect(Collectors.joining(", "));
  }
}
