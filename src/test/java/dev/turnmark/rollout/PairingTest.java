package dev.turnmark.rollout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.audit.Contextual;
import dev.turnmark.audit.Decision;
import dev.turnmark.audit.Firing;
import dev.turnmark.fact.Comparison;
import dev.turnmark.fact.Setting;
import dev.turnmark.model.AgentMessageContent;
import dev.turnmark.model.ContentItem;
import dev.turnmark.model.EventMsg;
import dev.turnmark.model.Json;
import dev.turnmark.model.ReasoningSummary;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.TurnItem;
import dev.turnmark.model.UserInput;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Which record is held against which item, in small rollouts. Lines count from 1. */
class PairingTest {

  private static final RolloutItem START = new EventMsg.TaskStarted("t");
  private static final RolloutItem END = new EventMsg.TaskComplete("t");
  private static final RolloutItem CONTEXT =
      new RolloutItem.TurnContext(null, null, null, null, null, null);

  /** What a line of a small rollout is: a decision, or something else. */
  private record Line(@Nullable Decision decision, @Nullable RolloutItem item) {

    static Line of(Object what) {
      return what instanceof Decision decision
          ? new Line(decision, null)
          : new Line(null, (RolloutItem) what);
    }
  }

  private static List<Pair> pairs(Object... lines) {
    List<Pair> pairs = new ArrayList<>();
    Pairing pairing = new Pairing(pairs::add);
    int number = 0;
    for (Object what : lines) {
      Line line = Line.of(what);
      number++;
      if (line.decision() != null) {
        pairing.decided(number, line.decision(), null);
      } else if (line.item() != null) {
        pairing.pass(number, line.item());
      }
    }
    pairing.end();
    return pairs;
  }

  /** Each pair as the two lines, {@code -} for a side that is missing. */
  private static List<String> lines(Object... lines) {
    return pairs(lines).stream()
        .map(
            pair ->
                (pair.decided() == null ? "-" : pair.decided().line())
                    + "="
                    + (pair.recorded() == null ? "-" : pair.recorded().line()))
        .toList();
  }

  private static Decision decision(ResponseItem item, @Nullable TurnItem shown) {
    return new Decision(
        item,
        shown,
        List.of(),
        "response.x",
        true,
        true,
        Contextual.NONE,
        List.of(),
        List.of(new Firing("a rule", "x.drl:1", "it holds", List.of())),
        List.of(),
        "revision");
  }

  private static ResponseItem.Message message(String role, @Nullable String id, String text) {
    return new ResponseItem.Message(id, role, List.of(new ContentItem.InputText(text)), null, null);
  }

  private static TurnItem userItem(String id, String text) {
    return new TurnItem.UserMessage(id, null, List.of(new UserInput.Text(text)), Map.of());
  }

  private static TurnItem agentItem(String id, String text) {
    return new TurnItem.AgentMessage(
        id, List.of(new AgentMessageContent.Text(text)), null, null, Map.of());
  }

  private static Decision user(String text) {
    return decision(message("user", null, text), userItem("fresh", text));
  }

  private static Decision hidden(String text) {
    return decision(message("user", null, text), null);
  }

  private static Decision agent(String id, String text) {
    return decision(message("assistant", id, text), agentItem(id, text));
  }

  private static Decision thought(String... pieces) {
    List<ReasoningSummary> summary = new ArrayList<>();
    for (String piece : pieces) {
      summary.add(new ReasoningSummary.SummaryText(piece));
    }
    ResponseItem.Reasoning item = new ResponseItem.Reasoning(null, summary, null, null, null);
    return decision(item, TurnItem.Reasoning.of("", item));
  }

  private static RolloutItem completed(TurnItem item) {
    return new EventMsg.ItemCompleted(null, null, item);
  }

  private static RolloutItem userRecord(String text) {
    return completed(userItem("", text)); // Whatever its id, no item of the file has it.
  }

