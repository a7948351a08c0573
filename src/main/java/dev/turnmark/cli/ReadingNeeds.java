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

  /** What turn items that Codex completed hold besides. */
  private static final Set<String> IN_COMPLETED_ITEMS =
      Set.of(
          "imageUrl",
          "audioUrl",
          "result",
          "stdout",
          "stderr",
          "aggregatedOutput",
          "formattedOutput");

  /** What messages between agents say. */
  private static final Set<String> OF_MESSAGES = Set.of("text", "content");

  /** What events tell of messages, and lines of compactions. */
  private static final Set<String> IN_EVENTS = Set.of("message", "images", "audio");

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
    return Needs.of(names, IN_COMPLETED_ITEMS);
  }

  /** For an output that shows no more than the first words. */
  static Needs ofRules(Words words) {
    return Needs.of(mentioned(words));
  }

  /** For an output that shows no more than the first words, by two sets of rules. */
  static Needs ofRules(Words words, Words others) {
    Set<String> names = mentioned(words);
    names.addAll(mentioned(others));
    return Needs.of(names);
  }

  /** For an output that shows how each message begins, whoever wrote it. */
  static Needs withFirstWords(Words words) {
    Set<String> names = mentioned(words);
    names.addAll(OF_MESSAGES);
    return Needs.of(names);
  }

  /** For an output that holds turn items against what events tell. */
  static Needs toCompare(Words words) {
    Set<String> names = mentioned(words);
    names.addAll(IN_TURN_ITEMS);
    names.addAll(IN_EVENTS);
    return Needs.of(names);
  }

  /** For an output that goes by all of the texts of response items, and looks at none. */
  static Needs withWholeItems(Words words) {
    return Needs.of(mentioned(words), Needs.choices());
  }

  private static Set<String> mentioned(Words words) {
    Set<String> names = new HashSet<>(Needs.choices());
    names.removeIf(name -> !words.mentions(name));
    return names;
  }
}
