package dev.turnmark.cli;

import java.util.List;

/**
 * The commands, by name. Picocli looks into each one that is made, which for all of them takes
 * longer than the whole rest of a short run: so only those are made that a command line can mean.
 */
final class Commands {

  /** In the order in which the help lists them. */
  static final List<String> NAMES =
      List.of(
          "classify",
          "explain",
          "try",
          "watch",
          "turns",
          "cut",
          "prompts",
          "sessions",
          "verify",
          "audit",
          "rules");

  private Commands() {}

  /** Those of the names that words can mean: the first word, or else any of them. */
  static List<String> meant(List<String> names, List<String> words) {
    return !words.isEmpty() && names.contains(words.get(0)) ? words.subList(0, 1) : names;
  }

  /**
   * The command of a name, as picocli takes it.
   *
   * @param words the command line, which may name a command below it
   */
  static Object of(String name, Terminal terminal, List<String> words) {
    return switch (name) {
      case "classify" -> new ClassifyCommand(terminal);
      case "explain" -> new ExplainCommand(terminal);
      case "try" -> new TryCommand(terminal);
      case "watch" -> new WatchCommand(terminal);
      case "turns" -> new TurnsCommand(terminal);
      case "cut" -> new CutCommand(terminal);
      case "prompts" -> new PromptsCommand(terminal);
      case "sessions" -> new SessionsCommand(terminal);
      case "verify" -> new VerifyCommand(terminal);
      case "audit" -> new AuditCommand(terminal);
      case "rules" ->
          RulesCommand.of(terminal, words.subList(Math.min(1, words.size()), words.size()));
      default -> throw new IllegalArgumentException(name);
    };
  }
}
