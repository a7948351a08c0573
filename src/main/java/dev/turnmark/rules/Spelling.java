package dev.turnmark.rules;

import dev.turnmark.model.Internal;
import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** What somebody may have meant by a word that nobody knows. */
@Internal
public final class Spelling {

  private Spelling() {}

  /** The known word that is nearest, if it is near enough to be a slip of the keys. */
  public static Optional<String> nearest(String word, Collection<String> known) {
    int reach = Math.max(1, word.length() / 3);
    return known.stream()
        .filter(k -> !k.equals(word))
        .filter(k -> distance(folded(word), folded(k)) <= reach)
        .min(
            Comparator.comparingInt((String k) -> distance(folded(word), folded(k)))
                .thenComparing(Comparator.naturalOrder()));
  }

  /** {@code ; did you mean `role`?}, or nothing. */
  static String hint(String word, Collection<String> known) {
    return nearest(word, known).map(k -> "; did you mean `" + k + "`?").orElse("");
  }

  private static String folded(String word) {
    return word.toLowerCase(Locale.ROOT);
  }

  /** The number of letters to put in, take out, change, or swap with the next. */
  private static int distance(String a, String b) {
    int[][] d = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        d[i][j] = i == 0 || j == 0 ? i + j : cheapest(d, a, b, i, j);
      }
    }
    return d[a.length()][b.length()];
  }

  private static int cheapest(int[][] d, String a, String b, int i, int j) {
    int changed = d[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
    int best = Math.min(changed, 1 + Math.min(d[i - 1][j], d[i][j - 1]));
    boolean swapped =
        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    return swapped ? Math.min(best, 1 + d[i - 2][j - 2]) : best;
  }
}
