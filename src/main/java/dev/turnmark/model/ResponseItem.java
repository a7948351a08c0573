package dev.turnmark.model;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One item of the conversation with the model, as a rollout records it.
 *
 * <p>Upstream: {@code protocol/src/models.rs :: ResponseItem}. An optional field that is absent, or
 * null, is null here; fields that upstream does not know are not kept.
 */
@PassedOver("ghost_snapshot")
@JsonInclude(JsonInclude.Include.NON_NULL)
public sealed interface ResponseItem extends RolloutItem, Tagged {

  /** Its id, to the letter; null when it has none. */
  default @Nullable String id() {
    return null;
  }

  /** What Codex notes about it for itself; null when it noted nothing. */
  default @Nullable Passthrough passthrough() {
    return null;
  }

  /** Tools offered to the model in mid-conversation. */
  @TypeTag("additional_tools")
  record AdditionalTools(
      @InClear @Nullable String id, @InClear String role, @ReadByNeed List<Json> tools)
      implements ResponseItem {

    public AdditionalTools {
      tools = List.copyOf(tools);
    }
  }

  /**
   * What a role said.
   *
   * @param role any text; Codex compares it to the letter
   * @param phase whether the model was still on its way or done; absent when it did not say
   */
  @TypeTag("message")
  record Message(
      @InClear @Nullable String id,
      @InClear String role,
      List<ContentItem> content,
      @KnownValues({"commentary", "final_answer"}) @InClear @Nullable String phase,
      @JsonProperty(Passthrough.NAME) @Nullable Passthrough passthrough)
      implements ResponseItem {

    public Message {
      content = List.copyOf(content);
    }
  }

  /** What one agent sent to another; paths name them. */
  @TypeTag("agent_message")
  record AgentMessage(
      @InClear @Nullable String id,
      String author,
      String recipient,
      List<AgentMessageInput> content,
      @JsonProperty(Passthrough.NAME) @Nullable Passthrough passthrough)
      implements ResponseItem {

    public AgentMessage {
      content = List.copyOf(content);
    }
  }

  /**
   * What the model thought.
   *
   * @param content the thought itself; written back only with a {@code reasoning_text} in it
   * @param encryptedContent the same for the model's eyes only; written even when absent
   */
  @TypeTag("reasoning")
  record Reasoning(
      @InClear @Nullable String id,
      List<ReasoningSummary> summary,
      @JsonInclude(value = JsonInclude.Include.CUSTOM, valueFilter = WithoutReasoningText.class)
          @Nullable List<ReasoningContent> content,
      @ReadByNeed @JsonProperty("encrypted_content") @JsonInclude(JsonInclude.Include.ALWAYS)
          @Nullable String encryptedContent,
      @JsonProperty(Passthrough.NAME) @Nullable Passthrough passthrough)
      implements ResponseItem {

    public Reasoning {
      summary = List.copyOf(summary);
      content = content == null ? null : List.copyOf(content);
    }

    /** The words of the summary, in order. */
    public List<String> summaryTexts() {
      return summary.stream().map(ReasoningSummary::words).flatMap(Optional::stream).toList();
    }

    /** The words of the thought, in order. */
    public List<String> contentTexts() {
      return content == null
          ? List.of()
          : content.stream().map(ReasoningContent::words).flatMap(Optional::stream).toList();
    }
  }

  /** A command for the model's own shell tool. */
  @TypeTag("local_shell_call")
  record LocalShellCall(
      @InClear @Nullable String id,
      @JsonProperty("call_id") @InClear @Nullable String callId,
      @KnownValues({"completed", "in_progress", "incomplete"}) @InClear String status,
      @ReadByNeed LocalShellAction action,
      @JsonProperty(Passthrough.NAME) @Nullable Passthrough passthrough)
      implements ResponseItem {}

  /**
   * A call of a function.
   *
   * @param arguments JSON as a text, not checked
   */
  @TypeTag("function_call")
  record FunctionCall(
      @InClear @Nullable String id,
      String name,
      @Nullable String namespace,
      @ReadByNeed String arguments,
      @ReadByNeed @JsonProperty("encrypted_function_args")
          @Nullable List<String> encryptedFunctionArgs,
      @JsonProperty("call_id") @InClear String callId,
      @JsonProperty(Passthrough.NAME) @Nullable Passthrough passthrough)
      implements ResponseItem {

    public FunctionCall {
      encryptedFunctionArgs =
          encryptedFunctionArgs == null ? null : List.copyOf(encryptedFunctionArgs);
    }
  }

