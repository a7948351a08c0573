package dev.turnmark.rollout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.CodexRules;
import dev.turnmark.audit.Contextual;
import dev.turnmark.conformance.Judge;
import dev.turnmark.engine.Classifier;
import dev.turnmark.model.EventMsg;
import dev.turnmark.model.Json;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.reference.RandomItems;
import dev.turnmark.reference.ReferenceDecision;
import dev.turnmark.reference.ReferenceMapping;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rollouts of random items, judged by the rules, against plain Java by another hand. */
class RandomRolloutsTest {

  private static final int ROLLOUTS = 150;

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
  @ValueSource(longs = {7, 20_261_201})
  void turnsAndCutsAreThoseOfTheReference(long seed) {
    Random random = new Random(seed);
    RandomItems items = new RandomItems(seed);
    Judge judge = new Judge(classifier);
    for (int i = 0; i < ROLLOUTS; i++) {
      Replay replay = new Replay();
      List<JudgedLine> expected = new ArrayList<>();
      for (int line = 1 + random.nextInt(40); line > 0; line--) {
        int index = expected.size();
        RolloutItem item = item(random, items);
        JudgedLine judged = judge.line(index + 1, index, item);
        replay.accept(judged);
        expected.add(reference(index, item));
        assertThat(wordless(judged)).isEqualTo(expected.get(index));
      }
      assertSame(replay, new NaiveRollout(expected));
    }
  }

  private static void assertSame(Replay replay, NaiveRollout naive) {
    Turns turns = replay.turns();
    assertThat(lines(turns.userMessages())).isEqualTo(naive.userMessages());
    assertThat(lines(turns.forkTurns())).isEqualTo(naive.surviving("fork_turn"));
    assertThat(lines(turns.liveTurnBoundaries())).isEqualTo(naive.surviving("turn_boundary"));
    assertThat(lines(turns.rollbackUnits())).isEqualTo(naive.units());
    for (long n : List.of(0L, 1L, 2L, 4L, 100L)) {
      CutOutcome outcome = Cut.rollback(n).in(replay);
      assertThat(outcome.history())
          .isEqualTo(
              NaiveRollout.rolledBack(naive.history(), n).stream()
                  .map(NaiveRollout.Entry::line)
                  .distinct()
                  .toList());
      assertThat(outcome.referenceContextKept()).isEqualTo(naive.referenceContextKept(n));
    }
  }

  private static List<Integer> lines(List<Place> places) {
    return places.stream().map(Place::line).toList();
  }

  private static RolloutItem item(Random random, RandomItems items) {
    return switch (random.nextInt(16)) {
      case 0, 1 -> new EventMsg.ThreadRolledBack(random.nextInt(4));
      case 2 -> new RolloutItem.InterAgentCommunicationMetadata(random.nextBoolean());
      case 3 ->
          new RolloutItem.InterAgentCommunication(
              null, "/root", "/root/scout", null, "Start.", null, random.nextBoolean());
      case 4 -> new RolloutItem.WorldState(true, new Json("{}"));
      case 5 ->
          new RolloutItem.Compacted(
              "", random.nextInt(3) == 0 ? null : List.of(items.next(), items.next()));
      case 6 -> new ResponseItem.AgentMessage(null, "/root", "/root/scout", List.of(), null);
      default -> items.next();
    };
  }

  private static JudgedLine reference(int index, RolloutItem item) {
    List<Judgement> replacement = new ArrayList<>();
    if (item instanceof RolloutItem.Compacted compacted && compacted.replacementHistory() != null) {
      compacted.replacementHistory().forEach(said -> replacement.add(reference(said)));
    }
    Judgement judgement =
        item instanceof ResponseItem said
            ? reference(said)
            : judgement(
                item,
                marks(item),
                item instanceof RolloutItem.InterAgentCommunication,
                Contextual.NONE,
                item instanceof EventMsg.ThreadRolledBack back ? back.numTurns() : null);
    return new JudgedLine(index + 1, index, judgement, replacement);
  }

  private static List<String> marks(RolloutItem item) {
    if (item instanceof RolloutItem.InterAgentCommunication said) {
      return marks(false, true, false, false, said.triggerTurn());
    }
    if (item instanceof RolloutItem.InterAgentCommunicationMetadata metadata) {
      return marks(false, false, false, true, metadata.triggerTurn());
    }
    return marks(false, false, item instanceof EventMsg.ThreadRolledBack, false, false);
  }

  private static List<String> marks(
      boolean user, boolean boundary, boolean rollback, boolean unit, boolean fork) {
    List<String> marks = new ArrayList<>();
    if (user) {
      marks.add("user_message");
    }
    if (boundary) {
      marks.add("turn_boundary");
    }
    if (rollback) {
      marks.add("rolls_back");
    }
    if (unit) {
      marks.add("rollback_unit");
    }
    if (fork) {
      marks.add("fork_turn");
    }
    return marks;
  }

  private static Judgement reference(ResponseItem item) {
    ReferenceDecision decision = ReferenceMapping.decide(item);
    boolean system = item instanceof ResponseItem.Message m && m.role().equals("system");
    return judgement(
        item,
        marks(decision.userMessage(), decision.turnBoundary(), false, false, decision.forkTurn()),
        decision.durable() && !system,
        Contextual.valueOf(decision.contextual().name()),
        null);
  }

  private static Judgement judgement(
      RolloutItem item,
      List<String> marks,
      boolean inHistory,
      Contextual contextual,
      @Nullable Long rollsBack) {
    return new Judgement(item, marks, inHistory, contextual, rollsBack, "");
  }

  private static JudgedLine wordless(JudgedLine line) {
    return new JudgedLine(
        line.line(),
        line.index(),
        wordless(line.judgement()),
        line.replacement().stream().map(RandomRolloutsTest::wordless).toList());
  }

  private static Judgement wordless(Judgement judgement) {
    return judgement(
        judgement.item(),
        judgement.marks(),
        judgement.inHistory(),
        judgement.contextual(),
        judgement.rollsBack());
  }
}
