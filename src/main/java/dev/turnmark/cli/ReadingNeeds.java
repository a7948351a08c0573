package dev.turnmark.cli;

import dev.turnmark.json.Needs;
import dev.turnmark.rules.Words;
import java.util.HashSet;
import java.util.Set;

/**
 * Which of the long texts are read: those that a rule looks at, and those that the output shows.
 */
final class ReadingNeeds {

  /** What turn items carry over from response items to the letter. */
  private static final Set<String> IN_TURN_ITEMS = Set.of("imageUrl", "audioUrl", "result");

  /** What messages between agents say. */
  private static final Set<String> OF_MESSAGES = Set.of("text", "content");

  private ReadingNeeds() {}

  /** For an output that writes turn items in full. */
  static Needs withTurnItems(Words words) {
    return Needs.of(mentioned(words), IN_TURN_ITEMS);
  }

  /** For an output that writes turn items, messages between agents and compactions in full. */
  static Needs withWholeLines(Words words) {
    Set<String> names = mentioned(words);
    names.addAll(OF_MESSAGES);
    names.add("message");
    return Needs.of(names, IN_TURN_ITEMS);
  }

  /** For an output that shows no more than the first words. */
  static Needs ofRules(Words words) {
    return Needs.of(mentioned(words));
  }

  /** For an output that shows how each message begins, whoever wrote it. */
  static Needs withFirstWords(Words words) {
    Set<String> names = mentioned(words);
    names.addAll(OF_MESSAGES);
    return Needs.of(names);
  }

  private static Set<String> mentioned(Words words) {
    Set<String> names = new HashSet<>(Needs.choices());
    names.removeIf(name -> !words.mentions(name));
    return names;
  }
}
