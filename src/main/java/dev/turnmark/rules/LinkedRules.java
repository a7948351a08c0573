package dev.turnmark.rules;

import java.util.List;
import org.drools.model.Model;
import org.drools.modelcompiler.KieBaseBuilder;
import org.kie.api.KieBase;

/**
 * Rules ready to run.
 *
 * @param models what the rule base was made from; the engine does not give it out again
 */
record LinkedRules(KieBase base, List<Model> models) {

  LinkedRules {
    models = List.copyOf(models);
  }

  /** Another rule base of the same rules, which changes alone. */
  LinkedRules again() {
    return new LinkedRules(KieBaseBuilder.createKieBaseFromModel(models), models);
  }
}