  private static RolloutItem agentRecord(String id, String text) {
    return completed(agentItem(id, text));
  }

  private static RolloutItem piece(String text) {
    return new EventMsg.AgentReasoning(text);
  }

  @Test
  void anIdIsStrongerThanWordsAndOrder() {
    assertThat(
            lines(
                START,
                agentRecord("b", "One."),
                agentRecord("a", "Two."),
                agent("a", "One."),
                agent("b", "Two.")))
        .containsExactly("5=2", "4=3");
  }

  @Test
  void withoutAnIdTheWordsPairAndTheSameWordsTwiceInOrder() {
    assertThat(
            lines(
                START,
                user("go"),
                userRecord("go"),
                user("stop"),
                user("go"),
                userRecord("stop"),
                userRecord("go")))
        .containsExactly("2=3", "4=6", "5=7");
  }

  @Test
  void whatHasNeitherIsPairedInOrder() {
    assertThat(
            lines(
                START,
                agentRecord("x", "1"),
                agent("a", "One."),
                agentRecord("y", "2"),
                agent("b", "Two.")))
        .containsExactly("3=2", "5=4");
  }

  @Test
  void aMessageIsNoneThatWasRecordedBeforeIt() {
    assertThat(lines(START, userRecord("Review it."), user("Findings.")))
        .containsExactly("-=2", "3=-");
    assertThat(lines(START, user("One."), user("Two."), userRecord("2")))
        .as("the last message before the record")
        .containsExactly("2=-", "3=4");
  }

  @Test
  void whatHidesMayHaveBeenTyped() {
    assertThat(lines(START, hidden("<skill>x</skill>"), userRecord("<skill>x</skill>")))
        .containsExactly("2=3");
    assertThat(lines(START, hidden("<skill>x</skill>"), user("x"), userRecord("y")))
        .containsExactly("2=-", "3=4");
  }

  @Test
  void aTurnKeepsItsRecordsToItself() {
    assertThat(lines(START, user("go"), END, START, user("go"), userRecord("go"), END))
        .containsExactly("2=-", "5=6");
    assertThat(lines(CONTEXT, user("go"), CONTEXT, user("go"), userRecord("go")))
        .as("older than turn starts")
        .containsExactly("2=-", "4=5");
    assertThat(lines(START, user("go"), CONTEXT, userRecord("go")))
        .as("settings may change within a turn")
        .containsExactly("2=4");
  }

  @Test
  void whereATurnIsRecordedTwiceTheFullerRecordCounts() {
    List<Pair> pairs =
        pairs(
            START,
            user("go"),
            new EventMsg.UserMessage("go"),
            userRecord("go"),
            new EventMsg.AgentMessage("gone"),
            agent("a", "gone"));
    assertThat(pairs)
        .extracting(pair -> pair.recorded() == null ? "" : pair.recorded().recording())
        .containsExactly(Setting.ITEMS, Setting.EVENTS);
  }

  @Test
  void anItemThatWasCompletedTwiceIsOneRecord() {
    assertThat(
            lines(
                START,
                agent("a", "go"),
                agentRecord("a", "go"),
                agentRecord("a", "go"),
                agent("b", "go"),
                agentRecord("b", "go")))
        .as("by its id, not by its words")
        .containsExactly("2=3", "5=6");
    assertThat(lines(START, agent("a", "go"), agentRecord("a", "go"), agentRecord("a", "gone")))
        .as("with other words the second time")
        .containsExactly("2=3", "-=4");
    assertThat(
            lines(START, agent("a", "go"), agentRecord("a", "go"), completed(userItem("a", "go"))))
        .as("another kind of item")
        .containsExactly("2=3", "-=4");
    assertThat(
            lines(START, agent("a", "go"), agentRecord("a", "go"), START, agentRecord("a", "go")))
        .as("in another turn")
        .containsExactly("2=3", "-=5");
  }

