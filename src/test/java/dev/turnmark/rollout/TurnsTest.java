package dev.turnmark.rollout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.turnmark.audit.Contextual;
import dev.turnmark.model.EventMsg;
import dev.turnmark.model.Passthrough;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.rollout.CutOutcome.Kept;
import dev.turnmark.rollout.CutOutcome.NotInFile;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Turns and cuts of small rollouts that can be read at a glance. */
class TurnsTest {

  @Test
  void anAnnouncementAndItsMessageAreOneUnit() {
    Turns turns =
        Turns.of(rollout(user("u1"), announcement(), agentMessage(), rollback(1)).iterator());

    assertThat(turns.turnBoundaries()).extracting(Place::line).containsExactly(1, 3);
    assertThat(turns.liveTurnBoundaries()).extracting(Place::line).containsExactly(1);
    assertThat(turns.rollbackUnits()).extracting(Place::line).containsExactly(1);
    assertThat(turns.rollbacks())
        .containsExactly(
            new RolledBack(
                new Place(4, 3, null, null, "", false),
                1,
                List.of(new Place(2, 1, null, null, "", false)),
                List.of(new Place(1, 0, null, null, "u1", false)),
                List.of(),
                List.of()));
  }

  @Test
  void anAnnouncementCoversOnlyTheLineAfterIt() {
    Turns turns =
        Turns.of(
            rollout(announcement(), agentMessage(), agentMessage(), announcement(), user("u1"))
                .iterator());

    assertThat(turns.rollbackUnits()).extracting(Place::line).containsExactly(1, 3, 4, 5);
  }

  @Test
  void aLineThatCodexSkipsDoesNotPartAnAnnouncementFromItsMessage() {
    List<JudgedLine> lines =
        List.of(
            new JudgedLine(1, 0, announcement()),
            new JudgedLine(2, null, plain(new RolloutItem.Unknown("token_usage_record"))),
            new JudgedLine(3, 1, agentMessage()));

    assertThat(Turns.of(lines.iterator()).rollbackUnits())
        .extracting(Place::line)
        .containsExactly(1);
  }

  @Test
  void aPlaceKnowsTheTurnItsItemNamesOrElseTheOneThatIsGoingOn() {
    Turns turns =
        Turns.of(
            rollout(
                    user("before"),
                    plain(new EventMsg.TaskStarted("t1")),
                    user("in t1"),
                    user(new Passthrough("t0", null), "of t0"),
                    plain(new EventMsg.TaskComplete("t1")),
                    user("between"),
                    plain(new RolloutItem.TurnContext("t2", null, null, null, null, null)),
                    user("in t2"),
                    plain(new RolloutItem.TurnContext(null, null, null, null, null, null)),
                    user("still in t2"),
                    plain(new EventMsg.TurnAborted("t2", "interrupted")),
                    user("after"))
                .iterator());

    assertThat(turns.userMessages())
        .extracting(Place::turnId)
        .containsExactly(null, "t1", "t0", null, "t2", "t2", null);
    assertThat(turns.turnStarts()).containsExactly(new Place(2, 1, "t1", null, "", false));
  }

  /** https://github.com/openai/codex/issues/23000 */
  @Test
  void aRollbackIsToldInTheUnitsOfAllWhoCountThem() {
    Turns turns =
        Turns.of(
            rollout(
                    plain(new EventMsg.TaskStarted("t1")),
                    user("a"),
                    user("steer"),
                    assistant(),
                    plain(new EventMsg.TaskComplete("t1")),
                    plain(new EventMsg.TaskStarted("t2")),
                    user("b"),
                    assistant(),
                    plain(new EventMsg.TaskComplete("t2")),
                    rollback(2))
                .iterator());

    Place a = new Place(2, 1, "t1", null, "a", false);
    Place steer = new Place(3, 2, "t1", null, "steer", false);
    Place b = new Place(7, 6, "t2", null, "b", false);
    Place first = new Place(1, 0, "t1", null, "", false);
    Place second = new Place(6, 5, "t2", null, "", false);
    assertThat(turns)
        .isEqualTo(
            new Turns(
                List.of(a),
                List.of(a, steer, b),
                List.of(a),
                List.of(a),
                List.of(a),
                List.of(
                    new RolledBack(
                        new Place(10, 9, null, null, "", false),
                        2,
                        List.of(steer, b),
                        List.of(steer, b),
                        List.of(steer, b),
                        List.of(first, second))),
                List.of(first, second),
                List.of()));
  }

