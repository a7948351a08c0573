package dev.turnmark.rollout;

import dev.turnmark.model.EventMsg;
import dev.turnmark.model.EventMsg.ItemCompleted;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.TypeTag;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The name under which Codex counts a line.
 *
 * <p>Upstream: {@code rollout/src/persistence_metrics.rs}.
 */
public final class LineLabel {

  private static final Pattern WORD_BEGINS = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");

  private LineLabel() {}

  /**
   * The name: {@code response.message}, {@code event.task_started}, {@code
   * event.item_completed.user_message}, {@code session_meta}. Of a line of an unknown kind it is
   * its type as written, which Codex has no name for.
   */
  public static String of(RolloutItem item) {
    if (item instanceof ResponseItem said) {
      return "response." + said.type();
    }
    if (item instanceof ItemCompleted completed) {
      return "event." + completed.type() + "." + snakeCase(completed.item().type());
    }
    if (item instanceof EventMsg event) {
      return "event." + event.type();
    }
    if (item instanceof RolloutItem.Unknown unknown) {
      return unknown.type();
    }
    TypeTag tag = item.getClass().getAnnotation(TypeTag.class);
    if (tag == null) {
      throw new IllegalStateException(item.getClass() + " lacks a @TypeTag");
    }
    return tag.value()[0];
  }

  private static String snakeCase(String pascalCase) {
    return WORD_BEGINS.matcher(pascalCase).replaceAll("_").toLowerCase(Locale.ROOT);
  }
}