  @Test
  void aThoughtIsPutTogetherFromItsPieces() {
    List<Pair> pairs =
        pairs(START, piece("a"), piece("b"), piece("c"), thought("a", "b"), thought("c"));
    assertThat(pairs).hasSize(2).allMatch(pair -> pair.comparison().differences().isEmpty());
    assertThat(lines(START, piece("a"), piece("b"), thought("a"), thought()))
        .as("a piece of no thought, and a thought without pieces")
        .containsExactly("4=2", "-=3", "5=-");
  }

  @Test
  void aComparisonKnowsWhereItIsMade() {
    List<Pair> pairs =
        pairs(
            user("0"),
            START,
            user("1"),
            userRecord("1"),
            new RolloutItem.Compacted("summary", null),
            END,
            user("2"),
            new EventMsg.Other("entered_review_mode", true),
            START,
            user("3"),
            new EventMsg.Other("exited_review_mode", true),
            user("4"));
    assertThat(pairs)
        .extracting(Pair::comparison)
        .extracting(Comparison::setting)
        .containsExactly(
            new Setting(Setting.NOTHING, false, false, null, Set.of()),
            new Setting(Setting.ITEMS, false, false, "summary", Set.of()),
            new Setting(Setting.ITEMS, true, false, null, Set.of()),
            new Setting(Setting.ITEMS, false, true, null, Set.of()),
            new Setting(Setting.ITEMS, false, false, null, Set.of()));
  }

  @Test
  void whatIsNotedBesideAnItemIsKnownWithIt() {
    List<Pair> pairs = new ArrayList<>();
    Pairing pairing = new Pairing(pairs::add);
    pairing.decided(1, user("x"), new Json("{\"compaction_output\":true,\"other\":false}"));
    pairing.end();
    assertThat(pairs.get(0).comparison().setting().notes()).containsExactly("compaction_output");
  }

  /** Whatever a file holds, each of its items and records is told of once, in its turn. */
  @Test
  void everythingIsInExactlyOnePair() {
    for (int seed = 0; seed < 500; seed++) {
      Random random = new Random(seed);
      Object[] lines = new Object[1 + random.nextInt(40)];
      for (int i = 0; i < lines.length; i++) {
        lines[i] = randomLine(random);
      }
      List<Integer> told = new ArrayList<>();
      for (Pair pair : pairs(lines)) {
        if (pair.decided() != null) {
          told.add(pair.decided().line());
        }
        if (pair.recorded() != null) {
          told.add(pair.recorded().line());
        }
      }
      assertThat(told).as("seed " + seed).containsExactlyInAnyOrderElementsOf(telling(lines));
    }
  }

  private static List<Integer> telling(Object... lines) {
    List<Integer> telling = new ArrayList<>();
    Set<TurnItem> completed = new HashSet<>();
    boolean knowsTurns = false;
    for (int i = 0; i < lines.length; i++) {
      knowsTurns |= lines[i] == START;
      if (lines[i] == START || lines[i] == END || (lines[i] == CONTEXT && !knowsTurns)) {
        completed.clear();
      }
      boolean again =
          lines[i] instanceof EventMsg.ItemCompleted record
              && !record.item().id().isEmpty()
              && !completed.add(record.item());
      if (lines[i] instanceof Decision || (lines[i] instanceof EventMsg.ItemCompleted && !again)) {
        telling.add(i + 1);
      }
    }
    return telling;
  }

  private static Object randomLine(Random random) {
    String text = List.of("a", "b", "<skill>a</skill>").get(random.nextInt(3));
    String id = "id" + random.nextInt(3);
    return switch (random.nextInt(9)) {
      case 0 -> START;
      case 1 -> END;
      case 2 -> CONTEXT;
      case 3 -> hidden(text);
      case 4, 5 -> user(text);
      case 6 -> userRecord(text);
      case 7 -> agent(id, text);
      default -> agentRecord(id, text);
    };
  }
}
