package dev.turnmark.rollout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.audit.Contextual;
import dev.turnmark.model.EventMsg;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.rollout.RolledBackBy.Stretch;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Which rollback took back which lines, of rollouts that can be read at a glance. */
class RollbackFoldTest {

  @Test
  void aRollbackTakesTheLinesFromItsFirstTurnOn() {
    assertThat(
            taken(user(), assistant(), event("t2"), user(), assistant(), event("t3"), rollback(1)))
        .containsExactly(new Stretch(new LineRange(3, 6), 7));
  }

  @Test
  void aTurnInWhichSomethingStaysIsNotTakenFromItsStart() {
    assertThat(taken(user(), event("t2"), assistant(), user(), rollback(1)))
        .containsExactly(new Stretch(new LineRange(4, 4), 5));
  }

  @Test
  void theContextBeforeATurnGoesWithIt() {
    assertThat(taken(user(), assistant(), context(), user(), rollback(1)))
        .containsExactly(new Stretch(new LineRange(3, 4), 5));
  }

  @Test
  void theContextBeforeTheFirstTurnStays() {
    assertThat(taken(context(), user(), assistant(), rollback(9)))
        .containsExactly(new Stretch(new LineRange(2, 3), 4));
  }

  @Test
  void theAnnouncementOfAMessageGoesWithIt() {
    assertThat(taken(user(), announcement(), agentMessage(), assistant(), rollback(1)))
        .containsExactly(new Stretch(new LineRange(2, 4), 5));
  }

  @Test
  void whatWasTakenBackBeforeStaysWithItsOwnRollback() {
    assertThat(taken(user(), user(), rollback(1), assistant(), user(), rollback(1), rollback(1)))
        .containsExactly(
            new Stretch(new LineRange(1, 1), 7),
            new Stretch(new LineRange(2, 2), 3),
            new Stretch(new LineRange(3, 4), 7),
            new Stretch(new LineRange(5, 5), 6),
            new Stretch(new LineRange(6, 6), 7));
  }

  @Test
  void theLineOfAReplacementHistoryStays() {
    assertThat(taken(user(), compacted(2), user(), assistant(), rollback(2)))
        .containsExactly(new Stretch(new LineRange(3, 4), 5));
    assertThat(taken(user(), compacted(2), rollback(1))).isEmpty();
  }

  @Test
  void aCompactionWithoutReplacementIsALineLikeOthers() {
    assertThat(taken(user(), plain(new RolloutItem.Compacted("", null)), user(), rollback(2)))
        .containsExactly(new Stretch(new LineRange(1, 3), 4));
  }

  @Test
  void linesThatCouldNotBeReadGoWithTheLinesAroundThem() {
    RollbackFold fold = new RollbackFold();
    fold.accept(new JudgedLine(1, 0, user()));
    fold.accept(new JudgedLine(4, 1, rollback(1)));

    RolledBackBy by = fold.rolledBackBy();
    assertThat(by).isEqualTo(new RolledBackBy(List.of(new Stretch(new LineRange(1, 3), 4))));
    assertThat(by.of(3)).isEqualTo(OptionalInt.of(4));
    assertThat(by.of(4)).isEmpty();
  }

  @Test
  void aRollbackOfNothingTakesNothing() {
    assertThat(taken(context(), assistant(), rollback(1), user(), rollback(0))).isEmpty();
  }

  private static List<Stretch> taken(Judgement... judgements) {
    RollbackFold fold = new RollbackFold();
    for (int i = 0; i < judgements.length; i++) {
      List<Judgement> replacement = new ArrayList<>();
      if (judgements[i].item() instanceof RolloutItem.Compacted compacted
          && compacted.replacementHistory() != null) {
        compacted.replacementHistory().forEach(item -> replacement.add(user()));
      }
      fold.accept(new JudgedLine(i + 1, i, judgements[i], replacement));
    }
    return fold.rolledBackBy().stretches();
  }

  private static Judgement user() {
    return inHistory(
        message("user"), List.of("user_message", "turn_boundary", "fork_turn"), Contextual.NONE);
  }

  private static Judgement context() {
    return inHistory(message("user"), List.of(), Contextual.ALL);
  }

  private static Judgement assistant() {
    return inHistory(message("assistant"), List.of(), Contextual.NONE);
  }

  private static Judgement agentMessage() {
    return inHistory(
        new ResponseItem.AgentMessage(null, "/root", "/root/scout", List.of(), null),
        List.of("turn_boundary"),
        Contextual.NONE);
  }

  private static Judgement announcement() {
    RolloutItem item = new RolloutItem.InterAgentCommunicationMetadata(false);
    return new Judgement(item, List.of("rollback_unit"), false, Contextual.NONE, null, "");
  }

  private static Judgement rollback(long turns) {
    RolloutItem item = new EventMsg.ThreadRolledBack(turns);
    return new Judgement(item, List.of("rolls_back"), false, Contextual.NONE, turns, "");
  }

  private static Judgement event(String turn) {
    return plain(new EventMsg.TaskStarted(turn));
  }

  private static Judgement compacted(int users) {
    List<ResponseItem> items = new ArrayList<>();
    for (int i = 0; i < users; i++) {
      items.add(message("user"));
    }
    return plain(new RolloutItem.Compacted("", items));
  }

  private static Message message(String role) {
    return new Message(null, role, List.of(), null, null);
  }

  private static Judgement inHistory(RolloutItem item, List<String> marks, Contextual contextual) {
    return new Judgement(item, marks, true, contextual, null, "");
  }

  private static Judgement plain(RolloutItem item) {
    return new Judgement(item, List.of(), false, Contextual.NONE, null, "");
  }
}
