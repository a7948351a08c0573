package dev.turnmark.model;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import java.util.Map;

/**
 * What a hook told the model to do next.
 *
 * <p>Upstream: {@code protocol/src/items.rs :: HookPromptFragment}.
 *
 * @param hookRunId the run of the hook that said it, as written, not trimmed
 */
public record HookPromptFragment(
    String text, String hookRunId, @JsonAnyGetter Map<String, Json> extra) implements TurnItemPart {

  public HookPromptFragment {
    extra = Extra.ordered(extra);
  }

  public HookPromptFragment(String text, String hookRunId) {
    this(text, hookRunId, Map.of());
  }
}