  /** https://github.com/openai/codex/issues/5333 */
  @Test
  void aPlaceNamesTheItemThatStandsThere() {
    Turns turns =
        Turns.of(
            rollout(
                    user(new Message("msg_1", "user", List.of(), null, null)),
                    user(new Message(null, "user", List.of(), null, null)))
                .iterator());

    assertThat(turns.userMessages())
        .containsExactly(
            new Place(1, 0, null, "msg_1", "", false), new Place(2, 1, null, null, "", false));
  }

  @Test
  void whatIsInheritedIsMarkedInEveryList() {
    Turns turns =
        Turns.of(
            rollout(
                    plain(new EventMsg.TaskStarted("p")),
                    user("theirs"),
                    rollback(1),
                    plain(new EventMsg.TaskStarted("c")),
                    user("mine"))
                .iterator());

    Place theirs = new Place(2, 1, "p", null, "theirs", true);
    Place theirStart = new Place(1, 0, "p", null, "", true);
    Place mine = new Place(5, 4, "c", null, "mine", false);
    Place myStart = new Place(4, 3, "c", null, "", false);
    assertThat(turns.from(new Lineage(null, null, List.of(new LineRange(1, 3)))))
        .isEqualTo(
            new Turns(
                List.of(mine),
                List.of(theirs, mine),
                List.of(mine),
                List.of(mine),
                List.of(mine),
                List.of(
                    new RolledBack(
                        new Place(3, 2, "p", null, "", true),
                        1,
                        List.of(theirs),
                        List.of(theirs),
                        List.of(theirs),
                        List.of(theirStart))),
                List.of(theirStart, myStart),
                List.of(myStart)));
    assertThat(Turns.own(List.of(theirs, mine))).containsExactly(mine);
  }

  @Test
  void aCutInsideAReplacementHistorySaysWhichCutsAreNot() {
    Replay replay =
        replay(
            user("u1"),
            assistant(),
            user("u2"),
            compacted(user("u1"), user("summary")),
            user("u3"),
            assistant());

    assertThat(Cut.rollback(1).in(replay))
        .isEqualTo(
            new Kept(Cut.rollback(1), List.of(new LineRange(1, 4)), 1, 5, List.of(4), false, true));
    assertThat(Cut.rollback(2).in(replay))
        .isEqualTo(
            new NotInFile(
                Cut.rollback(2),
                List.of(4),
                false,
                true,
                "the cut falls inside the history that line 4 puts in the place of all before it, so no part of the file says what is left",
                List.of(Cut.rollback(1), Cut.beforeUserMessage(1))));
    assertThat(Cut.rollback(9).in(replay))
        .isEqualTo(
            new NotInFile(
                Cut.rollback(9),
                List.of(),
                false,
                true,
                "the cut falls before the history that line 4 puts in the place of all before it, so no part of the file says what is left",
                List.of(Cut.rollback(1), Cut.beforeUserMessage(1))));
  }

  @Test
  void aCompactionWithoutReplacementLeavesTheHistoryAndIsTold() {
    Replay replay =
        replay(user("u1"), plain(new RolloutItem.Compacted("summary", null)), user("u2"));

    assertThat(Cut.rollback(0).in(replay))
        .isEqualTo(
            new Kept(
                Cut.rollback(0),
                List.of(new LineRange(1, 3)),
                1,
                Replay.END,
                List.of(1, 3),
                true,
                true));
    assertThat(Cut.beforeUserMessage(0).in(replay).rebuiltByCodex()).isFalse();
    assertThat(Cut.rollback(1).in(replay).rebuiltByCodex()).isTrue();
  }

  @Test
  void aReplacementMakesUpForACompactionWithoutOne() {
    Replay replay =
        replay(plain(new RolloutItem.Compacted("summary", null)), compacted(user("u1")));

    assertThat(Cut.rollback(0).in(replay).rebuiltByCodex()).isFalse();
  }

  @Test
  void theAnnouncementGoesWithTheMessageThatIsCutOff() {
    Replay replay = replay(user("u1"), assistant(), announcement(), agentMessage(), assistant());

    assertThat(Cut.rollback(1).in(replay))
        .isEqualTo(
            new Kept(
                Cut.rollback(1), List.of(new LineRange(1, 2)), 1, 3, List.of(1, 2), false, true));
  }

