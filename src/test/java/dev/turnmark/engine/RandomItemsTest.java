package dev.turnmark.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.CodexRules;
import dev.turnmark.audit.Decision;
import dev.turnmark.fact.Session;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.reference.RandomItems;
import dev.turnmark.reference.ReferenceMapping;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules against the same decisions written in plain Java by another hand. */
class RandomItemsTest {

  private static final int ITEMS = 10_000;

  private static Classifier classifier;

  @BeforeAll
  static void loadTheRules() {
    classifier = Classifier.of(CodexRules.LOADED);
  }

  @AfterAll
  static void close() {
    classifier.close();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 20_261_201})
  void rulesAndPlainJavaAgree(long seed) {
    RandomItems items = new RandomItems(seed);
    for (int i = 0; i < ITEMS; i++) {
      int number = i;
      ResponseItem item = items.next();
      Decision decision = classifier.classify(item, Session.UNKNOWN, () -> "<uuid>");
      assertThat(AsReference.of(decision))
          .as(() -> "item %d of seed %d: %s".formatted(number, seed, item))
          .isEqualTo(ReferenceMapping.decide(item));
      assertThat(decision.undecided()).isEmpty();
    }
  }
}
