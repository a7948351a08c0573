package dev.turnmark.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Says which reasoning content is left out when an item is written: a list without a {@code
 * reasoning_text} in it. An absent list is not left out: it is written as null.
 *
 * <p>Upstream: {@code protocol/src/models.rs :: should_serialize_reasoning_content}. Jackson asks a
 * filter of this kind whether it equals the value.
 */
final class WithoutReasoningText {

  @Override
  public boolean equals(@Nullable Object content) {
    return content instanceof List<?> parts
        && parts.stream().noneMatch(ReasoningContent.ReasoningText.class::isInstance);
  }

  @Override
  public int hashCode() {
    return 0;
  }
}
