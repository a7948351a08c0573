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
        RolloutItem.Unknown {

  /**
   * Who wrote the file, and where the session came from. Only the first of a file speaks of it;
   * later ones were copied from the sessions it grew out of.
   *
   * @param source who started it: a word, or an object for sub-agents
   * @param instructions the instructions file, in the files of 2025 that carry it here
   */
  @TypeTag("session_meta")
  record SessionMeta(
      @RequiredByCodex @Nullable String id,
      @JsonProperty("session_id") @Nullable String sessionId,
      @RequiredByCodex @Nullable String timestamp,
      @RequiredByCodex @Nullable String cwd,
      @RequiredByCodex @Nullable String originator,
      @RequiredByCodex @JsonProperty("cli_version") @Nullable String cliVersion,
      @Nullable Json source,
      @JsonProperty("forked_from_id") @Nullable String forkedFromId,
      @JsonProperty("parent_thread_id") @Nullable String parentThreadId,
      @JsonProperty("history_mode") @KnownValues({"legacy", "paginated"})
          @Nullable String historyMode,
      @JsonProperty("history_base") @Nullable Json historyBase,
      @JsonProperty("subagent_history_start_ordinal") @Nullable Long subagentHistoryStartOrdinal,
      @ReadByNeed @Nullable Json instructions)
      implements RolloutItem {}

  /** A message between agents, as older versions delivered it. */
  @TypeTag("inter_agent_communication")
  record InterAgentCommunication(
      @Nullable String id,
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
      @JsonProperty("turn_id") @Nullable String turnId,
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
   * A line of a kind that Codex does not know, or knew only later.
   *
   * @param type the tag of the line, or {@code record_type} for the state lines of flat files
   */
  record Unknown(String type) implements RolloutItem {}
}
