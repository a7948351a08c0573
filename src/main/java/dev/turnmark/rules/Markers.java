package dev.turnmark.rules;

import dev.turnmark.model.Internal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.drools.drl.ast.descr.BaseDescr;
import org.drools.drl.ast.descr.ExprConstraintDescr;
import org.drools.drl.ast.descr.PatternDescr;
import org.drools.drl.ast.descr.RuleDescr;
import org.jspecify.annotations.Nullable;

/** Finds the rules that are plain markers, in the syntax tree of their files. */
@Internal
public final class Markers {

  private Markers() {}

  /** The markers among the rules of packs, by the names of the rules, in the order of the files. */
  public static Map<String, Marker> of(List<RulePack> packs) {
    Map<String, Marker> markers = new LinkedHashMap<>();
    ClassLoader facts = Markers.class.getClassLoader();
    for (CheckedFile file : Inspection.of(new RuleSource(packs), facts, Fence.ours()).files()) {
      for (RuleCheck rule : file.rules()) {
        @Nullable Class<?> concluded = Consequence.of(rule.text(), file.vocabulary()).type();
        if (concluded != null) {
          marker(rule.text().rule(), concluded.getSimpleName())
              .ifPresent(marker -> markers.put(marker.rule(), marker));
        }
      }
    }
    return markers;
  }

  private static Optional<Marker> marker(RuleDescr rule, String concludes) {
    List<? extends BaseDescr> conditions = rule.getLhs().getDescrs();
    if (conditions.size() != 1
        || !(conditions.get(0) instanceof PatternDescr pattern)
        || pattern.getSource() != null
        || !"Part".equals(pattern.getObjectType())) {
      return Optional.empty();
    }
    MarkerDraft draft = new MarkerDraft();
    for (BaseDescr part : pattern.getDescrs()) {
      if (!(part instanceof ExprConstraintDescr constraint)
          || !draft.take(constraint.getExpression())) {
        return Optional.empty();
      }
    }
    return draft.finish(rule.getName(), concludes);
  }
}
