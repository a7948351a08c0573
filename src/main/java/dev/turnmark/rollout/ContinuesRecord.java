package dev.turnmark.rollout;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import org.jspecify.annotations.Nullable;

/** What a file goes on from, as machines read it; see {@link Continues}. */
@JsonPropertyOrder({"thread", "before_ordinal"})
public record ContinuesRecord(
    @Nullable String thread, @JsonProperty("before_ordinal") @Nullable Long beforeOrdinal) {

  static @Nullable ContinuesRecord of(@Nullable Continues continues) {
    return continues == null
        ? null
        : new ContinuesRecord(continues.thread(), continues.beforeOrdinal());
  }
}
