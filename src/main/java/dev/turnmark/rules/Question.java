package dev.turnmark.rules;

import dev.turnmark.fact.Explained;
import dev.turnmark.fact.Finding;
import dev.turnmark.fact.FromAgent;
import dev.turnmark.fact.Mark;
import dev.turnmark.fact.Part;
import dev.turnmark.fact.Projection;
import dev.turnmark.fact.Verdict;
import dev.turnmark.fact.Written;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a rule answers. Rules that answer one question lie in one folder. */
public enum Question {
  /** Concludes {@link Part}. */
  PART(Stage.RECOGNISE, Part.class, "which parts a message has"),
  /** Concludes {@link Finding}. */
  FINDING(Stage.RECOGNISE, Finding.class, "what a part is"),
  /** Concludes {@link Verdict}. */
  VERDICT(Stage.DECIDE, Verdict.class, "what becomes of a part"),
  /** Concludes {@link Projection}. */
  PROJECTION(Stage.DECIDE, Projection.class, "what a person sees of an item"),
  /** Concludes {@link Mark}. */
  MARK(Stage.DECIDE, Mark.class, "what an item is a place for"),
  /** Concludes {@link Written}. */
  WRITTEN(Stage.DECIDE, Written.class, "how an item is written"),
  /** Concludes {@link FromAgent}. */
  ORIGIN(Stage.DECIDE, FromAgent.class, "who wrote an item in the name of the user"),
  /** Concludes {@link Explained}. */
  EXPLAINED(
      Stage.DECIDE, Explained.class, "why what was decided and what was recorded honestly differ");

  private final Stage stage;
  private final Class<?> kind;
  private final String words;

  Question(Stage stage, Class<?> kind, String words) {
    this.stage = stage;
    this.kind = kind;
    this.words = words;
  }

  /** When it is answered. */
  public Stage stage() {
    return stage;
  }

  /** The question itself. */
  public String words() {
    return words;
  }

  /** The folder of the rules that answer it. */
  public String folder() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The kind of fact that answers it. */
  Class<?> kind() {
    return kind;
  }

  /** The question that a fact of this type answers. */
  static Optional<Question> answeredBy(Class<?> conclusion) {
    return Stream.of(values()).filter(q -> q.kind.isAssignableFrom(conclusion)).findFirst();
  }

  /** The question of a folder, given as a DRL package; the last folder counts. */
  static Optional<Question> ofPackage(String drlPackage) {
    String last = drlPackage.substring(drlPackage.lastIndexOf('.') + 1);
    return Stream.of(values()).filter(q -> q.folder().equals(last)).findFirst();
  }

  /** The last stage in which facts of a type are concluded; nothing when no rule concludes any. */
  static Optional<Stage> lastStage(Class<?> type) {
    return Stream.of(values())
        .filter(q -> q.kind.isAssignableFrom(type) || type.isAssignableFrom(q.kind))
        .map(Question::stage)
        .filter(s -> !type.equals(Object.class))
        .max(Stage::compareTo);
  }

  /** All folders, for a sentence. */
  static String folders() {
    return Stream.of(values()).map(Question::folder).collect(Collectors.joining(", "));
  }
}
