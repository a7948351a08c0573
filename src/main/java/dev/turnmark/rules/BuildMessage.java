package dev.turnmark.rules;

import org.jspecify.annotations.Nullable;
import org.kie.api.builder.Message;

/**
 * What the engine's compiler says: meant for those who know its insides, and to be put into words.
 *
 * @param path a rule file, or a Java file that the compiler has generated; empty when it gave up
 * @param line in that file, below 1 when the compiler does not know
 */
record BuildMessage(String path, int line, String text) {

  private static final String GENERATED = "src/main/java/";

  static BuildMessage of(Message message) {
    return new BuildMessage(text(message.getPath()), message.getLine(), text(message.getText()));
  }

  static BuildMessage thrown(Throwable e) {
    return new BuildMessage("", 0, text(e.getMessage()));
  }

  private static String text(@Nullable String text) {
    return text == null ? "" : text;
  }

  /** Whether it is about the syntax of a consequence; its line is then that of the rule. */
  boolean isConsequenceSyntax() {
    return text.startsWith("Unable to parse consequence");
  }

  /** Whether it is about the Java that was generated for a consequence. */
  boolean isConsequenceJava() {
    return path.contains("/LambdaConsequence");
  }

  /** Whether the rules of a DRL package may be at fault. */
  boolean concerns(String drlPackage) {
    return !path.startsWith(GENERATED)
        || path.startsWith(GENERATED + drlPackage.replace('.', '/') + "/");
  }
}
