package dev.turnmark.model;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one line of a rollout says.
 *
 * <p>Upstream: {@code protocol/src/protocol.rs :: RolloutItem}.
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public sealed interface RolloutItem
    permits ResponseItem,
        EventMsg,
        RolloutItem.SessionMeta,
        RolloutItem.InterAgentCommunication,
        RolloutItem.InterAgentCommunicationMetadata,
        RolloutItem.Compacted,
        RolloutItem.TurnContext,
        RolloutItem.WorldState,
        RolloutItem.RolloutReference,
        RolloutItem.Unknown {

  /** The type of the line that holds it: {@code response_item}, {@code session_meta}. */
  default String lineType() {
    return Tags.of(getClass());
  }

  /**
   * Who wrote the file, and where the session came from. Only the first of a file speaks of it;
   * later ones were copied from the sessions it grew out of.
   *
   * @param source who started it: a word, or an object for sub-agents
   * @param forkedFromId the session whose history it began with
   * @param forkedFromOrdinalExclusive in paginated files, the ordinal at which its own lines begin
   * @param parentThreadId the session that spawned it
   * @param historyBase where the lines before its first one are to be found
   * @param subagentHistoryStartOrdinal the ordinal at which the lines of a sub-agent begin, after
   *     those copied from its parent
   * @param instructions the instructions file, in the files of 2025 that carry it here
   */
  @TypeTag("session_meta")
  record SessionMeta(
      @RequiredByCodex @InClear @Nullable String id,
      @JsonProperty("session_id") @InClear @Nullable String sessionId,
      @RequiredByCodex @InClear @Nullable String timestamp,
      @RequiredByCodex @Nullable String cwd,
      @RequiredByCodex @InClear @Nullable String originator,
      @RequiredByCodex @JsonProperty("cli_version") @InClear @Nullable String cliVersion,
      @Nullable Json source,
      @JsonProperty("forked_from_id") @InClear @Nullable String forkedFromId,
      @JsonProperty("forked_from_ordinal_exclusive") @Nullable Long forkedFromOrdinalExclusive,
      @JsonProperty("parent_thread_id") @InClear @Nullable String parentThreadId,
      @JsonProperty("history_mode") @KnownValues({"legacy", "paginated"}) @InClear
          @Nullable String historyMode,
      @JsonProperty("history_base") @Nullable HistoryBase historyBase,
      @JsonProperty("subagent_history_start_ordinal") @Nullable Long subagentHistoryStartOrdinal,
      @ReadByNeed @Nullable Json instructions)
      implements RolloutItem {}

  /**
   * A place in the rollout of a thread: a file that names one holds only what came after it.
   *
   * <p>Upstream: {@code protocol/src/protocol.rs :: HistoryPosition}.
   *
   * @param threadId the thread, or the rollout of it that was put away
   * @param endOrdinalExclusive the first ordinal after what is meant
   */
  record HistoryBase(
      @RequiredByCodex @JsonProperty("thread_id") @InClear @Nullable String threadId,
      @RequiredByCodex @JsonProperty("end_ordinal_exclusive") @Nullable Long endOrdinalExclusive) {}

  /** A message between agents, as older versions delivered it. */
  @TypeTag("inter_agent_communication")
  record InterAgentCommunication(
      @InClear @Nullable String id,
      String author,
      String recipient,
      @JsonProperty("other_recipients") @Nullable List<String> otherRecipients,
      @ReadByNeed String content,
      @ReadByNeed @JsonProperty("encrypted_content") @Nullable String encryptedContent,
      @JsonProperty("trigger_turn") boolean triggerTurn)
      implements RolloutItem {

    public InterAgentCommunication {
      otherRecipients = otherRecipients == null ? null : List.copyOf(otherRecipients);
    }
  }

  /** Says of the {@code agent_message} after it whether it set off a turn. */
  @TypeTag("inter_agent_communication_metadata")
  record InterAgentCommunicationMetadata(@JsonProperty("trigger_turn") boolean triggerTurn)
      implements RolloutItem {}

  /**
   * The history up to here was replaced.
   *
   * @param replacementHistory what stands in its place; absent when Codex is to rebuild it
   */
  @TypeTag("compacted")
  record Compacted(
      @ReadByNeed String message,
      @JsonProperty("replacement_history") @Nullable List<ResponseItem> replacementHistory)
      implements RolloutItem {

    public Compacted {
      replacementHistory = replacementHistory == null ? null : List.copyOf(replacementHistory);
    }
  }

  /** Under which settings a turn ran. */
  @TypeTag("turn_context")
  record TurnContext(
      @JsonProperty("turn_id") @InClear @Nullable String turnId,
      @RequiredByCodex @Nullable String cwd,
      @RequiredByCodex @JsonProperty("approval_policy") @Nullable Json approvalPolicy,
      @RequiredByCodex @JsonProperty("sandbox_policy") @Nullable Json sandboxPolicy,
      @RequiredByCodex @Nullable String model,
      @RequiredByCodex @Nullable Json summary)
      implements RolloutItem {}

  /** What the harness knew of its surroundings. */
  @TypeTag("world_state")
  record WorldState(boolean full, @ReadByNeed Json state) implements RolloutItem {}

  /**
   * Stands for the lines of another rollout; some versions wrote it in place of a copy. Codex as it
   * is mirrored here does not know it.
   *
   * @param threadId the thread whose lines are meant
   */
  @TypeTag("rollout_reference")
  record RolloutReference(@Lenient @JsonProperty("thread_id") @InClear @Nullable String threadId)
      implements RolloutItem {}

  /**
   * A line of a kind that Codex does not know, or knew only later.
   *
   * @param type the tag of the line, or {@code record_type} for the state lines of flat files
   */
  record Unknown(@InClear String type) implements RolloutItem {

    @Override
    public String lineType() {
      return type;
    }
  }
}
