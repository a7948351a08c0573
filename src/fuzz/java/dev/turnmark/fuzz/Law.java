package dev.turnmark.fuzz;

import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What has to hold whatever the input is; where it does not, the fuzzer has found something. */
public final class Law {

  private Law() {}

  /**
   * Claims something.
   *
   * @param claim what is the case when it does not hold, for whoever reads of the finding
   */
  public static void holds(boolean held, Supplier<String> claim) {
    if (!held) {
      throw new AssertionError(claim.get());
    }
  }

  /** Claims that two ways to something lead to the same. */
  public static void same(@Nullable Object one, @Nullable Object other, String what) {
    holds(Objects.equals(one, other), () -> what + "\n  one:   " + one + "\n  other: " + other);
  }

  /** Claims that this is a sentence: something is said, and in one line. */
  public static void sentence(@Nullable String words) {
    holds(
        words != null && !words.isBlank() && words.chars().noneMatch(c -> c == '\n' || c == '\r'),
        () -> "expected a sentence but was '" + words + "'");
  }
}
