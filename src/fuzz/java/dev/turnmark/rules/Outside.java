package dev.turnmark.rules;

import org.jspecify.annotations.NullMarked;

/** Lies outside of the fence: that it runs shows that rules have got through. */
@NullMarked
public final class Outside {

  private Outside() {}

  static {
    DrlFuzz.escaped = "the class " + Outside.class.getName() + " was initialised";
  }

  /** What rules may call, if they get here. */
  public static boolean run() {
    DrlFuzz.escaped = "a method of " + Outside.class.getName() + " was called";
    return true;
  }
}
