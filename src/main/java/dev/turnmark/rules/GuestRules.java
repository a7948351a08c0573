package dev.turnmark.rules;

import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;
import org.drools.core.RuleBaseConfiguration;
import org.drools.core.RuleBaseConfiguration.AssertBehaviour;
import org.drools.core.impl.InternalRuleBase;
import org.drools.model.Model;
import org.drools.modelcompiler.KiePackagesBuilder;
import org.kie.api.KieBase;

/** Rules taken into a rule base that a host made, and out of it again. */
final class GuestRules {

  private final RuleCatalogue catalogue;
  private final Collection<Model> models;

  GuestRules(RuleCatalogue catalogue, Collection<Model> models) {
    this.catalogue = catalogue;
    this.models = models;
  }

  void join(KieBase base) {
    if (!(base instanceof InternalRuleBase host)) {
      throw new IllegalArgumentException(
          "expected a rule base of Drools but was a " + base.getClass().getName());
    }
    requireFit(host.getRuleBaseConfiguration());
    List<RuleInfo> there = those(rule -> has(base, rule));
    if (!there.isEmpty()) {
      throw new IllegalArgumentException(
          "the rule base has %d of these %d rules already, such as \"%s\" in package %s"
              .formatted(
                  there.size(),
                  catalogue.rules().size(),
                  there.get(0).name(),
                  there.get(0).drlPackage()));
    }
    ContextClassLoader.with(
        GuestRules.class.getClassLoader(),
        () -> {
          KiePackagesBuilder packages = new KiePackagesBuilder(host.getConfiguration());
          models.forEach(packages::addModel);
          host.addPackages(packages.build().getKiePackages());
          return host;
        });
  }

  private static void requireFit(RuleBaseConfiguration host) {
    if (AssertBehaviour.EQUALITY.equals(host.getAssertBehaviour())) {
      throw new IllegalArgumentException(
          "the rule base takes equal facts for one, but two equal items are two; give it"
              + " EqualityBehaviorOption.IDENTITY");
    }
    if (host.isSequential()) {
      throw new IllegalArgumentException(
          "the rule base is sequential, but rules have to ask for what others concluded; give it"
              + " SequentialOption.NO");
    }
  }

  void leave(KieBase base) {
    those(rule -> has(base, rule)).forEach(rule -> base.removeRule(rule.drlPackage(), rule.name()));
  }

  List<RuleInfo> missing(KieBase base) {
    return those(rule -> !has(base, rule));
  }

  private List<RuleInfo> those(Predicate<RuleInfo> wanted) {
    return catalogue.rules().stream().filter(wanted).toList();
  }

  /** The engine would say so itself, but not of a package that is not there. */
  private static boolean has(KieBase base, RuleInfo rule) {
    return base.getKiePackage(rule.drlPackage()) != null
        && base.getRule(rule.drlPackage(), rule.name()) != null;
  }
}
