package dev.turnmark.engine;

import static dev.turnmark.engine.RuleCaseFile.object;

import dev.turnmark.fact.Comparison;
import dev.turnmark.fact.Setting;
import dev.turnmark.json.PlainJson;
import dev.turnmark.json.Strictness;
import dev.turnmark.json.TurnmarkJson;
import dev.turnmark.json.UnreadableException;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.TurnItem;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A case that holds {@code shown} against {@code recorded}, both turn items, either of which may be
 * missing. Beside them may stand the response item, as in other cases; {@code setting} with {@code
 * recording} ({@code items} unless said), {@code between_turns}, {@code in_review}, {@code summary}
 * and {@code notes}; and {@code session}, as in other cases.
 */
record ComparisonCase(Map<String, @Nullable Object> json, String where) {

  /** Whether a case is one of these. */
  static boolean is(Map<String, @Nullable Object> json) {
    return json.containsKey("shown") || json.containsKey("recorded");
  }

  RuleCase.Compared subject() {
    try {
      return new RuleCase.Compared(
          new Comparison(item(), turnItem("shown"), turnItem("recorded"), setting()),
          RuleCaseFile.session(json, where));
    } catch (IllegalArgumentException | ClassCastException e) {
      throw new BadCaseException(where + ": " + e.getMessage());
    }
  }

  private @Nullable ResponseItem item() {
    boolean hasItem =
        Stream.concat(RuleCaseFile.ROLES.stream(), Stream.of("item")).anyMatch(json::containsKey);
    return hasItem ? (ResponseItem) RuleCaseFile.item(json, where) : null;
  }

  private @Nullable TurnItem turnItem(String side) {
    Object turnItem = json.get(side);
    if (turnItem == null) {
      return null;
    }
    try {
      return TurnmarkJson.readTurnItem(PlainJson.write(turnItem), Strictness.LENIENT);
    } catch (UnreadableException e) {
      throw new BadCaseException(where + " " + side + ": " + e.getMessage());
    }
  }

  private Setting setting() {
    Map<String, @Nullable Object> said = new HashMap<>();
    if (json.containsKey("setting")) {
      said.putAll(object(json.get("setting"), where + " setting"));
    }
    Object recording = said.get("recording");
    return new Setting(
        recording == null ? Setting.ITEMS : (String) recording,
        Boolean.TRUE.equals(said.get("between_turns")),
        Boolean.TRUE.equals(said.get("in_review")),
        (String) said.get("summary"),
        notes(said.get("notes")));
  }

  private static Set<String> notes(@Nullable Object notes) {
    Set<String> names = new HashSet<>();
    if (notes instanceof List<?> list) {
      list.forEach(name -> names.add((String) name));
    }
    return names;
  }
}