  @Test
  void nothingIsLeftOfARolloutWithoutForkTurns() {
    Replay replay = replay(assistant(), assistant());

    assertThat(Cut.lastForkTurns(2).in(replay))
        .isEqualTo(new Kept(Cut.lastForkTurns(2), List.of(), 1, 1, List.of(), false, true));
  }

  @Test
  void otherWordsOfTheDeveloperTakenWithContextLoseTheReference() {
    Replay replay = replay(user("u1"), developer(Contextual.SOME), user("u2"));

    assertThat(Cut.rollback(1).in(replay))
        .isEqualTo(
            new Kept(
                Cut.rollback(1), List.of(new LineRange(1, 1)), 1, 2, List.of(1), false, false));
    assertThat(
            Cut.rollback(1)
                .in(replay(user("u1"), developer(Contextual.ALL), user("u2")))
                .referenceContextKept())
        .isTrue();
  }

  @Test
  void linesOutOfOrderAndNegativeNumbersAreRefused() {
    Replay replay = new Replay();
    replay.accept(new JudgedLine(2, 0, user("u1")));

    assertThatIllegalArgumentException()
        .isThrownBy(() -> replay.accept(new JudgedLine(2, 1, user("u2"))))
        .withMessage("expected lines in the order of the file but line 2 came after line 2");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Cut.rollback(-1))
        .withMessage("expected a number from 0 on but was -1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new JudgedLine(3, 2, compacted(user("u1"))))
        .withMessage("expected a judgement for each item of the replacement history in line 3");
  }

  private static List<JudgedLine> rollout(Judgement... judgements) {
    List<JudgedLine> lines = new ArrayList<>();
    for (Judgement judgement : judgements) {
      List<Judgement> replacement = new ArrayList<>();
      if (judgement.item() instanceof RolloutItem.Compacted compacted
          && compacted.replacementHistory() != null) {
        compacted.replacementHistory().forEach(item -> replacement.add(user((Message) item)));
      }
      lines.add(new JudgedLine(lines.size() + 1, lines.size(), judgement, replacement));
    }
    return lines;
  }

  private static Replay replay(Judgement... judgements) {
    Replay replay = new Replay();
    rollout(judgements).forEach(replay);
    return replay;
  }

  private static Judgement user(String words) {
    return user(null, words);
  }

  private static Judgement user(@Nullable Passthrough passthrough, String words) {
    return new Judgement(
        new Message(null, "user", List.of(), null, passthrough),
        List.of("user_message", "turn_boundary", "fork_turn"),
        true,
        Contextual.NONE,
        null,
        words);
  }

  private static Judgement user(Message message) {
    return new Judgement(
        message,
        List.of("user_message", "turn_boundary", "fork_turn"),
        true,
        Contextual.NONE,
        null,
        "");
  }

  private static Judgement compacted(Judgement... judgements) {
    List<ResponseItem> items = new ArrayList<>();
    for (Judgement judgement : judgements) {
      items.add((ResponseItem) judgement.item());
    }
    return plain(new RolloutItem.Compacted("summary", items));
  }

  private static Judgement assistant() {
    return inHistory(
        new Message(null, "assistant", List.of(), null, null), List.of(), Contextual.NONE);
  }

  private static Judgement developer(Contextual contextual) {
    return inHistory(new Message(null, "developer", List.of(), null, null), List.of(), contextual);
  }

  private static Judgement agentMessage() {
    return inHistory(
        new ResponseItem.AgentMessage(null, "/root", "/root/scout", List.of(), null),
        List.of("turn_boundary"),
        Contextual.NONE);
  }

  private static Judgement inHistory(ResponseItem item, List<String> marks, Contextual contextual) {
    return new Judgement(item, marks, true, contextual, null, "");
  }

  private static Judgement announcement() {
    return new Judgement(
        new RolloutItem.InterAgentCommunicationMetadata(false),
        List.of("rollback_unit"),
        false,
        Contextual.NONE,
        null,
        "");
  }

  private static Judgement rollback(long turns) {
    return new Judgement(
        new EventMsg.ThreadRolledBack(turns),
        List.of("rolls_back"),
        false,
        Contextual.NONE,
        turns,
        "");
  }

  private static Judgement plain(RolloutItem item) {
    return new Judgement(item, List.of(), false, Contextual.NONE, null, "");
  }
}
