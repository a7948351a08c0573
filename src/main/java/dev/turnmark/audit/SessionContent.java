package dev.turnmark.audit;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.turnmark.model.Internal;
import dev.turnmark.model.RolloutItem.HistoryBase;
import dev.turnmark.model.RolloutItem.SessionMeta;
import org.jspecify.annotations.Nullable;

/**
 * What a {@code session_meta} says of its session; what it does not say is left out.
 *
 * @param continues given when the file holds only the new part of the session
 */
@Internal
@JsonInclude(JsonInclude.Include.NON_NULL)
public record SessionContent(
    @Nullable String id,
    @Nullable String timestamp,
    @Nullable String cwd,
    @Nullable String originator,
    @JsonProperty("cli_version") @Nullable String cliVersion,
    @JsonProperty("history_mode") @Nullable String historyMode,
    @JsonProperty("forked_from_id") @Nullable String forkedFromId,
    @JsonProperty("parent_thread_id") @Nullable String parentThreadId,
    @Nullable Before continues) {

  /** Where what came before is to be found. */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record Before(
      @Nullable String thread, @JsonProperty("before_ordinal") @Nullable Long beforeOrdinal) {}

  static SessionContent of(SessionMeta meta) {
    HistoryBase base = meta.historyBase();
    return new SessionContent(
        meta.id(),
        meta.timestamp(),
        meta.cwd(),
        meta.originator(),
        meta.cliVersion(),
        meta.historyMode(),
        meta.forkedFromId(),
        meta.parentThreadId(),
        base == null ? null : new Before(base.threadId(), base.endOrdinalExclusive()));
  }
}
