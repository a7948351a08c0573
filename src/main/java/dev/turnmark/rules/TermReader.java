package dev.turnmark.rules;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads off a class what rules may ask of it. */
final class TermReader {

  private static final Fence FENCE = Fence.ours();

  private final Class<?> type;
  private final Map<String, String> sentences;

  TermReader(Class<?> type, Map<String, String> sentences) {
    this.type = type;
    this.sentences = sentences;
  }

  Term read() {
    List<Term.Member> members =
        new Members(type)
            .questions()
            .filter(TermReader::canBeAsked)
            .map(this::member)
            .distinct()
            .sorted(
                Comparator.comparing(Term.Member::function)
                    .thenComparing(Term.Member::name)
                    .thenComparing(Term.Member::form))
            .toList();
    List<String> made =
        Stream.of(type.getConstructors())
            .filter(c -> !Modifier.isAbstract(type.getModifiers()))
            .filter(c -> Stream.of(c.getParameterTypes()).allMatch(TermReader::known))
            .map(TermReader::form)
            .sorted()
            .toList();
    String name = String.valueOf(type.getCanonicalName());
    return new Term(
        type.getSimpleName(), name, kind(members), sentences.getOrDefault(name, ""), made, members);
  }

  private Term.Kind kind(List<Term.Member> members) {
    if (Given.is(type)) {
      return Term.Kind.GIVEN;
    }
    if (Question.lastStage(type).isPresent()) {
      return Term.Kind.CONCLUDED;
    }
    boolean functions = !members.isEmpty() && members.stream().allMatch(Term.Member::function);
    return functions && type.getConstructors().length == 0 && !type.isInterface()
        ? Term.Kind.FUNCTIONS
        : Term.Kind.VALUE;
  }

  private static boolean canBeAsked(Method method) {
    return known(method.getReturnType())
        && Stream.of(method.getParameterTypes()).allMatch(TermReader::known);
  }

  private static boolean known(Class<?> type) {
    return FENCE.admits(type) || type.equals(List.class) || type.equals(Map.class);
  }

  private Term.Member member(Method method) {
    return new Term.Member(
        method.getName(),
        parameters(method),
        method.getReturnType().getSimpleName(),
        Modifier.isStatic(method.getModifiers()),
        sentence(type, method).orElse(""));
  }

  /** What the type says of a method, or else what those say that it inherits it from. */
  private Optional<String> sentence(Class<?> owner, Method method) {
    String key =
        owner.getCanonicalName()
            + "#"
            + method.getName()
            + parameters(method).stream().collect(Collectors.joining(",", "(", ")"));
    return Optional.ofNullable(sentences.get(key))
        .filter(s -> !s.isEmpty())
        .or(
            () ->
                Stream.of(owner.getInterfaces())
                    .flatMap(i -> sentence(i, method).stream())
                    .findFirst());
  }

  private static String form(Constructor<?> constructor) {
    return "new %s(%s)"
        .formatted(
            constructor.getDeclaringClass().getSimpleName(),
            String.join(", ", parameters(constructor)));
  }

  private static List<String> parameters(Executable executable) {
    return Stream.of(executable.getParameterTypes()).map(Class::getSimpleName).toList();
  }
}
