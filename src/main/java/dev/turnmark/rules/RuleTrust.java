package dev.turnmark.rules;

import java.util.List;

/**
 * How far rules are trusted. Rules are code: a rule compiles to Java classes that run in the JVM of
 * whoever loads it. So they are fenced unless somebody says otherwise.
 *
 * <p>A fence holds twice: for what is written, file and line told, and for what is compiled from
 * it, which refers to nothing outside and has a class loader that finds nothing outside. It cannot
 * promise that rules use little memory or time.
 */
public final class RuleTrust {

  /**
   * Rules may use any class and any Java: they can do whatever the program that loads them can do.
   * What the engine would be disturbed by is refused all the same: globals, declared types,
   * queries, {@code eval}, the engine itself ({@code drools}, {@code kcontext}), and attributes.
   */
  public static final RuleTrust FULL = new RuleTrust(Fence.open());

  private final Fence fence;

  private RuleTrust(Fence fence) {
    this.fence = fence;
  }

  /**
   * The usual trust: rules may speak of Turnmark's facts and model, and of plain values of Java.
   */
  public static RuleTrust fenced() {
    return new RuleTrust(Fence.ours());
  }

  /**
   * Rules may also speak of every class that the host's loader finds, but for those of Java itself,
   * of Drools and of KIE: for a host that writes its rules itself.
   */
  public static RuleTrust hostClasses() {
    return new RuleTrust(Fence.ofHost());
  }

  /**
   * The same, and more.
   *
   * @param names full names of packages, without those below them, or of classes, with those nested
   *     in them; whoever names a class answers for all that its methods can do
   */
  public RuleTrust alsoFrom(String... names) {
    return new RuleTrust(fence.alsoFrom(List.of(names)));
  }

  Fence fence() {
    return fence;
  }
}
