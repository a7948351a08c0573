package dev.turnmark.rules;

import static dev.turnmark.rules.Sample.HEADER;
import static dev.turnmark.rules.Sample.rule;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.turnmark.rules.facts.Item.Message;
import dev.turnmark.rules.facts.Shown;
import java.lang.ref.WeakReference;
import org.drools.modelcompiler.KieBaseBuilder;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.kie.api.KieBase;
import org.kie.api.conf.EqualityBehaviorOption;
import org.kie.api.conf.KieBaseOption;
import org.kie.api.conf.SequentialOption;
import org.kie.api.runtime.KieSession;

/** Rules as guests in a rule base of another's making. */
class GuestRulesTest {

  @Test
  void rulesFireBesideThoseOfTheHostInThePackageOfTheSameName() {
    KieBase host = host();
    RuleSet guests = guests();
    assertThat(guests.missingFrom(host)).extracting(RuleInfo::name).containsExactly("guest");

    guests.addTo(host);

    assertThat(guests.missingFrom(host)).isEmpty();
    assertThat(shown(host)).isEqualTo(2);
    guests.removeFrom(host);
    assertThat(shown(host)).isEqualTo(1);
    guests.removeFrom(host);
  }

  @Test
  void rulesThatAreThereAlreadyAreRefused() {
    KieBase host = host();
    guests().addTo(host);

    assertThatThrownBy(() -> guests().addTo(host))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "the rule base has 1 of these 1 rules already, such as \"guest\" in package finding");
    assertThat(shown(host)).isEqualTo(2);
  }

  @Test
  void aHostThatLivesOnHoldsNothingOfRulesThatLeft() {
    KieBase host = host();
    WeakReference<ClassLoader> loader = visit(host);

    System.gc();

    assertThat(loader.get()).isNull();
    assertThat(shown(host)).isEqualTo(1);
  }

  @Test
  void aRuleBaseThatTheyCannotWorkInIsRefused() {
    assertThat(refusal(EqualityBehaviorOption.EQUALITY))
        .isEqualTo(
            "the rule base takes equal facts for one, but two equal items are two; give it"
                + " EqualityBehaviorOption.IDENTITY");
    assertThat(refusal(SequentialOption.YES))
        .isEqualTo(
            "the rule base is sequential, but rules have to ask for what others concluded; give it"
                + " SequentialOption.NO");
  }

  private static @Nullable String refusal(KieBaseOption option) {
    RuleSet rules = Sample.of("finding/x.drl", HEADER + show("host")).load();
    KieBase host = KieBaseBuilder.createKieBaseFromModel(rules.models(), option);
    RuleSet guests = guests();
    String refusal =
        catchThrowableOfType(IllegalArgumentException.class, () -> guests.addTo(host)).getMessage();
    assertThat(guests.missingFrom(host)).hasSize(1);
    return refusal;
  }

  private static WeakReference<ClassLoader> visit(KieBase host) {
    RuleSet guests = guests();
    guests.addTo(host);
    assertThat(shown(host)).isEqualTo(2);
    guests.removeFrom(host);
    PackageModel model = (PackageModel) guests.models().get(0);
    return new WeakReference<>(model.compiled().get(0).getClass().getClassLoader());
  }

  private static KieBase host() {
    return Sample.of("finding/x.drl", HEADER + show("host")).load().kieBase();
  }

  private static RuleSet guests() {
    return Sample.of("finding/x.drl", HEADER + show("guest")).load();
  }

  private static String show(String name) {
    return rule(name, "    $m : Message( role == \"user\" )", "    insert(new Shown($m));");
  }

  private static int shown(KieBase base) {
    KieSession session = base.newKieSession();
    try {
      session.insert(new Message("user", "hello"));
      session.fireAllRules();
      return session.getObjects(Shown.class::isInstance).size();
    } finally {
      session.dispose();
    }
  }
}
