package dev.turnmark.cli;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.SortedMap;

/**
 * The summary of a run, as machines read it.
 *
 * @param shown how many items a person sees, for each type of turn item
 * @param hidden how many a person does not see, for each type of response item
 * @param unreadable how many lines could not be read, for each reason
 * @param unknown lines of an unknown kind
 * @param noRollouts files in another grammar
 * @param ordinalFaults breaks in the ordinals
 * @param continuing files that go on from others
 */
@JsonPropertyOrder({
  "files",
  "items",
  "shown",
  "hidden",
  "undecided",
  "unreadable",
  "unknown",
  "no_rollouts",
  "warnings",
  "ordinal_faults",
  "continuing",
  "empty_files",
  "rules",
  "revision",
  "schema"
})
record SummaryRecord(
    int files,
    int items,
    SortedMap<String, Integer> shown,
    SortedMap<String, Integer> hidden,
    int undecided,
    SortedMap<String, Integer> unreadable,
    int unknown,
    @JsonProperty("no_rollouts") int noRollouts,
    int warnings,
    @JsonProperty("ordinal_faults") int ordinalFaults,
    int continuing,
    @JsonProperty("empty_files") int emptyFiles,
    String rules,
    String revision,
    int schema) {

  /** The version of this form. */
  static final int SCHEMA = 1;
}
