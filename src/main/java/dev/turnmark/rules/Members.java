package dev.turnmark.rules;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a rule may ask of a type, and how to say that it asked for something else. */
final class Members {

  private final Class<?> type;

  Members(Class<?> type) {
    this.type = type;
  }

  /** The type as rules write it. */
  String name() {
    return type.getSimpleName();
  }

  /** The type of a property; nothing when there is none of this name. */
  Optional<Class<?>> property(String name) {
    return questions()
        .filter(m -> m.getParameterCount() == 0 && propertyNames(m).contains(name))
        .<Class<?>>map(Method::getReturnType)
        .findFirst();
  }

  /** The type that properties of properties lead to: {@code part.message.role}. */
  Optional<Class<?>> path(String names) {
    Optional<Class<?>> reached = Optional.of(type);
    for (String name : names.split("\\.", -1)) {
      reached = reached.flatMap(t -> new Members(t).property(name));
    }
    return reached;
  }

  /** {@code a Part}, {@code an int}. */
  static String aOrAn(Class<?> type) {
    String name = type.getSimpleName();
    return ("aeiou".indexOf(Character.toLowerCase(name.charAt(0))) < 0 ? "a " : "an ") + name;
  }

  /** {@code Message has no property `rol`; did you mean `role`?}. */
  String unknownProperty(String name) {
    if (type.isEnum()) {
      List<String> constants = Stream.of(type.getFields()).map(f -> f.getName()).toList();
      return "`" + name() + "` has no constant `" + name + "`" + hintOrAll(name, constants);
    }
    List<String> known =
        questions()
            .filter(m -> m.getParameterCount() == 0)
            .flatMap(m -> propertyNames(m).stream())
            .toList();
    return "`" + name() + "` has no property `" + name + "`" + hintOrAll(name, known);
  }

  /**
   * {@code Part has no method `hasFragmnt`; did you mean `hasFragment`?}, or, when only the
   * arguments differ, what the method takes.
   *
   * @param functions what the file has imported beside, and may have been meant
   */
  String unknownMethod(String name, String arguments, List<String> functions) {
    List<Executable> namesakes = new ArrayList<>();
    questions().filter(m -> m.getName().equals(name)).forEach(namesakes::add);
    if (!namesakes.isEmpty()) {
      return "`%s.%s` takes %s, but was given (%s)"
          .formatted(name(), name, signatures(namesakes), arguments);
    }
    Set<String> known = new TreeSet<>(functions);
    questions().map(Method::getName).forEach(known::add);
    return "`" + name() + "` has no method `" + name + "`" + Spelling.hint(name, known);
  }

  /** {@code `Context` is made from (Part), but was given (String)}. */
  String unknownConstructor(String arguments) {
    List<Executable> constructors = new ArrayList<>();
    for (Constructor<?> constructor : type.getConstructors()) {
      constructors.add(constructor);
    }
    return constructors.isEmpty()
        ? "`" + name() + "` cannot be made with `new`"
        : "`%s` is made from %s, but was given (%s)"
            .formatted(name(), signatures(constructors), arguments);
  }

  private static String hintOrAll(String name, List<String> known) {
    String hint = Spelling.hint(name, known);
    return hint.isEmpty() && !known.isEmpty() && known.size() <= 12
        ? "; it has " + String.join(", ", new TreeSet<>(known))
        : hint;
  }

  private static String signatures(List<Executable> executables) {
    return executables.stream()
        .map(Members::signature)
        .sorted()
        .collect(Collectors.joining(" or "));
  }

  private static String signature(Executable executable) {
    return Stream.of(executable.getParameters())
        .map(Parameter::getType)
        .map(Class::getSimpleName)
        .collect(Collectors.joining(", ", "(", ")"));
  }

  /** The public methods that give an answer, without those that every object has. */
  Stream<Method> questions() {
    return Stream.of(type.getMethods())
        .filter(m -> m.getDeclaringClass() != Object.class && m.getReturnType() != void.class)
        .filter(m -> !m.isBridge() && !isOfEveryRecord(m));
  }

  private static boolean isOfEveryRecord(Method method) {
    return switch (method.getName()) {
      case "equals" -> method.getParameterCount() == 1;
      case "hashCode", "toString" -> method.getParameterCount() == 0;
      default -> false;
    };
  }

  private static List<String> propertyNames(Method method) {
    String name = method.getName();
    List<String> names = new ArrayList<>();
    if (!Modifier.isStatic(method.getModifiers())) {
      names.add(name);
      for (String prefix : List.of("get", "is")) {
        if (name.length() > prefix.length() && name.startsWith(prefix)) {
          String bare = name.substring(prefix.length());
          names.add(Character.toLowerCase(bare.charAt(0)) + bare.substring(1));
        }
      }
    }
    return names;
  }
}
