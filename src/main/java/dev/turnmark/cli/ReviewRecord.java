package dev.turnmark.cli;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.turnmark.rules.Remark;
import dev.turnmark.rules.RuleReview;
import dev.turnmark.rules.Severity;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What was found in rules, as JSON for machines. */
record ReviewRecord(int rules, long errors, long warnings, List<Entry> remarks) {

  ReviewRecord {
    remarks = List.copyOf(remarks);
  }

  /** One remark; without a line when a whole file or directory is meant. */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Entry(
      String file, @Nullable Integer line, String severity, String lint, String sentence) {}

  static ReviewRecord of(RuleReview review) {
    return new ReviewRecord(
        review.infos().size(),
        review.count(Severity.ERROR),
        review.count(Severity.WARNING),
        review.remarks().stream().map(ReviewRecord::entry).toList());
  }

  private static Entry entry(Remark remark) {
    return new Entry(
        remark.problem().file(),
        remark.problem().line(),
        remark.severity().label(),
        remark.lint().id(),
        remark.problem().sentence());
  }
}
