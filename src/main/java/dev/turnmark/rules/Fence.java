package dev.turnmark.rules;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What rules may speak of: facts and what they are made of, and of Java only its plain values. All
 * else could do more than judge.
 */
final class Fence {

  private static final Set<String> FACTS = Set.of("dev.turnmark.fact", "dev.turnmark.model");
  private static final Set<String> PLAIN =
      Set.of(
          "Boolean",
          "Byte",
          "CharSequence",
          "Character",
          "Comparable",
          "Double",
          "Enum",
          "Float",
          "Integer",
          "Iterable",
          "Long",
          "Math",
          "Number",
          "Object",
          "Record",
          "Short",
          "String");
  private static final List<String> NEVER =
      List.of("java.", "javax.", "jdk.", "sun.", "com.sun.", "org.kie.", "org.drools.", "org.mvel");

  private final boolean factsOfHost;

  private Fence(boolean factsOfHost) {
    this.factsOfHost = factsOfHost;
  }

  /** Lets rules speak of the facts of this library alone. */
  static Fence ours() {
    return new Fence(false);
  }

  /** Lets rules also speak of what a host gives them; not of the platform or the engine. */
  static Fence ofHost() {
    return new Fence(true);
  }

  boolean admits(Class<?> type) {
    if (type.isPrimitive()) {
      return true;
    }
    String drawer = type.getPackageName();
    return drawer.equals("java.lang")
        ? type.getDeclaringClass() == null && PLAIN.contains(type.getSimpleName())
        : admitsPackage(drawer);
  }

  boolean admitsPackage(String name) {
    return FACTS.contains(name)
        || (factsOfHost && NEVER.stream().noneMatch(n -> (name + ".").startsWith(n)));
  }

  /** Whether rules in a DRL package of this name would see classes that they may not speak of. */
  static boolean opensUp(String drlPackage) {
    return Stream.concat(NEVER.stream(), Stream.of("dev.turnmark."))
        .anyMatch(n -> (drlPackage + ".").startsWith(n));
  }

  /** Why a name cannot be spoken of, and what can. */
  static String refusal(String name) {
    return "`%s` lies outside of what rules may speak of; they ask and conclude facts, so use the types of dev.turnmark.fact and dev.turnmark.model"
        .formatted(name);
  }
}
