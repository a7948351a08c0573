package dev.turnmark.rollout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.json.Needs;
import dev.turnmark.json.RolloutReader;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.json.Strictness;
import dev.turnmark.model.RolloutItem.SessionMeta;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whose file it is and what was copied, in files that can be read at a glance. */
class LineageFoldTest {

  private static final String FORK =
      "{'type':'session_meta','payload':{'id':'child','forked_from_id':'parent',"
          + "'timestamp':'2026-12-01T10:00:00.500Z'}}";
  private static final String SUB_AGENT = FORK.replace("forked_from_id", "parent_thread_id");
  private static final String PARENT =
      "{'type':'session_meta','payload':{'id':'parent','timestamp':'2026-12-01T09:00:00.000Z'}}";
  private static final String USER = message("user");
  private static final String ASSISTANT = message("assistant");

  /** https://github.com/kenn-io/agentsview/pull/657 */
  @Test
  void aForkReplaysItsParentAndTheFirstMetaNamesTheFile() {
    Lineage lineage =
        lineage(FORK, PARENT, context("p1"), USER, ASSISTANT, context("c1"), USER, ASSISTANT);

    assertThat(lineage)
        .isEqualTo(
            new Lineage(
                new SessionMeta(
                    "child",
                    null,
                    "2026-12-01T10:00:00.500Z",
                    null,
                    null,
                    null,
                    null,
                    "parent",
                    null,
                    null,
                    null,
                    null,
                    null,
                    null),
                null,
                List.of(new LineRange(2, 5))));
    assertThat(lineage.inherited(1)).isFalse();
    assertThat(lineage.inherited(5)).isTrue();
    assertThat(lineage.inherited(6)).isFalse();
  }

  /** https://github.com/chattymin/PokeTokenBar/pull/137 */
  @Test
  void aSubAgentWithoutAReplayKeepsItsFirstTurn() {
    assertThat(inherited(SUB_AGENT, PARENT, context("c1"), USER, ASSISTANT)).containsExactly("2-2");
    assertThat(inherited(SUB_AGENT, PARENT, context("c1"), USER, context("c2"), USER))
        .containsExactly("2-2");
  }

  @Test
  void aForkWithOneUndatedTurnKeepsIt() {
    assertThat(inherited(FORK, PARENT, context("x"), USER, ASSISTANT)).containsExactly("2-2");
  }

  @Test
  void aForkThatCopiedNoMetaKeepsItsUndatedTurns() {
    assertThat(inherited(FORK, context("x"), USER, context("y"), USER)).isEmpty();
  }

  @Test
  void turnsThatStartedBeforeTheSessionAreCopied() {
    long session = 1_796_119_200L;
    assertThat(
            inherited(
                FORK,
                PARENT,
                USER,
                started("p1", session - 9),
                USER,
                completed("p1"),
                started("p2", session - 1),
                USER,
                completed("p2"),
                USER,
                started("c1", session + 1),
                USER,
                completed("c1"),
                started("p3", session - 1)))
        .containsExactly("2-9");
    assertThat(inherited(SUB_AGENT, PARENT, started("p1", session - 1), USER, ASSISTANT))
        .containsExactly("2-5");
    assertThat(inherited(SUB_AGENT, PARENT, started("c1", session), USER, ASSISTANT))
        .containsExactly("2-2");
  }

  @Test
  void aTurnThatWasNotEndedIsCopiedUpToTheNext() {
    long session = 1_796_119_200L;
    assertThat(
            inherited(
                FORK, PARENT, started("p1", session - 9), USER, USER, started("c1", session + 9)))
        .containsExactly("2-5");
  }

  @Test
  void inAForkIdsThatSortBeforeItsOwnAreOlder() {
    String fork = FORK.replace("'child'", "'" + id(5) + "'");
    String subAgent = SUB_AGENT.replace("'child'", "'" + id(5) + "'");
    String[] rest = {
      PARENT, context(id(3)), USER, context(id(4)), USER, context(id(6)), USER, context(id(7))
    };

    assertThat(inherited(with(fork, rest))).containsExactly("2-6");
    assertThat(inherited(with(subAgent, rest))).containsExactly("2-2");
    assertThat(inherited(fork, context(id(3)), USER, context(id(6)))).containsExactly("2-3");
    assertThat(inherited(fork, PARENT, context(id(6)), USER, context(id(7))))
        .containsExactly("2-2");
  }

  @Test
  void theSecondATurnStartedInOutweighsItsId() {
    String fork = FORK.replace("'child'", "'" + id(5) + "'");
    assertThat(inherited(fork, PARENT, started(id(3), 1_796_119_201L), USER))
        .containsExactly("2-2");
  }

  @Test
  void timestampsThatWereKeptTellOfTheCopy() {
    assertThat(
            inherited(
                SUB_AGENT,
                PARENT,
                at("2026-12-01T09:10:00.000Z", context("p1")),
                at("2026-12-01T09:10:00.000Z", USER),
                at("2026-12-01T10:00:01.000Z", context("c1")),
                at("2026-12-01T10:00:01.000Z", USER)))
        .containsExactly("2-4");
  }

