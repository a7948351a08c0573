package dev.turnmark.cli;

import dev.turnmark.json.OtherGrammar;
import dev.turnmark.model.RolloutItem.SessionMeta;
import dev.turnmark.rollout.Prompt;
import dev.turnmark.rollout.SessionRecord.Goal;
import dev.turnmark.rollout.SessionSummary;
import dev.turnmark.rollout.SessionSummary.State;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a session began, in lines for people. A file is named where its name does not hold the id of
 * its session, since nobody would find it by the id then.
 *
 * @param width how many columns a line may have
 */
record SessionBeginning(int width) {

  private static final String INDENT = "  ";
  private static final int LEAST_WORDS = 24;

  List<String> of(SessionRow row) {
    SessionSummary session = row.session();
    List<String> lines = new ArrayList<>();
    LineageWords.of(session.lineage()).ifPresent(words -> lines.add(INDENT + words));
    Prompt first = session.firstPrompt();
    if (first == null) {
      String name = named(row);
      lines.add(INDENT + (name.isEmpty() ? "" : name + "  ") + withoutPrompt(row));
      return lines;
    }
    lines.add(line(row, first.inherited() ? "inherited: " : from(first), first));
    Prompt own = session.firstOwnPrompt();
    if (own != null && first.inherited()) {
      lines.add(line(row, "own: " + from(own), own));
    }
    return lines;
  }

  private String line(SessionRow row, String before, Prompt prompt) {
    String name = named(row);
    String at = name.isEmpty() ? "line " + prompt.line() : name + ":" + prompt.line();
    String place = INDENT + at + "  " + before;
    String rule = prompt.rule() == null ? "" : "  by \"" + PlainText.oneLine(prompt.rule()) + '"';
    int room = Math.max(LEAST_WORDS, width - Columns.of(place) - Columns.of(rule));
    String words = PlainText.oneLine(PlainText.start(prompt.words()));
    return place + PlainText.cut(words.isEmpty() ? "(no words)" : words, room) + rule;
  }

  private static String from(Prompt prompt) {
    return prompt.fromAgent() ? "from an agent: " : "";
  }

  private static String named(SessionRow row) {
    SessionMeta meta = row.session().lineage().session();
    String id = meta == null ? null : meta.id();
    String name = row.file().name();
    return id != null && name.contains(id) ? "" : PlainText.escaped(name);
  }

  private String withoutPrompt(SessionRow row) {
    State state = row.session().state();
    OtherGrammar other = row.otherGrammar();
    return switch (state) {
      case NO_ROLLOUT -> state.words() + (other == null ? "" : " but " + other.words());
      case NO_PROMPT_YET -> state.words() + goal(row.session().goal());
      default -> state.words();
    };
  }

  private String goal(@Nullable Goal goal) {
    if (goal == null) {
      return "";
    }
    String words = goal.objective() == null ? "" : goal.objective();
    return ", goal in line %d: %s%s"
        .formatted(
            goal.line(),
            PlainText.cut(PlainText.oneLine(PlainText.start(words)), width / 2),
            goal.status() == null ? "" : " (" + PlainText.oneLine(goal.status()) + ")");
  }
}
