package dev.turnmark.cli;

import dev.turnmark.cli.RulesOption.ChosenRules;
import dev.turnmark.rollout.Continues;
import dev.turnmark.rollout.Cut;
import dev.turnmark.rollout.CutOutcome;
import dev.turnmark.rollout.CutOutcome.Kept;
import dev.turnmark.rollout.CutOutcome.NotInFile;
import dev.turnmark.rollout.LineRange;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Says in words what a cut leaves of a file.
 *
 * @param text what there is to be cut
 */
record CutWords(String file, FoundCut found, CutText text) {

  private static final String INDENT = " ".repeat(11);

  /** What was written, for the standard error. */
  List<String> summary() {
    List<String> lines = new ArrayList<>();
    lines.add("%s keeps %s".formatted(CutOption.asked(found.outcome().cut()), kept()));
    lines.addAll(notes());
    return lines;
  }

  /** Why nothing was written, and what could be instead. */
  List<String> refusal() {
    List<String> lines = new ArrayList<>();
    if (found.outcome() instanceof NotInFile not) {
      lines.add(PlainText.escaped(file) + ": " + not.reason());
      List<String> nearest = nearest(not);
      lines.add(
          "nothing was written"
              + (nearest.isEmpty()
                  ? ""
                  : "; the nearest cuts are " + String.join(" and ", nearest)));
    }
    return lines;
  }

  /** What would be kept, as the whole answer. */
  List<String> story(ChosenRules rules) {
    CutOutcome outcome = found.outcome();
    List<String> lines = new ArrayList<>();
    lines.add(PlainText.escaped(file) + "  " + CutOption.asked(outcome.cut()));
    if (outcome instanceof NotInFile not) {
      lines.add(fact("kept", "nothing can be: " + not.reason()));
      nearest(not).forEach(cut -> lines.add(fact("nearest", cut)));
    } else {
      lines.add(fact("kept", kept()));
    }
    List<Integer> history = outcome.history();
    lines.add(fact("history", history.isEmpty() ? "nothing" : "of " + LineList.named(history)));
    notes().forEach(note -> lines.add(fact("note", note)));
    warnings().forEach(warning -> lines.add(fact("warning", warning)));
    lines.add(fact("rules", rules.name()));
    return lines;
  }

  private static String fact(String name, String value) {
    return "  " + name + " ".repeat(INDENT.length() - 2 - name.length()) + value;
  }

  private String kept() {
    int lines = text.lines();
    LineRange stretch = stretch();
    if (stretch == null) {
      return "nothing of %d %s".formatted(lines, lines == 1 ? "line" : "lines");
    }
    return "%s of %d".formatted(LineList.ranges(List.of(stretch)), lines);
  }

  private @Nullable LineRange stretch() {
    return found.outcome() instanceof Kept kept ? kept.stretch(text.lines()) : null;
  }

  private static List<String> nearest(NotInFile not) {
    return not.nearest().stream().map(CutOption::asked).toList();
  }

  /** What a reader might guess wrong. */
  private List<String> notes() {
    List<String> notes = new ArrayList<>();
    CutOutcome outcome = found.outcome();
    if (text.packed()) {
      notes.add("the file is packed: it is the unpacked text that is cut");
    }
    notes.addAll(fewer(outcome.cut()));
    if (outcome.cut() instanceof Cut.LastForkTurns && stretch() != null) {
      notes.add("the last fork turns stand alone, without a session_meta, as in Codex");
    }
    if (outcome.rebuiltByCodex()) {
      notes.add(
          "a compacted line brings no history of its own: Codex would rebuild one in its place");
    }
    if (!outcome.referenceContextKept()) {
      notes.add(
          "words of the developer go with the context before the turn: Codex would tell the model"
              + " of its surroundings all over");
    }
    Continues continues = found.lineage().continues();
    if (continues != null) {
      notes.add(ContinuesWords.of(continues));
    }
    return notes;
  }

  /** Whether there are fewer than were asked for. */
  private List<String> fewer(Cut cut) {
    int messages = found.turns().userMessages().size();
    int forks = found.turns().forkTurns().size();
    if (cut instanceof Cut.BeforeUserMessage && cut.number() >= messages) {
      return List.of(
          "there %s, counted from 0, so all is kept"
              .formatted(count(messages, "user message", "user messages")));
    }
    if (cut instanceof Cut.LastForkTurns && cut.number() > forks) {
      return List.of("there %s".formatted(count(forks, "fork turn", "fork turns")));
    }
    int turns = found.historyTurns();
    return cut instanceof Cut.Rollback && cut.number() > turns
        ? List.of(
            "there %s in the history that the model is given"
                .formatted(count(turns, "turn", "turns")))
        : List.of();
  }

  private static String count(int number, String one, String many) {
    return number == 1 ? "is 1 " + one : "are " + (number == 0 ? "no" : number) + " " + many;
  }

  /** What makes the cut doubtful. */
  List<String> warnings() {
    List<String> warnings = new ArrayList<>();
    List<Integer> unreadable = found.lines().unreadable();
    if (!unreadable.isEmpty()) {
      warnings.add(
          "a turn in what could not be read was not counted: " + LineList.some(unreadable));
    }
    List<Integer> undecided = found.lines().undecided();
    if (!undecided.isEmpty()) {
      warnings.add(
          "the cut may be wrong where the rules left something open: " + LineList.some(undecided));
    }
    return warnings;
  }
}
