package dev.turnmark.rules;

import dev.turnmark.model.Internal;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The words that rules use: the names of all properties, methods, types and variables in their
 * conditions and consequences.
 *
 * <p>What a Java function reads when a rule calls it is not seen here.
 */
@Internal
public final class Words {

  private final Set<String> words;
  private final boolean everything;

  private Words(Set<String> words, boolean everything) {
    this.words = Set.copyOf(words);
    this.everything = everything;
  }

  static Words of(List<FileSummary> files) {
    Set<String> words = new HashSet<>();
    files.forEach(file -> words.addAll(file.words()));
    return new Words(words, files.stream().anyMatch(FileSummary::everything));
  }

  /**
   * Whether a rule may read a property of this name. Always, once a rule takes a fact as a whole:
   * writes it out, hashes it, or compares it with another by value.
   */
  public boolean mentions(String word) {
    return everything || words.contains(word);
  }
}
