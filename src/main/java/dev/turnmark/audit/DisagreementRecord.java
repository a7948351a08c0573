package dev.turnmark.audit;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.turnmark.model.Internal;
import dev.turnmark.model.TurnItem;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A disagreement as machines read it.
 *
 * @param file the file as it was named
 * @param kind the kind of turn item
 * @param explainedAs the kinds of honest disagreement that it is
 * @param shownLine where the response item stands; null when none stands against the record
 * @param shown what the rules show of it; null when nothing
 * @param decidedBy the rule that decided so
 * @param recordedLine where the record stands; null when nothing was recorded
 * @param recordedBy {@code items} for a turn item that Codex completed, {@code events} for the turn
 *     item that an older event would be; null when nothing was recorded
 * @param recorded what Codex recorded; null when nothing
 * @param because the rules that explain it
 * @param unexplained left out when all is explained
 * @param revision the rules that decided
 * @param verifyRevision the rules that explain
 */
@Internal
@JsonPropertyOrder({
  "file",
  "disagreement",
  "explained_as",
  "shown_line",
  "shown",
  "decided_by",
  "recorded_line",
  "recorded_by",
  "recorded",
  "because",
  "unexplained",
  "revision",
  "verify_revision",
  "schema"
})
public record DisagreementRecord(
    String file,
    @JsonProperty("disagreement") String kind,
    @JsonProperty("explained_as") List<String> explainedAs,
    @JsonProperty("shown_line") @Nullable Integer shownLine,
    @Nullable TurnItem shown,
    @JsonProperty("decided_by") @Nullable String decidedBy,
    @JsonProperty("recorded_line") @Nullable Integer recordedLine,
    @JsonProperty("recorded_by") @Nullable String recordedBy,
    @Nullable TurnItem recorded,
    List<Reason> because,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> unexplained,
    @Nullable String revision,
    @JsonProperty("verify_revision") String verifyRevision,
    int schema) {

  /** The version of this form. */
  public static final int SCHEMA = 1;

  /** A rule that explains what differs in one aspect. */
  public record Reason(String aspect, String rule, String source, String because) {}

  /** The reasons of an explanation. */
  public static List<Reason> reasons(Explanation explanation) {
    return explanation.reasons().stream()
        .map(
            reason ->
                new Reason(
                    reason.difference().aspect(),
                    reason.by().rule(),
                    reason.by().source(),
                    reason.by().because()))
        .distinct()
        .toList();
  }
}
