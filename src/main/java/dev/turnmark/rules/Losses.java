package dev.turnmark.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.drools.drl.ast.descr.BaseDescr;
import org.drools.drl.ast.descr.ConditionalElementDescr;
import org.drools.drl.ast.descr.PatternDescr;
import org.drools.drl.ast.descr.RuleDescr;
import org.drools.model.Condition;
import org.drools.model.Model;
import org.drools.model.Pattern;
import org.drools.model.Rule;
import org.jspecify.annotations.Nullable;

/**
 * Finds all that rules could lose. What can be taken out is a branch of the compiled conditions, so
 * that nothing is compiled again; what it is called stands in the file. The two trees are walked
 * side by side, and where they differ the words are those the compiler noted.
 */
final class Losses {

  private final Map<String, Rule> compiled = new HashMap<>();
  private final List<Loss> found = new ArrayList<>();

  private Losses(List<Model> models) {
    models.forEach(m -> m.getRules().forEach(rule -> compiled.put(rule.getName(), rule)));
  }

  /** Those of the rules of a catalogue: each rule, and behind it its conditions. */
  static List<Loss> of(RuleSource source, RuleCatalogue catalogue, List<Model> models) {
    Losses losses = new Losses(models);
    for (RulePack pack : source.packs()) {
      for (RuleDocument document : pack.documents()) {
        DrlFile file = new DrlReader(pack.name(), document).read().orElseThrow();
        for (RuleDescr rule : file.rules()) {
          catalogue
              .rule(rule.getName())
              .ifPresent(info -> losses.add(info, RuleText.of(file, rule)));
        }
      }
    }
    return losses.found;
  }

  private void add(RuleInfo info, RuleText text) {
    String file = text.file().document().shownAs();
    found.add(new Loss(info, "", file, info.line(), List.of()));
    Rule rule = compiled.get(info.name());
    if (rule == null) {
      throw new IllegalStateException("\"" + info.name() + "\" is not compiled");
    }
    new Walk(info, text, rule)
        .members(rule.getView().getSubConditions(), text.rule().getLhs().getDescrs(), List.of());
  }

  /** Through the conditions of one rule. */
  private final class Walk {

    private final RuleInfo info;
    private final RuleText text;
    private final Rule rule;

    Walk(RuleInfo info, RuleText text, Rule rule) {
      this.info = info;
      this.text = text;
      this.rule = rule;
    }

    /** Conditions of which each can go alone. */
    void members(List<Condition> conditions, List<? extends BaseDescr> written, List<Integer> way) {
      for (int i = 0; i < conditions.size(); i++) {
        if (conditions.get(i).getType() != Condition.Type.CONSEQUENCE) {
          BaseDescr member = i < written.size() ? written.get(i) : null;
          List<Integer> here = and(way, i);
          add(here, text.excerpt(member), text.line(member));
          inside(conditions.get(i), member, here);
        }
      }
    }

    private void inside(Condition condition, @Nullable BaseDescr written, List<Integer> way) {
      List<? extends BaseDescr> members =
          written instanceof ConditionalElementDescr group ? descrs(group) : List.of();
      List<Condition> conditions = condition.getSubConditions();
      switch (condition.getType()) {
        case PATTERN -> constraints((Pattern<?>) condition, written, way);
        case NOT, EXISTS ->
            inside(conditions.get(0), members.isEmpty() ? null : members.get(0), and(way, 0));
        case AND, OR -> members(conditions, members, way);
        default -> {
          // Deliberate: what the rules of the house may not use is taken out as a whole.
        }
      }
    }

    private void constraints(Pattern<?> pattern, @Nullable BaseDescr written, List<Integer> way) {
      ConstraintPlaces places =
          new ConstraintPlaces(
              written instanceof PatternDescr known ? Constraint.of(known) : List.of());
      List<org.drools.model.Constraint> all = CompiledConditions.constraints(pattern);
      for (int i = 0; i < all.size(); i++) {
        String noted = ConstraintPlaces.noted(all.get(i));
        Optional<Constraint> place = places.take(noted);
        add(
            and(way, i),
            place.map(Constraint::condition).orElse(noted),
            place.map(p -> text.file().text().line(p.from())).orElse(text.line(written)));
      }
    }

    private void add(List<Integer> way, String words, int line) {
      if (!words.isEmpty() && CompiledConditions.without(rule, way).isPresent()) {
        String file = text.file().document().shownAs();
        found.add(new Loss(info, words.replaceAll("\\s+", " "), file, line, way));
      }
    }
  }

  @SuppressWarnings("unchecked") // The members of a condition are conditions.
  private static List<? extends BaseDescr> descrs(ConditionalElementDescr group) {
    return (List<? extends BaseDescr>) group.getDescrs();
  }

  private static List<Integer> and(List<Integer> way, int next) {
    List<Integer> longer = new ArrayList<>(way);
    longer.add(next);
    return longer;
  }
}
