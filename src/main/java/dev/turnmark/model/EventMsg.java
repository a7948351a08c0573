package dev.turnmark.model;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Something that happened in a session. Only the events that a reader of rollouts asks for have a
 * shape of their own.
 *
 * <p>Upstream: {@code protocol/src/protocol.rs :: EventMsg}.
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public sealed interface EventMsg extends RolloutItem, Tagged {

  /**
   * The name under which Codex counts it: {@code event.task_started}.
   *
   * <p>Upstream: {@code rollout/src/persistence_metrics.rs}.
   */
  default String label() {
    return "event." + type();
  }

  @Override
  default String lineType() {
    return "event_msg";
  }

  /**
   * The last turns no longer count.
   *
   * @param numTurns how many, 0 to 4294967295
   */
  @TypeTag("thread_rolled_back")
  record ThreadRolledBack(@JsonProperty("num_turns") long numTurns) implements EventMsg {

    /** The most turns that one event can take back. */
    public static final long MOST_TURNS = 4_294_967_295L;

    public ThreadRolledBack {
      if (numTurns < 0 || numTurns > MOST_TURNS) {
        throw new IllegalArgumentException("num_turns is a whole number from 0 to " + MOST_TURNS);
      }
    }
  }

  /** A turn item, as Codex itself built it. */
  @TypeTag("item_completed")
  record ItemCompleted(
      @JsonProperty("thread_id") @InClear @Nullable String threadId,
      @JsonProperty("turn_id") @InClear @Nullable String turnId,
      TurnItem item)
      implements EventMsg {

    private static final Pattern WORD_BEGINS = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");

    /** With the kind of item: {@code event.item_completed.user_message}. */
    @Override
    public String label() {
      String kind = WORD_BEGINS.matcher(item.type()).replaceAll("_").toLowerCase(Locale.ROOT);
      return "event." + type() + "." + kind;
    }
  }

  /**
   * What a person said, as the interface heard it.
   *
   * @param message all the words of it, in one text
   * @param images the pictures that it holds itself
   * @param localImages the pictures that it names by their paths
   * @param audio the sounds that it holds itself
   */
  @TypeTag("user_message")
  record UserMessage(
      @ReadByNeed @Nullable String message,
      @ReadByNeed @Nullable List<String> images,
      @JsonProperty("local_images") @Nullable List<String> localImages,
      @ReadByNeed @Nullable List<String> audio)
      implements EventMsg {

    public UserMessage {
      images = images == null ? null : List.copyOf(images);
      localImages = localImages == null ? null : List.copyOf(localImages);
      audio = audio == null ? null : List.copyOf(audio);
    }

    /** Words alone. */
    public UserMessage(@Nullable String message) {
      this(message, null, null, null);
    }
  }

  /**
   * What the model said, as the interface showed it.
   *
   * @param phase absent when the model named none, and in files before 0.110
   */
  @TypeTag("agent_message")
  record AgentMessage(@ReadByNeed @Nullable String message, @InClear @Nullable String phase)
      implements EventMsg {

    /** Words of which no phase is told. */
    public AgentMessage(@Nullable String message) {
      this(message, null);
    }
  }

  /** One piece of what the model thought, in short. */
  @TypeTag("agent_reasoning")
  record AgentReasoning(@Nullable String text) implements EventMsg {}

  /** One piece of what the model thought, in full. */
  @TypeTag("agent_reasoning_raw_content")
  record AgentReasoningRawContent(@Nullable String text) implements EventMsg {}

  /** The web was searched. */
  @TypeTag("web_search_end")
  record WebSearchEnd(
      @JsonProperty("call_id") @InClear @Nullable String callId,
      @Nullable String query,
      @Nullable WebSearchAction action)
      implements EventMsg {}

  /** A picture was made. */
  @TypeTag("image_generation_end")
  record ImageGenerationEnd(
      @JsonProperty("call_id") @InClear @Nullable String callId,
      @InClear @Nullable String status,
      @JsonProperty("revised_prompt") @Nullable String revisedPrompt,
      @ReadByNeed @Nullable String result,
      @JsonProperty("saved_path") @Nullable String savedPath)
      implements EventMsg {}

  /**
   * A turn begins.
   *
   * @param startedAt when, in seconds since 1970; older versions do not say
   */
  @TypeTag({"task_started", "turn_started"})
  record TaskStarted(
      @JsonProperty("turn_id") @InClear @Nullable String turnId,
      @JsonProperty("started_at") @Nullable Long startedAt)
      implements EventMsg {

    /** A turn of which nobody wrote when it began. */
    public TaskStarted(@Nullable String turnId) {
      this(turnId, null);
    }
  }

  /** A turn ends. */
  @TypeTag({"task_complete", "turn_complete"})
  record TaskComplete(@JsonProperty("turn_id") @InClear @Nullable String turnId)
      implements EventMsg {}

  /** A turn was cut short. */
  @TypeTag("turn_aborted")
  record TurnAborted(
      @JsonProperty("turn_id") @InClear @Nullable String turnId, @InClear @Nullable String reason)
      implements EventMsg {}

  /** The thread was given a goal, or its goal came on. */
  @TypeTag("thread_goal_updated")
  record ThreadGoalUpdated(@Nullable ThreadGoal goal) implements EventMsg {}

  /** The interface's word for a compaction; the {@code compacted} line beside it is the record. */
  @TypeTag("context_compacted")
  record ContextCompacted() implements EventMsg {}

  /**
   * Any other event.
   *
   * @param type its tag
   * @param known whether Codex knows that tag: it drops the line when it does not
   */
  record Other(@InClear String type, boolean known) implements EventMsg {}
}