  /** What a function gave back. 0.171 writes some without a call id. */
  @TypeTag("function_call_output")
  record FunctionCallOutput(
      @InClear @Nullable String id,
      @RequiredByCodex @JsonProperty("call_id") @InClear @Nullable String callId,
      @ReadByNeed ToolOutput output,
      @JsonProperty(Passthrough.NAME) @Nullable Passthrough passthrough)
      implements ResponseItem {}

  /** A call of a tool whose input is free text. */
  @TypeTag("custom_tool_call")
  record CustomToolCall(
      @InClear @Nullable String id,
      @InClear @Nullable String status,
      @JsonProperty("call_id") @InClear String callId,
      String name,
      @Nullable String namespace,
      @ReadByNeed String input,
      @JsonProperty(Passthrough.NAME) @Nullable Passthrough passthrough)
      implements ResponseItem {}

  /** What such a tool gave back. */
  @TypeTag("custom_tool_call_output")
  record CustomToolCallOutput(
      @InClear @Nullable String id,
      @JsonProperty("call_id") @InClear String callId,
      @Nullable String name,
      @ReadByNeed ToolOutput output,
      @JsonProperty(Passthrough.NAME) @Nullable Passthrough passthrough)
      implements ResponseItem {}

  /** A search for tools. */
  @TypeTag("tool_search_call")
  record ToolSearchCall(
      @InClear @Nullable String id,
      @JsonProperty("call_id") @InClear @Nullable String callId,
      @InClear @Nullable String status,
      @InClear String execution,
      @ReadByNeed Json arguments,
      @JsonProperty(Passthrough.NAME) @Nullable Passthrough passthrough)
      implements ResponseItem {}

  /** The tools it found. */
  @TypeTag("tool_search_output")
  record ToolSearchOutput(
      @InClear @Nullable String id,
      @JsonProperty("call_id") @InClear @Nullable String callId,
      @InClear String status,
      @InClear String execution,
      @ReadByNeed List<Json> tools,
      @JsonProperty(Passthrough.NAME) @Nullable Passthrough passthrough)
      implements ResponseItem {

    public ToolSearchOutput {
      tools = List.copyOf(tools);
    }
  }

  /** A search of the web that the model's provider ran. */
  @TypeTag("web_search_call")
  record WebSearchCall(
      @InClear @Nullable String id,
      @InClear @Nullable String status,
      @KnownFieldsOnly @Nullable WebSearchAction action,
      @JsonProperty(Passthrough.NAME) @Nullable Passthrough passthrough)
      implements ResponseItem {}

  /** A picture that the model's provider made. */
  @TypeTag("image_generation_call")
  record ImageGenerationCall(
      @InClear @Nullable String id,
      @InClear String status,
      @JsonProperty("revised_prompt") @Nullable String revisedPrompt,
      @ReadByNeed String result,
      @JsonProperty(Passthrough.NAME) @Nullable Passthrough passthrough)
      implements ResponseItem {}

  /** What stands for the conversation up to here, sealed by the provider. */
  @TypeTag({"compaction", "compaction_summary"})
  record Compaction(
      @InClear @Nullable String id,
      @ReadByNeed @JsonProperty("encrypted_content") String encryptedContent,
      @JsonProperty(Passthrough.NAME) @Nullable Passthrough passthrough)
      implements ResponseItem {}

  /** A request to compact; never written to a file. */
  @TypeTag("compaction_trigger")
  record CompactionTrigger() implements ResponseItem {}

  /** A compaction within the model's context. */
  @TypeTag("context_compaction")
  record ContextCompaction(
      @InClear @Nullable String id,
      @ReadByNeed @JsonProperty("encrypted_content") @Nullable String encryptedContent,
      @JsonProperty(Passthrough.NAME) @Nullable Passthrough passthrough)
      implements ResponseItem {}

  /** An item of a kind that Codex does not know; all but that is lost, as it is upstream. */
  @TypeTag("other")
  @UnknownVariant
  record Other() implements ResponseItem {}
}
