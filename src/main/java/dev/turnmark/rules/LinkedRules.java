package dev.turnmark.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.drools.model.Model;
import org.drools.model.Rule;
import org.drools.modelcompiler.KieBaseBuilder;
import org.kie.api.KieBase;

/**
 * Rules ready to run.
 *
 * @param models what the rule base was made from; the engine does not give it out again
 */
record LinkedRules(KieBase base, List<Model> models) {

  LinkedRules {
    FirstFiring.alone(base);
    models = List.copyOf(models);
  }

  /**
   * Other rules made from these.
   *
   * @param edit gives what stands for a rule: itself, another, or nothing when it is left out
   */
  LinkedRules edited(Function<Rule, Optional<Rule>> edit) {
    List<Model> edited = new ArrayList<>();
    for (Model model : models) {
      List<Rule> rules = model.getRules().stream().flatMap(r -> edit.apply(r).stream()).toList();
      edited.add(new PackageModel(List.of(model), rules));
    }
    return new LinkedRules(KieBaseBuilder.createKieBaseFromModel(edited), edited);
  }
}
