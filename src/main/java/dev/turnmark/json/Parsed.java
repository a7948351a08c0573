package dev.turnmark.json;

import dev.turnmark.model.RolloutLine;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A record, read without a look at any other.
 *
 * @param line its line, from 1
 * @param counts whether Codex counts it
 * @param content what it says; null when that can not be read, or is to be passed over
 * @param problem why it can not be read
 * @param problemPath where in the record that is
 */
record Parsed(
    int line,
    boolean counts,
    @Nullable RolloutLine content,
    List<Warning> warnings,
    CarriedTexts carried,
    @Nullable String problem,
    String problemPath) {

  /**
   * Reads a record.
   *
   * @param bytes where it lies
   * @param grammar how it is built; null when it can't be read as a whole
   */
  static Parsed of(
      LineReader lines, byte[] bytes, RecordFramer.Framed framed, @Nullable Grammar grammar) {
    if (grammar == null) {
      return unreadable(framed.line(), framed.problem(), "$");
    }
    try {
      LineReader.Outcome<RolloutLine> outcome =
          lines.read(bytes, framed.start(), framed.end(), framed.longTexts(), grammar);
      RolloutLine content = outcome.value();
      if (content != null) {
        NarrowLimits.check(lines.limits(), content.item());
      }
      return new Parsed(
          framed.line(),
          content != null
              && !outcome.refused()
              && !framed.marked()
              && grammar.counts(content.item()),
          content,
          framed.marked() ? marked(outcome.warnings()) : outcome.warnings(),
          CarriedTexts.of(outcome.carried()),
          null,
          "$");
    } catch (UnreadableException e) {
      return unreadable(framed.line(), e.sentence(), e.warning().path());
    }
  }

  /** A record that was read plainly. */
  static Parsed of(int line, LineReader.Outcome<RolloutLine> outcome, Grammar grammar) {
    RolloutLine content = outcome.value();
    return new Parsed(
        line,
        content != null && grammar.counts(content.item()),
        content,
        List.of(),
        CarriedTexts.NONE,
        null,
        "$");
  }

  private static Parsed unreadable(int line, @Nullable String problem, String path) {
    return new Parsed(line, false, null, List.of(), CarriedTexts.NONE, problem, path);
  }

  private static List<Warning> marked(List<Warning> others) {
    List<Warning> warnings = new ArrayList<>(others);
    warnings.add(new Warning("$", Sentence.of("an object", "a byte order mark before one")));
    return warnings;
  }
}
