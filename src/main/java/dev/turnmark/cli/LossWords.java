package dev.turnmark.cli;

import dev.turnmark.rules.Loss;

/** Says of something that could be lost what its cases lack. */
final class LossWords {

  private LossWords() {}

  static String neverFired(Loss loss) {
    return at(loss) + "no case makes it fire: " + name(loss);
  }

  static String neverDecided(Loss loss) {
    return at(loss) + "in no case does it decide anything: " + name(loss);
  }

  static String unnoticed(Loss loss) {
    return at(loss) + "no case notices the loss of " + name(loss);
  }

  private static String at(Loss loss) {
    return PlainText.escaped(loss.file()) + ":" + loss.line() + ": ";
  }

  /** {@code `role == "user"` in "a text is context"}. */
  static String name(Loss loss) {
    String rule = "\"" + PlainText.oneLine(loss.rule().name()) + "\"";
    return loss.wholeRule()
        ? "rule " + rule
        : "`" + PlainText.oneLine(loss.condition()) + "` in " + rule;
  }
}
