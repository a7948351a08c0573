package dev.turnmark.rules;

import static dev.turnmark.rules.Sample.HEADER;
import static dev.turnmark.rules.Sample.rule;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.turnmark.rules.facts.Item.Message;
import dev.turnmark.rules.facts.Shown;
import java.lang.ref.WeakReference;
import org.junit.jupiter.api.Test;
import org.kie.api.KieBase;
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
