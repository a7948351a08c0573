package dev.turnmark.rules;

import java.util.Collection;
import java.util.HashSet;
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

  private final boolean open;
  private final boolean factsOfHost;

  /** Packages and classes besides. */
  private final Set<String> more;

  private Fence(boolean open, boolean factsOfHost, Set<String> more) {
    this.open = open;
    this.factsOfHost = factsOfHost;
    this.more = Set.copyOf(more);
  }

  /** Lets rules speak of the facts of this library alone. */
  static Fence ours() {
    return new Fence(false, false, Set.of());
  }

  /** Lets rules also speak of what a host gives them; not of the platform or the engine. */
  static Fence ofHost() {
    return new Fence(false, true, Set.of());
  }

  /** No fence: lets rules speak of everything. */
  static Fence open() {
    return new Fence(true, true, Set.of());
  }

  /** The same, around more packages and classes. */
  Fence alsoFrom(Collection<String> names) {
    Set<String> all = new HashSet<>(more);
    all.addAll(names);
    return new Fence(open, factsOfHost, all);
  }

  /** Whether it lets everything through. */
  boolean isOpen() {
    return open;
  }

  boolean admits(Class<?> type) {
    if (open || type.isPrimitive() || named(type.getName())) {
      return true;
    }
    String drawer = type.getPackageName();
    return drawer.equals("java.lang")
        ? type.getDeclaringClass() == null && PLAIN.contains(type.getSimpleName())
        : admitsPackage(drawer);
  }

  boolean admitsPackage(String name) {
    return open
        || FACTS.contains(name)
        || more.contains(name)
        || (factsOfHost && NEVER.stream().noneMatch(n -> (name + ".").startsWith(n)));
  }

  /** Whether a class was named as one to speak of, it or one around it. */
  private boolean named(String type) {
    for (int end = type.length(); end > 0; end = type.lastIndexOf('$', end - 1)) {
      if (more.contains(type.substring(0, end).replace('$', '.'))) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether compiled rules may refer to a class. That is more than may be spoken of: facts give out
   * lists, and what the compiler writes calls the engine.
   *
   * @param type its full name, with a dollar before the name of a nested class
   */
  boolean reaches(String type) {
    return open || speaksOf(type) || Reach.of(type);
  }

  /** Whether a class is one of the facts, or was named as one to speak of. */
  boolean speaksOf(String type) {
    int dot = type.lastIndexOf('.');
    return named(type) || (dot >= 0 && admitsPackage(type.substring(0, dot)));
  }

  /** Whether compiled rules may refer to a field or a method. */
  boolean reaches(References.Member member) {
    return open || (reaches(member.owner()) && (named(member.owner()) || Reach.of(member)));
  }

  /** Whether compiled rules find a class that they refer to. */
  private boolean finds(String type) {
    return reaches(type) && (open || named(type) || !Reach.unused(type));
  }

  /** What compiled rules find classes with. */
  ClassLoader linking(ClassLoader facts) {
    return open ? facts : new FenceLoader(facts, this::finds);
  }

  /**
   * What the compiler of rules finds classes with. It has to read all that the classes of a host
   * are made of, too, and nobody knows what that is: there what it wrote is looked at alone.
   */
  ClassLoader compiling(ClassLoader facts) {
    return open || factsOfHost || !more.isEmpty()
        ? facts
        : new FenceLoader(facts, type -> finds(type) || Scaffold.holds(type));
  }

  /** Whether rules in a DRL package of this name would see classes that they may not speak of. */
  static boolean opensUp(String drlPackage) {
    return Stream.concat(NEVER.stream(), Stream.of("dev.turnmark."))
        .anyMatch(n -> (drlPackage + ".").startsWith(n));
  }

  /** Why a name cannot be spoken of, and what can. */
  static String refusal(String name) {
    String sentence =
        "`%s` lies outside of what rules may speak of; they ask and conclude facts, so use the types of dev.turnmark.fact and dev.turnmark.model";
    boolean ofHost = name.contains(".") && !opensUp(name);
    return (ofHost ? sentence + "; for facts of your own give their class loader" : sentence)
        .formatted(name);
  }
}
