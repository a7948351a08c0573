package dev.turnmark.model;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a person sees of a session.
 *
 * <p>Upstream: {@code protocol/src/items.rs :: TurnItem}. Only the first six are made from response
 * items; Codex makes the others from what its tools, reviews and extensions do, and they reach a
 * file only inside an {@code item_completed} event. Fields that this version does not know are kept
 * in {@code extra}, and so are optional fields that were written as null.
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public sealed interface TurnItem extends Tagged {

  /** Its id; empty where Codex leaves it so. */
  String id();

  /** What a person said. Its id is new at every reading upstream. */
  @TypeTag("UserMessage")
  record UserMessage(
      @InClear String id,
      @JsonProperty("client_id") @InClear @Nullable String clientId,
      List<UserInput> content,
      @JsonAnyGetter Map<String, Json> extra)
      implements TurnItem {

    public UserMessage {
      content = List.copyOf(content);
      extra = Extra.ordered(extra);
    }
  }

  /** What hooks told the model to do next. */
  @TypeTag("HookPrompt")
  record HookPrompt(
      @InClear String id,
      List<HookPromptFragment> fragments,
      @JsonAnyGetter Map<String, Json> extra)
      implements TurnItem {

    public HookPrompt {
      fragments = List.copyOf(fragments);
      extra = Extra.ordered(extra);
    }
  }

  /**
   * What the model said.
   *
   * @param memoryCitation which memories it leaned on; never known from a response item
   */
  @TypeTag("AgentMessage")
  record AgentMessage(
      @InClear String id,
      List<AgentMessageContent> content,
      @InClear @Nullable String phase,
      @JsonProperty("memory_citation") @Nullable Json memoryCitation,
      @JsonAnyGetter Map<String, Json> extra)
      implements TurnItem {

    public AgentMessage {
      content = List.copyOf(content);
      extra = Extra.ordered(extra);
    }
  }

  /**
   * What the model thought.
   *
   * @param id empty when the item had none
   */
  @TypeTag("Reasoning")
  record Reasoning(
      @InClear String id,
      @JsonProperty("summary_text") List<String> summaryText,
      @JsonProperty("raw_content") @OrEmpty List<String> rawContent,
      @JsonAnyGetter Map<String, Json> extra)
      implements TurnItem {

    public Reasoning {
      summaryText = List.copyOf(summaryText);
      rawContent = List.copyOf(rawContent);
      extra = Extra.ordered(extra);
    }

    /** The turn item of a response item. */
    public static Reasoning of(String id, ResponseItem.Reasoning item) {
      return new Reasoning(id, item.summaryTexts(), item.contentTexts(), Map.of());
    }
  }

  /**
   * A search of the web.
   *
   * @param id empty when the item had none
   * @param query the search in words
   */
  @TypeTag("WebSearch")
  record WebSearch(
      @InClear String id,
      String query,
      WebSearchAction action,
      @Nullable Json results,
      @JsonAnyGetter Map<String, Json> extra)
      implements TurnItem {

    public WebSearch {
      extra = Extra.ordered(extra);
    }

    /** A search of which no results are known. */
    public static WebSearch of(String id, String query, WebSearchAction action) {
      return new WebSearch(id, query, action, null, Map.of());
    }
  }

  /** A picture that was made. */
  @TypeTag("ImageGeneration")
  record ImageGeneration(
      @InClear String id,
      @InClear String status,
      @JsonProperty("revised_prompt") @Nullable String revisedPrompt,
      @ReadByNeed String result,
      @JsonProperty("saved_path") @Nullable String savedPath,
      @JsonAnyGetter Map<String, Json> extra)
      implements TurnItem {

    public ImageGeneration {
      extra = Extra.ordered(extra);
    }

    /** The turn item of a response item; where the picture was saved is never known from it. */
    public static ImageGeneration of(String id, ResponseItem.ImageGenerationCall item) {
      return new ImageGeneration(
          id, item.status(), item.revisedPrompt(), item.result(), null, Map.of());
    }
  }

  /** A plan the model proposed. */
  @TypeTag("Plan")
  record Plan(@InClear String id, String text, @JsonAnyGetter Map<String, Json> extra)
      implements TurnItem {

    public Plan {
      extra = Extra.ordered(extra);
    }
  }

  /** A command that was run. */
  @TypeTag("CommandExecution")
  record CommandExecution(
      @InClear String id,
      @JsonProperty("process_id") @Nullable String processId,
      List<String> command,
      String cwd,
      @JsonProperty("parsed_cmd") List<Json> parsedCmd,
      Json source,
      @JsonProperty("interaction_input") @Nullable String interactionInput,
      @InClear String status,
      @ReadByNeed @Nullable String stdout,
      @ReadByNeed @Nullable String stderr,
      @ReadByNeed @JsonProperty("aggregated_output") @Nullable String aggregatedOutput,
      @JsonProperty("exit_code") @Nullable Long exitCode,
      @Nullable Json duration,
      @ReadByNeed @JsonProperty("formatted_output") @Nullable String formattedOutput,
      @JsonAnyGetter Map<String, Json> extra)
      implements TurnItem {

    public CommandExecution {
      command = List.copyOf(command);
      parsedCmd = List.copyOf(parsedCmd);
      extra = Extra.ordered(extra);
    }
  }

  /** A call of a tool that a client offered. */
  @TypeTag("DynamicToolCall")
  record DynamicToolCall(
      @InClear String id,
      @Nullable String namespace,
      String tool,
      Json arguments,
      @InClear String status,
      @JsonProperty("content_items") @Nullable Json contentItems,
      @Nullable Boolean success,
      @Nullable String error,
      @Nullable Json duration,
      @JsonAnyGetter Map<String, Json> extra)
      implements TurnItem {

    public DynamicToolCall {
      extra = Extra.ordered(extra);
    }
  }

  /** A call of a tool that steers other agents. */
  @TypeTag("CollabAgentToolCall")
  record CollabAgentToolCall(
      @InClear String id,
      Json tool,
      Json status,
      @JsonProperty("sender_thread_id") @InClear String senderThreadId,
      @JsonProperty("receiver_thread_ids") @InClear List<String> receiverThreadIds,
      @JsonProperty("receiver_agents") List<Json> receiverAgents,
      @Nullable String prompt,
      @Nullable String model,
      @JsonProperty("reasoning_effort") @Nullable Json reasoningEffort,
      @JsonProperty("agents_states") Map<String, Json> agentsStates,
      @JsonAnyGetter Map<String, Json> extra)
      implements TurnItem {

    public CollabAgentToolCall {
      receiverThreadIds = List.copyOf(receiverThreadIds);
      receiverAgents = List.copyOf(receiverAgents);
      agentsStates = Extra.ordered(agentsStates);
      extra = Extra.ordered(extra);
    }
  }

  /** Something another agent did. */
  @TypeTag("SubAgentActivity")
  record SubAgentActivity(
      @InClear String id,
      Json kind,
      @JsonProperty("agent_thread_id") @InClear String agentThreadId,
      @JsonProperty("agent_path") String agentPath,
      @JsonAnyGetter Map<String, Json> extra)
      implements TurnItem {

    public SubAgentActivity {
      extra = Extra.ordered(extra);
    }
  }

  /** A picture the model looked at. */
  @TypeTag("ImageView")
  record ImageView(@InClear String id, String path, @JsonAnyGetter Map<String, Json> extra)
      implements TurnItem {

    public ImageView {
      extra = Extra.ordered(extra);
    }
  }

  /** Something an extension did; what it says is the extension's own affair. */
  @TypeTag("Extension")
  record Extension(@InClear String id, @JsonAnyGetter Map<String, Json> extra) implements TurnItem {

    public Extension {
      extra = Extra.ordered(extra);
    }
  }

  /** A review begins. */
  @TypeTag("EnteredReviewMode")
  record EnteredReviewMode(
      @InClear String id,
      Json target,
      @JsonProperty("user_facing_hint") @Nullable String userFacingHint,
      @JsonAnyGetter Map<String, Json> extra)
      implements TurnItem {

    public EnteredReviewMode {
      extra = Extra.ordered(extra);
    }
  }

  /** A review ends. */
  @TypeTag("ExitedReviewMode")
  record ExitedReviewMode(
      @InClear String id,
      @JsonProperty("review_output") @Nullable Json reviewOutput,
      @JsonAnyGetter Map<String, Json> extra)
      implements TurnItem {

    public ExitedReviewMode {
      extra = Extra.ordered(extra);
    }
  }

  /** Files that were changed. */
  @TypeTag("FileChange")
  record FileChange(
      @InClear String id,
      Map<String, Json> changes,
      @Nullable Json status,
      @JsonProperty("auto_approved") @Nullable Boolean autoApproved,
      @Nullable String stdout,
      @Nullable String stderr,
      @JsonAnyGetter Map<String, Json> extra)
      implements TurnItem {

    public FileChange {
      changes = Extra.ordered(changes);
      extra = Extra.ordered(extra);
    }
  }

  /** A call of a tool that an MCP server offers. */
  @TypeTag("McpToolCall")
  record McpToolCall(
      @InClear String id,
      String server,
      String tool,
      Json arguments,
      @JsonProperty("connector_id") @Nullable String connectorId,
      Json status,
      @Nullable Json result,
      @Nullable Json error,
      @Nullable Json duration,
      @Nullable Boolean readOnlyHint,
      @JsonAnyGetter Map<String, Json> extra)
      implements TurnItem {

    public McpToolCall {
      extra = Extra.ordered(extra);
    }
  }

  /** The context was compacted. */
  @TypeTag("ContextCompaction")
  record ContextCompaction(@InClear String id, @JsonAnyGetter Map<String, Json> extra)
      implements TurnItem {

    public ContextCompaction {
      extra = Extra.ordered(extra);
    }
  }
}
