package dev.turnmark.rules;

import dev.turnmark.model.Internal;
import java.util.List;
import org.drools.model.PatternDSL;
import org.drools.model.Rule;
import org.drools.model.Variable;
import org.drools.model.functions.HashedExpression;
import org.drools.model.functions.Predicate1;
import org.drools.model.impl.ModelImpl;
import org.kie.api.KieBase;
import org.kie.api.KieServices;
import org.kie.api.conf.KieBaseMutabilityOption;
import org.kie.api.runtime.KieSession;
import org.kie.api.runtime.KieSessionConfiguration;
import org.kie.api.runtime.conf.ThreadSafeOption;

/**
 * The first use of the engine in a JVM, when it looks for parts of itself and loads a thousand
 * classes. Whoever has a thread to spare while something else goes on can have that done early.
 */
@Internal
public final class EngineStart {

  private EngineStart() {}

  /**
   * Lets a rule judge a fact, and throws both away. Another thread should not use the engine at the
   * same time.
   */
  public static void perform() {
    Variable<KieBase> base = PatternDSL.declarationOf(KieBase.class, "base");
    Rule rule =
        PatternDSL.rule("start", "a rule base is there")
            .build(
                PatternDSL.pattern(base).expr("there", IsThere.IS_THERE),
                PatternDSL.on(base).execute(found -> {}));
    ModelImpl model = new ModelImpl("start");
    model.addRule(rule);
    KieBase made = new LinkedRules(List.of(model)).newBase(KieBaseMutabilityOption.DISABLED);
    ContextClassLoader.with(EngineStart.class.getClassLoader(), () -> judged(made));
  }

  private static int judged(KieBase fact) {
    KieSessionConfiguration alone = KieServices.get().newKieSessionConfiguration();
    alone.setOption(ThreadSafeOption.NO);
    KieSession session = fact.newKieSession(alone, null);
    try {
      session.insert(fact);
      return session.fireAllRules();
    } finally {
      session.dispose();
    }
  }

  /** A condition as the compiler of rules writes it: one that need not be looked into. */
  private enum IsThere implements Predicate1<KieBase>, HashedExpression {
    IS_THERE;

    @Override
    public boolean test(KieBase base) {
      return true;
    }

    @Override
    public String getExpressionHash() {
      return name();
    }
  }
}
