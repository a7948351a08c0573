package dev.turnmark.rollout;

import dev.turnmark.model.Internal;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What a list of sessions tells of one; see {@link SessionRecord} for what its parts mean.
 *
 * @param started when, as written; null when nobody wrote it
 * @param turns null when they were not counted
 * @param otherGrammar what the file is in place of a rollout, in one word; null for a rollout
 */
@Internal
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

    private final String words;

    State(String words) {
      this.words = words;
    }

    /** What people call it. */
    public String words() {
      return words;
    }

    /** How outputs for machines name it: {@code no_prompt_yet}. */
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}
