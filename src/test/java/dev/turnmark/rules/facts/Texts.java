package dev.turnmark.rules.facts;

/** Questions about texts. */
public final class Texts {

  private Texts() {}

  public static boolean blank(String text) {
    return text.isBlank();
  }

  public static String trim(String text) {
    return text.strip();
  }

  /** What a host got wrong. */
  @SuppressWarnings("DoNotCallSuggester") // Deliberate: a rule calls it.
  public static <T> T broken(T fact) {
    throw new AssertionError("no");
  }

  /** What a host got wrong in another way. */
  @SuppressWarnings("DoNotCallSuggester") // Deliberate: a rule calls it.
  public static <T> T failing(T fact) {
    throw new Error("the host is broken: " + fact.getClass().getSimpleName());
  }
}
