package dev.turnmark.rollout;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.turnmark.model.Internal;
import dev.turnmark.rollout.CutOutcome.Kept;
import dev.turnmark.rollout.CutOutcome.NotInFile;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a cut would keep, as machines read it: one line of JSON.
 *
 * @param file the file as it was named
 * @param cut what was asked for
 * @param kept stretches of lines that Codex counts and that are kept, first and last; null when no
 *     part of the file says what is left
 * @param written the stretch that is written, first line and last: beside those of {@code kept} it
 *     holds what stands between them; empty when nothing is left, null with {@code kept}
 * @param history the lines that brought the items of the history that the model would be given
 * @param rebuiltByCodex whether Codex would make a history of its own in place of that
 * @param referenceContextKept whether Codex could still tell the model only what has changed around
 *     it
 * @param reason why nothing can be kept; absent when something can
 * @param nearest what can be kept instead, the most first; absent when something can
 * @param continues what the file goes on from; null when it holds its session from the beginning
 * @param undecided lines that the rules left open
 * @param revision which rules decided
 */
@Internal
@JsonPropertyOrder({
  "file",
  "cut",
  "kept",
  "written",
  "history",
  "rebuilt_by_codex",
  "reference_context_kept",
  "reason",
  "nearest",
  "continues",
  "unreadable",
  "undecided",
  "revision",
  "schema"
})
public record CutRecord(
    String file,
    Map<String, Long> cut,
    @Nullable List<List<Integer>> kept,
    @Nullable List<Integer> written,
    List<Integer> history,
    @JsonProperty("rebuilt_by_codex") boolean rebuiltByCodex,
    @JsonProperty("reference_context_kept") boolean referenceContextKept,
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String reason,
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable List<Map<String, Long>> nearest,
    TurnsRecord.@Nullable Source continues,
    TurnsRecord.Unreadable unreadable,
    List<Integer> undecided,
    String revision,
    int schema) {

  /** The version of this form. */
  public static final int SCHEMA = 1;

  /**
   * The record of what came of a cut.
   *
   * @param lines how many lines the file has
   */
  public static CutRecord of(
      CutOutcome outcome,
      String file,
      int lines,
      Lineage lineage,
      LinesRead read,
      String revision) {
    Kept kept = outcome instanceof Kept stretch ? stretch : null;
    NotInFile not = outcome instanceof NotInFile refused ? refused : null;
    return new CutRecord(
        file,
        named(outcome.cut()),
        kept == null ? null : LineRanges.pairs(kept.lines()),
        kept == null ? null : written(kept, lines),
        outcome.history(),
        outcome.rebuiltByCodex(),
        outcome.referenceContextKept(),
        not == null ? null : not.reason(),
        not == null ? null : not.nearest().stream().map(CutRecord::named).toList(),
        TurnsRecord.Source.of(lineage.continues()),
        TurnsRecord.Unreadable.of(read),
        read.undecided(),
        revision,
        SCHEMA);
  }

  private static List<Integer> written(Kept kept, int lines) {
    LineRange stretch = kept.stretch(lines);
    return stretch == null ? List.of() : List.of(stretch.first(), stretch.last());
  }

  private static Map<String, Long> named(Cut cut) {
    return Map.of(cut.name(), cut.number());
  }
}
