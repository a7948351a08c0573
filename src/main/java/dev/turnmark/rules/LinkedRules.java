package dev.turnmark.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.drools.model.Model;
import org.drools.model.Rule;
import org.drools.modelcompiler.KieBaseBuilder;
import org.jspecify.annotations.Nullable;
import org.kie.api.KieBase;
import org.kie.api.conf.KieBaseOption;
import org.kie.api.runtime.KieSession;

/** Rules ready to run. */
final class LinkedRules {

  private final List<Model> models;
  private @Nullable KieBase base;

  /**
   * @param models what rule bases are made from; the engine does not give it out again
   */
  LinkedRules(List<Model> models) {
    this.models = List.copyOf(models);
  }

  List<Model> models() {
    return models;
  }

  /** The rule base that is shared; made when it is asked for, as not everybody does. */
  synchronized KieBase base() {
    if (base == null) {
      KieBase shared = made();
      FirstFiring.alone(shared);
      findServices(shared);
      base = shared;
    }
    return base;
  }

  /**
   * The engine looks for parts of itself when its first session in a JVM is made and used, and
   * where it looks the caller decides: better we, now, than a host by its context class loader.
   */
  private static void findServices(KieBase base) {
    ContextClassLoader.with(
        LinkedRules.class.getClassLoader(),
        () -> {
          KieSession session = base.newKieSession();
          try {
            session.insert(base);
            return session.fireAllRules();
          } finally {
            session.dispose();
          }
        });
  }

  /** A rule base that nobody else has. */
  KieBase newBase(KieBaseOption... options) {
    KieBase own = made(options);
    findServices(own);
    return own;
  }

  private KieBase made(KieBaseOption... options) {
    return ContextClassLoader.with(
        LinkedRules.class.getClassLoader(),
        () -> KieBaseBuilder.createKieBaseFromModel(models, options));
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
    return new LinkedRules(edited);
  }
}
