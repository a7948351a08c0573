package dev.turnmark.rollout;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.turnmark.model.Internal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The turns of a rollout as machines read them: one line of JSON for each file. Lists of numbers
 * are lines, from 1.
 *
 * @param file the file as it was named
 * @param session the id of the session; null when the file does not tell
 * @param userMessages after rollbacks, as all lists are whose name does not say otherwise
 * @param turnBoundaries before rollbacks
 * @param turnStarts before rollbacks
 * @param turns every place that counts in any way, rolled back or not
 * @param own how many of each list are not inherited, by the name of the list
 * @param inherited stretches of lines that were copied from another session, first and last
 * @param continues what the file goes on from; null when it holds its session from the beginning
 * @param indexed how many lines Codex would count
 * @param notIndexed how many it would skip
 * @param undecided lines that the rules left open
 * @param complete whether the file could be read to its end
 * @param revision which rules decided
 */
@Internal
@JsonPropertyOrder({
  "file",
  "session",
  "user_messages",
  "turn_boundaries",
  "live_turn_boundaries",
  "fork_turns",
  "rollback_units",
  "turn_starts",
  "live_turn_starts",
  "rollbacks",
  "turns",
  "own",
  "inherited",
  "continues",
  "indexed",
  "not_indexed",
  "unreadable",
  "undecided",
  "complete",
  "revision",
  "schema"
})
public record TurnsRecord(
    String file,
    @Nullable String session,
    @JsonProperty("user_messages") List<Integer> userMessages,
    @JsonProperty("turn_boundaries") List<Integer> turnBoundaries,
    @JsonProperty("live_turn_boundaries") List<Integer> liveTurnBoundaries,
    @JsonProperty("fork_turns") List<Integer> forkTurns,
    @JsonProperty("rollback_units") List<Integer> rollbackUnits,
    @JsonProperty("turn_starts") List<Integer> turnStarts,
    @JsonProperty("live_turn_starts") List<Integer> liveTurnStarts,
    List<Rollback> rollbacks,
    List<Turn> turns,
    Map<String, Integer> own,
    List<List<Integer>> inherited,
    @Nullable Source continues,
    int indexed,
    @JsonProperty("not_indexed") int notIndexed,
    Unreadable unreadable,
    List<Integer> undecided,
    boolean complete,
    String revision,
    int schema) {

  /** The version of this form. */
  public static final int SCHEMA = 1;

  /**
   * A rollback, and what it took back in each way of counting.
   *
   * @param removed the units, which is what {@code num_turns} counts
   */
  public record Rollback(
      int line,
      @Nullable Integer index,
      @JsonProperty("num_turns") long numTurns,
      List<Integer> removed,
      @JsonProperty("user_messages") List<Integer> userMessages,
      @JsonProperty("fork_turns") List<Integer> forkTurns,
      @JsonProperty("turn_starts") List<Integer> turnStarts) {

    private static Rollback of(RolledBack back) {
      return new Rollback(
          back.at().line(),
          back.at().index(),
          back.turns(),
          lines(back.units()),
          lines(back.userMessages()),
          lines(back.forkTurns()),
          lines(back.turnStarts()));
    }
  }

  /**
   * A place that counts in some way.
   *
   * @param index its number as Codex counts them, from 0; null for a line that it would skip
   * @param turnId null when it is not known
   * @param itemId null when the item has none
   * @param countsAs the ways in which it counts, rolled back or not
   * @param live those in which it still counts
   * @param rolledBackBy the line of the rollback that took it out of the history
   */
  public record Turn(
      int line,
      @Nullable Integer index,
      @JsonProperty("turn_id") @Nullable String turnId,
      @JsonProperty("item_id") @Nullable String itemId,
      @JsonProperty("counts_as") List<String> countsAs,
      List<String> live,
      @JsonProperty("first_words") String firstWords,
      @JsonProperty("rolled_back_by") @Nullable Integer rolledBackBy,
      boolean inherited) {

    private static Turn of(CountedPlace counted) {
      Place place = counted.place();
      return new Turn(
          place.line(),
          place.index(),
          place.turnId(),
          place.itemId(),
          counted.countsAs(),
          counted.live(),
          place.firstWords(),
          counted.rolledBackBy(),
          place.inherited());
    }
  }

  /** What a file goes on from that holds only the new part of a session. */
  public record Source(
      @Nullable String thread, @JsonProperty("before_ordinal") @Nullable Long beforeOrdinal) {

    static @Nullable Source of(@Nullable Continues continues) {
      return continues == null ? null : new Source(continues.thread(), continues.beforeOrdinal());
    }
  }

  /** The lines that could not be read, so that a turn in them is not counted. */
  public record Unreadable(int count, List<Integer> lines) {

    static Unreadable of(LinesRead read) {
      return new Unreadable(read.unreadable().size(), read.unreadable());
    }
  }

  /** The record of a counted rollout. */
  public static TurnsRecord of(CountedRollout counted, String file, String revision) {
    Turns turns = counted.turns();
    LinesRead read = counted.lines();
    return new TurnsRecord(
        file,
        counted.lineage().session() == null ? null : counted.lineage().session().id(),
        lines(turns.userMessages()),
        lines(turns.turnBoundaries()),
        lines(turns.liveTurnBoundaries()),
        lines(turns.forkTurns()),
        lines(turns.rollbackUnits()),
        lines(turns.turnStarts()),
        lines(turns.liveTurnStarts()),
        turns.rollbacks().stream().map(Rollback::of).toList(),
        counted.places().stream().map(Turn::of).toList(),
        own(turns),
        LineRanges.pairs(counted.lineage().inheritedLines()),
        Source.of(counted.lineage().continues()),
        read.indexed(),
        read.notIndexed(),
        Unreadable.of(read),
        read.undecided(),
        read.complete(),
        revision,
        SCHEMA);
  }

  private static Map<String, Integer> own(Turns turns) {
    Map<String, Integer> own = new LinkedHashMap<>();
    own.put("user_messages", Turns.own(turns.userMessages()).size());
    own.put("turn_boundaries", Turns.own(turns.turnBoundaries()).size());
    own.put("live_turn_boundaries", Turns.own(turns.liveTurnBoundaries()).size());
    own.put("fork_turns", Turns.own(turns.forkTurns()).size());
    own.put("rollback_units", Turns.own(turns.rollbackUnits()).size());
    own.put("turn_starts", Turns.own(turns.turnStarts()).size());
    own.put("live_turn_starts", Turns.own(turns.liveTurnStarts()).size());
    return own;
  }

  private static List<Integer> lines(List<Place> places) {
    return places.stream().map(Place::line).toList();
  }
}
