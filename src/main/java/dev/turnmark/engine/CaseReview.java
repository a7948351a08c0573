package dev.turnmark.engine;

import dev.turnmark.model.Internal;
import dev.turnmark.rules.Lint;
import dev.turnmark.rules.Remark;
import dev.turnmark.rules.RuleDocument;
import dev.turnmark.rules.RuleInfo;
import dev.turnmark.rules.RulePack;
import dev.turnmark.rules.RuleProblem;
import dev.turnmark.rules.RuleReview;
import dev.turnmark.rules.RuleSet;
import dev.turnmark.rules.RuleSource;
import dev.turnmark.rules.RuleTrust;
import dev.turnmark.rules.Severity;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Looks at packs of rules with the cases beside them: at all that can be said without running the
 * rules, at what cases are missing, and at what rules contradict each other about on any case.
 */
@Internal
public final class CaseReview {

  private final RuleReview review;
  private final List<Remark> remarks = new ArrayList<>();
  private final Map<RuleCase, String> cases = new LinkedHashMap<>();
  private final Map<String, String> files = new LinkedHashMap<>();

  private CaseReview(RuleReview review) {
    this.review = review;
  }

  /** Looks at the packs in these directories, taken together. */
  public static RuleReview of(List<Path> directories) {
    return of(directories, RuleTrust.fenced());
  }

  /** Looks at the packs in these directories, taken together and trusted so far. */
  public static RuleReview of(List<Path> directories, RuleTrust trust) {
    RuleReview review = RuleReview.of(directories, trust);
    CaseReview cases = new CaseReview(review);
    @Nullable RuleSource source = review.source();
    if (source != null) {
      source.packs().forEach(cases::read);
    }
    review.rules().ifPresent(cases::run);
    return review.and(cases.remarks);
  }

  private void read(RulePack pack) {
    for (RuleDocument document : pack.documents()) {
      String source = pack.name() + "/" + document.path();
      files.put(source, document.shownAs());
      List<RuleInfo> rules =
          review.infos().stream().filter(i -> i.source().equals(source)).toList();
      CasesBeside beside = new CasesBeside(Path.of(document.shownAs()), rules);
      beside.lacks(review.set() != null).forEach(p -> style(pack.style(), p));
      beside.cases().forEach(c -> cases.put(c, beside.file().toString()));
    }
  }

  private void style(Severity style, RuleProblem problem) {
    remarks.add(new Remark(Lint.CASES, style, problem));
  }

  private void run(RuleSet set) {
    Set<Set<String>> told = new HashSet<>();
    try (Classifier classifier = Classifier.of(set)) {
      cases.forEach(
          (next, file) -> {
            for (Contradiction found : contradictions(classifier, next)) {
              Set<String> pair = new TreeSet<>(List.of(found.one().rule(), found.other().rule()));
              if (told.add(pair)) {
                remarks.add(new Remark(Lint.AGREES, Severity.ERROR, problem(set, found, next)));
              }
            }
          });
    }
  }

  /** Rules that explain a difference may well give several reasons for it. */
  private static List<Contradiction> contradictions(Classifier classifier, RuleCase on) {
    return on.subject() instanceof RuleCase.Item item
        ? classifier.contradictions(item.item())
        : List.of();
  }

  private RuleProblem problem(RuleSet set, Contradiction found, RuleCase on) {
    List<String> order = set.catalogue().rules().stream().map(RuleInfo::name).toList();
    boolean asFired = order.indexOf(found.one().rule()) <= order.indexOf(found.other().rule());
    String first = asFired ? found.one().rule() : found.other().rule();
    String second = asFired ? found.other().rule() : found.one().rule();
    RuleInfo at = set.catalogue().rule(second).orElseThrow();
    String sentence =
        "rule \"%s\" contradicts rule \"%s\" (%s) about %s, as on the case %s of \"%s\"; let one"
            + " of them exclude the other";
    return new RuleProblem(
        files.getOrDefault(at.source(), at.source()),
        at.line(),
        sentence.formatted(
            second,
            first,
            set.catalogue().rule(first).orElseThrow().place(),
            found.question(),
            on.name(),
            on.rule()));
  }
}
