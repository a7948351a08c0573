package dev.turnmark.rollout;

import dev.turnmark.fact.Markup;
import dev.turnmark.model.ContentItem;
import dev.turnmark.model.EventMsg.ThreadGoalUpdated;
import dev.turnmark.model.Internal;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.ThreadGoal;
import org.jspecify.annotations.Nullable;

/**
 * Finds out line by line what a session works towards by itself: what the last event about it says,
 * and where there is no event, what the model was told first.
 *
 * <p>Upstream: {@code core/src/goals.rs}.
 */
@Internal
public final class GoalFold {

  private static final String[][] WRAPPERS = {
    {"<codex_internal_context source=\"goal\">", "</codex_internal_context>"},
    {"<goal_context>", "</goal_context>"},
  };

  /** Around the objective, amid what the model is told about it. */
  private static final String[][] OBJECTIVES = {
    {"<untrusted_objective>", "</untrusted_objective>"},
    {"<objective>", "</objective>"},
  };

  private SessionRecord.@Nullable Goal told;
  private SessionRecord.@Nullable Goal noted;
  private boolean hasEvents;

  /** Takes the next line, in the order of the file. */
  public void accept(int line, RolloutItem item) {
    if (item instanceof ThreadGoalUpdated update) {
      hasEvents = true;
      ThreadGoal goal = update.goal();
      noted = goal == null ? null : new SessionRecord.Goal(line, goal.objective(), goal.status());
    } else if (told == null && item instanceof Message message && message.role().equals("user")) {
      message.content().forEach(part -> look(line, part));
    }
  }

  private void look(int line, ContentItem part) {
    String text = part instanceof ContentItem.InputText input ? input.text() : "";
    for (String[] wrapper : WRAPPERS) {
      if (Markup.startsWith(text, wrapper[0]) && Markup.endsWith(text, wrapper[1])) {
        told = new SessionRecord.Goal(line, objective(inside(text, wrapper)), null);
      }
    }
  }

  private static String objective(String told) {
    for (String[] wrapper : OBJECTIVES) {
      if (told.contains(wrapper[0]) && told.contains(wrapper[1])) {
        return inside(told, wrapper);
      }
    }
    return told;
  }

  private static String inside(String text, String[] wrapper) {
    int from = text.indexOf(wrapper[0]) + wrapper[0].length();
    return text.substring(from, Math.max(from, text.lastIndexOf(wrapper[1]))).strip();
  }

  /** What it works towards, as far as the file was read; null when there is nothing. */
  public SessionRecord.@Nullable Goal goal() {
    return hasEvents ? noted : told;
  }
}
