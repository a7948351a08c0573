package dev.turnmark.rollout;

import org.jspecify.annotations.Nullable;

/**
 * What a list of sessions tells of one; see {@link SessionRecord} for what its parts mean.
 *
 * @param started when, as written; null when nobody wrote it
 * @param turns null when they were not counted
 */
public record SessionSummary(
    Lineage lineage,
    boolean foreign,
    boolean flat,
    @Nullable String started,
    State state,
    @Nullable Prompt firstPrompt,
    @Nullable Prompt firstOwnPrompt,
    SessionRecord.@Nullable Goal goal,
    @Nullable Turns turns,
    @Nullable String otherGrammar,
    int unreadable) {

  /** How far it got. */
  public enum State {
    /** Somebody said something. */
    PROMPTED("prompted"),
    /** Nobody has said anything yet that a person would be shown as a prompt. */
    NO_PROMPT_YET("no prompt yet"),
    /** The file has no lines. */
    EMPTY("empty file"),
    /** The file is no rollout: no line of it is of a known kind. */
    NO_ROLLOUT("no rollout"),
    /** The file could not be read. */
    NOT_READ("not read");

    private final String word;

    State(String word) {
      this.word = word;
    }

    /** How outputs name it. */
    public String word() {
      return word;
    }
  }
}