  @Test
  void anOldForkCopiesInOneGo() {
    String[] copy = {
      at("2026-12-01T10:00:00.510Z", FORK),
      at("2026-12-01T10:00:00.520Z", PARENT),
      at("2026-12-01T10:00:00.521Z", USER),
      at("2026-12-01T10:00:00.530Z", ASSISTANT),
      at("2026-12-01T10:00:00.531Z", USER)
    };
    String[] own = {
      at("2026-12-01T10:00:09.000Z", USER),
      at("2026-12-01T10:00:12.000Z", ASSISTANT),
      at("2026-12-01T10:00:12.000Z", USER)
    };

    assertThat(inherited(with(copy, own))).containsExactly("2-5");
    assertThat(inherited(copy)).containsExactly("2-2");
    assertThat(inherited(with(List.of(copy).subList(0, 3).toArray(String[]::new), own)))
        .containsExactly("2-2");
    assertThat(inherited(with(copy, with(started("c1", 1_796_119_209L), own))))
        .containsExactly("2-4");
  }

  @Test
  void aSubAgentSaysFromWhichOrdinalOnItsLinesAreItsOwn() {
    String meta = SUB_AGENT.replace("'id'", "'subagent_history_start_ordinal':4,'id'");
    assertThat(
            inherited(
                ordinal(0, meta),
                ordinal(1, PARENT),
                ordinal(2, context("p1")),
                ordinal(3, USER),
                ordinal(4, context("c1")),
                ordinal(5, USER),
                USER))
        .containsExactly("2-4");
  }

  @Test
  void aForkSaysFromWhichOrdinalOnItsLinesAreItsOwn() {
    String meta = FORK.replace("'id'", "'forked_from_ordinal_exclusive':3,'id'");
    String base =
        meta.replace("'id'", "'history_base':{'thread_id':'p','end_ordinal_exclusive':3},'id'");

    assertThat(inherited(ordinal(0, meta), ordinal(1, USER), ordinal(2, USER), ordinal(3, USER)))
        .containsExactly("2-3");
    assertThat(inherited(ordinal(0, base), ordinal(1, USER), ordinal(3, USER))).isEmpty();
  }

  @Test
  void aMessageThatIsMarkedAsInheritedIs() {
    String told =
        USER.replace("{'type':'r", "{'metadata':{'inherited_user_message':true},'type':'r");
    assertThat(inherited(SUB_AGENT, context("c1"), told, USER, told)).containsExactly("3-3", "5-5");
    assertThat(inherited(SUB_AGENT, told.replace("true", "false"))).isEmpty();
  }

  @Test
  void aSessionThatNamesItselfAgainInheritsNothing() {
    String own = PARENT.replace("parent", "child");
    assertThat(inherited(own, USER, own, USER)).isEmpty();
    assertThat(inherited(own, USER, PARENT, USER)).containsExactly("3-3");
  }

  @Test
  void aFileThatHoldsOnlyTheNewPartSaysWhatItContinues() {
    String base =
        FORK.replace("'id'", "'history_base':{'thread_id':'p','end_ordinal_exclusive':24},'id'");
    String reference =
        "{'type':'rollout_reference','payload':{'rollout_path':'x.jsonl','thread_id':'p'}}";

    assertThat(lineage(base, USER).continues()).isEqualTo(new Continues("p", 24L));
    assertThat(lineage(PARENT, reference, USER).continues()).isEqualTo(new Continues("p", null));
    assertThat(lineage(PARENT, reference.replace("thread_id", "x"), USER).continues())
        .isEqualTo(new Continues(null, null));
    assertThat(lineage(PARENT, USER).continues()).isNull();
  }

  @Test
  void aFileWithoutMetaIsNobodys() {
    assertThat(lineage(USER, ASSISTANT)).isEqualTo(new Lineage(null, null, List.of()));
  }

  private static List<String> inherited(String... lines) {
    return lineage(lines).inheritedLines().stream()
        .map(range -> range.first() + "-" + range.last())
        .toList();
  }

  private static Lineage lineage(String... lines) {
    byte[] bytes = String.join("\n", lines).replace('\'', '"').getBytes(StandardCharsets.UTF_8);
    LineageFold fold = new LineageFold();
    try (RolloutReader reader =
        new RolloutReader(
            new ByteArrayInputStream(bytes), "test", Strictness.LENIENT, Needs.everything())) {
      while (reader.hasNext()) {
        RolloutRecord.Read read = (RolloutRecord.Read) reader.next();
        fold.accept(read.line(), read.content());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return fold.lineage();
  }

  private static String[] with(String first, String... rest) {
    return with(new String[] {first}, rest);
  }

  private static String[] with(String[] first, String... rest) {
    List<String> all = new ArrayList<>(List.of(first));
    all.addAll(List.of(rest));
    return all.toArray(String[]::new);
  }

  private static String message(String role) {
    return "{'type':'response_item','payload':{'type':'message','role':'%s','content':[]}}"
        .formatted(role);
  }

  private static String context(String turnId) {
    return "{'type':'turn_context','payload':{'turn_id':'%s'}}".formatted(turnId);
  }

  private static String started(String turnId, long second) {
    return "{'type':'event_msg','payload':{'type':'task_started','turn_id':'%s','started_at':%d}}"
        .formatted(turnId, second);
  }

  private static String completed(String turnId) {
    return "{'type':'event_msg','payload':{'type':'task_complete','turn_id':'%s'}}"
        .formatted(turnId);
  }

  private static String at(String timestamp, String line) {
    return "{'timestamp':'%s',%s".formatted(timestamp, line.substring(1));
  }

  private static String ordinal(int ordinal, String line) {
    return "{'ordinal':%d,%s".formatted(ordinal, line.substring(1));
  }

  /** Ids of version 7, in order. */
  private static String id(int number) {
    return "019aa1b2-%04d-7abc-8def-000000000000".formatted(number);
  }
}
