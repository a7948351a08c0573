package dev.turnmark.bench;

import dev.turnmark.audit.Decision;
import dev.turnmark.engine.Classifier;
import dev.turnmark.json.Needs;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.TurnItem;
import dev.turnmark.reference.ReferenceDecision;
import dev.turnmark.reference.ReferenceMapping;
import dev.turnmark.rules.RuleSet;
import org.jspecify.annotations.Nullable;

/** Checks that what is measured against the rules decides as they do. Leaves 1 when it does not. */
final class Check {

  private static final int MEGABYTES = 8;

  private Check() {}

  public static void main(String[] args) {
    int differ = 0;
    ResponseItem[] items = Data.items(Data.rollout(MEGABYTES), Needs.nothing());
    try (Classifier shipped = Classifier.of(RuleSet.load(Rules.SHIPPED))) {
      for (ResponseItem item : items) {
        differ += same(shipped.classify(item), ReferenceMapping.decide(item)) ? 0 : 1;
      }
    }
    System.out.printf("%d of %d items are decided otherwise by plain Java%n", differ, items.length);
    System.exit(differ == 0 ? 0 : 1);
  }

  private static boolean same(Decision rules, ReferenceDecision plain) {
    return rules.decided()
        && kind(rules.turnItem()).equals(kind(plain.turnItem()))
        && rules.parts().size() == plain.parts().size()
        && rules.marks().contains("user_message") == plain.userMessage()
        && rules.marks().contains("turn_boundary") == plain.turnBoundary()
        && rules.marks().contains("fork_turn") == plain.forkTurn();
  }

  private static String kind(@Nullable TurnItem item) {
    return item == null ? "" : item.type();
  }
}
