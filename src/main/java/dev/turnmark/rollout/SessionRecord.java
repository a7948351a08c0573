package dev.turnmark.rollout;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.turnmark.model.Internal;
import dev.turnmark.model.RolloutItem.SessionMeta;
import org.jspecify.annotations.Nullable;

/**
 * A session as machines read it: one line of JSON for each file.
 *
 * @param file the file as it was named
 * @param foreign whether somebody spoke in it under no {@code turn_context}, so that another
 *     program than Codex wrote it
 * @param flat whether it is written as before 0.40, without envelope
 * @param state {@code prompted}, {@code no_prompt_yet}, {@code empty}, {@code no_rollout} or {@code
 *     not_read}
 * @param firstOwnPrompt the first that was not copied from another session; only of a file that was
 *     read to its end
 * @param goal what the session works towards, where there is no prompt
 * @param counts only of a file that was read to its end
 * @param otherGrammar what the file is in place of a rollout
 * @param unreadable how many lines could not be read, of those that had to be
 * @param revision which rules decided
 */
@Internal
@JsonPropertyOrder({
  "file",
  "id",
  "lineage",
  "version",
  "originator",
  "foreign",
  "flat",
  "history_mode",
  "started",
  "state",
  "first_prompt",
  "first_own_prompt",
  "goal",
  "counts",
  "other_grammar",
  "unreadable",
  "revision",
  "schema"
})
public record SessionRecord(
    String file,
    @Nullable String id,
    Origin lineage,
    @Nullable String version,
    @Nullable String originator,
    boolean foreign,
    boolean flat,
    @JsonProperty("history_mode") @Nullable String historyMode,
    @Nullable String started,
    String state,
    @JsonProperty("first_prompt") @Nullable First firstPrompt,
    @JsonProperty("first_own_prompt") @Nullable First firstOwnPrompt,
    @Nullable Goal goal,
    @Nullable Counts counts,
    @JsonProperty("other_grammar") @Nullable String otherGrammar,
    int unreadable,
    String revision,
    int schema) {

  /** The version of this form. */
  public static final int SCHEMA = 1;

  /** Where the session comes from. */
  @JsonPropertyOrder({"kind", "forked_from", "parent", "continues"})
  public record Origin(
      String kind,
      @JsonProperty("forked_from") @Nullable String forkedFrom,
      @Nullable String parent,
      TurnsRecord.@Nullable Source continues) {

    static Origin of(Lineage lineage) {
      SessionMeta meta = lineage.session();
      return new Origin(
          LineageKind.of(lineage).label(),
          meta == null ? null : meta.forkedFromId(),
          meta == null ? null : meta.parentThreadId(),
          TurnsRecord.Source.of(lineage.continues()));
    }
  }

  /** The first of the prompts; the fields are those of {@link PromptRecord}. */
  @JsonPropertyOrder({
    "line",
    "index",
    "turn_id",
    "item_id",
    "text",
    "request",
    "inherited",
    "rule",
    "from_agent"
  })
  public record First(
      int line,
      @Nullable Integer index,
      @JsonProperty("turn_id") @Nullable String turnId,
      @JsonProperty("item_id") @Nullable String itemId,
      String text,
      @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String request,
      boolean inherited,
      @Nullable String rule,
      @JsonProperty("from_agent") @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean fromAgent) {

    static @Nullable First of(@Nullable Prompt prompt) {
      if (prompt == null) {
        return null;
      }
      Place place = prompt.place();
      return new First(
          place.line(),
          place.index(),
          place.turnId(),
          place.itemId(),
          prompt.text(),
          prompt.request(),
          prompt.inherited(),
          prompt.rule(),
          prompt.fromAgent());
    }
  }

  /** A goal, and the line that says it. */
  @JsonPropertyOrder({"line", "objective", "status"})
  public record Goal(int line, @Nullable String objective, @Nullable String status) {}

  /** The turns in each way of counting them, after rollbacks, and how many were not copied. */
  @JsonPropertyOrder({
    "user_messages",
    "own_user_messages",
    "turn_boundaries",
    "own_turn_boundaries",
    "fork_turns",
    "own_fork_turns"
  })
  public record Counts(
      @JsonProperty("user_messages") int userMessages,
      @JsonProperty("own_user_messages") int ownUserMessages,
      @JsonProperty("turn_boundaries") int turnBoundaries,
      @JsonProperty("own_turn_boundaries") int ownTurnBoundaries,
      @JsonProperty("fork_turns") int forkTurns,
      @JsonProperty("own_fork_turns") int ownForkTurns) {

    static Counts of(Turns turns) {
      return new Counts(
          turns.userMessages().size(),
          Turns.own(turns.userMessages()).size(),
          turns.liveTurnBoundaries().size(),
          Turns.own(turns.liveTurnBoundaries()).size(),
          turns.forkTurns().size(),
          Turns.own(turns.forkTurns()).size());
    }
  }

  /** The record of a session. */
  public static SessionRecord of(SessionSummary session, String file, String revision) {
    SessionMeta meta = session.lineage().session();
    Turns turns = session.turns();
    return new SessionRecord(
        file,
        meta == null ? null : meta.id(),
        Origin.of(session.lineage()),
        meta == null ? null : meta.cliVersion(),
        meta == null ? null : meta.originator(),
        session.foreign(),
        session.flat(),
        meta == null ? null : meta.historyMode(),
        session.started(),
        session.state().label(),
        First.of(session.firstPrompt()),
        First.of(session.firstOwnPrompt()),
        session.goal(),
        turns == null ? null : Counts.of(turns),
        session.otherGrammar(),
        session.unreadable(),
        revision,
        SCHEMA);
  }
}
