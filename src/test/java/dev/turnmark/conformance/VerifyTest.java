package dev.turnmark.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.CodexRules;
import dev.turnmark.audit.Decision;
import dev.turnmark.engine.Classifier;
import dev.turnmark.engine.Explainer;
import dev.turnmark.fact.Session;
import dev.turnmark.json.Needs;
import dev.turnmark.json.RolloutReader;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.json.Strictness;
import dev.turnmark.model.AgentMessageContent;
import dev.turnmark.model.EventMsg;
import dev.turnmark.model.Json;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.TurnItem;
import dev.turnmark.model.UserInput;
import dev.turnmark.rollout.DecidedItem;
import dev.turnmark.rollout.Pair;
import dev.turnmark.rollout.Pairing;
import dev.turnmark.rollout.RecordedItem;
import dev.turnmark.rules.RuleSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/**
 * Changes one record of one example rollout at a time, and expects that no rule explains it away:
 * explanations that are too wide would.
 */
class VerifyTest {

  private static final Path ROLLOUTS = Path.of("src/test/resources/rollouts");
  private static final Classifier CLASSIFIER = Classifier.of(CodexRules.LOADED);
  private static final Explainer EXPLAINER =
      Explainer.of(RuleSet.load(Path.of("rules/extras/verify")));

  @AfterAll
  static void close() {
    CLASSIFIER.close();
    EXPLAINER.close();
  }

  /**
   * A line that was read.
   *
   * @param decision null when it holds no response item
   */
  private record Line(
      int number, RolloutItem item, @Nullable Decision decision, @Nullable Json metadata) {

    Line with(RolloutItem other) {
      return new Line(number, other, null, metadata);
    }

    boolean isRecord() {
      return item instanceof EventMsg.UserMessage
          || item instanceof EventMsg.AgentMessage
          || (item instanceof EventMsg.ItemCompleted completed
              && (completed.item() instanceof TurnItem.UserMessage
                  || completed.item() instanceof TurnItem.AgentMessage));
    }
  }

  /**
   * Without the record of it nothing tells a text that was typed and looks injected from one that
   * was injected.
   */
  @Test
  void everyRecordThatIsMissingIsNoticed() throws IOException {
    Map<String, Integer> expected = new TreeMap<>(REVIEW_REQUESTS);
    expected.put("0.98.0/images_app.jsonl", 5);
    expected.put("0.110.0/images_app.jsonl", 5);
    expected.put("0.130.0/images_app.jsonl", 5);
    expected.put("0.160.0/images_app.jsonl", 4);
    expected.put("0.171.0/images_app.jsonl", 4);
    assertThat(unnoticed((lines, i) -> lines.remove(i))).isEqualTo(expected);
  }

  @Test
  void everyRecordThatSaysSomethingElseIsNoticed() throws IOException {
    assertThat(unnoticed((lines, i) -> lines.set(i, lines.get(i).with(other(lines.get(i).item())))))
        .isEqualTo(REVIEW_REQUESTS);
  }

  /**
   * An item that was completed twice is one, as its id says; a second one that says something else
   * is not. A message with a picture that is known by its id might have been refused, and so
   * missing.
   */
  @Test
  void everyRecordThatIsThereTwiceIsNoticedUnlessItIsTheSameItem() throws IOException {
    Map<String, Integer> expected = new TreeMap<>(REVIEW_REQUESTS);
    expected.put("0.160.0/images_app.jsonl", 1);
    expected.put("0.171.0/images_app.jsonl", 1);
    assertThat(unnoticed((lines, i) -> lines.add(i, second(lines.get(i))))).isEqualTo(expected);
  }

  private static Line second(Line line) {
    return line.item() instanceof EventMsg.ItemCompleted ? line.with(other(line.item())) : line;
  }

  @Test
  void anItemThatWasCompletedTwiceIsOne() throws IOException {
    Map<String, Integer> completed = new TreeMap<>();
    for (Path file : rollouts()) {
      List<Line> lines = lines(file);
      Judged judged = new Judged(session(lines));
      for (int i = 0; i < lines.size(); i++) {
        if (lines.get(i).isRecord() && lines.get(i).item() instanceof EventMsg.ItemCompleted) {
          List<Line> doubled = new ArrayList<>(lines);
          doubled.add(i, lines.get(i));
          completed.merge(judged.leavesOpen(doubled) ? "two" : "one", 1, Integer::sum);
        }
      }
    }
    assertThat(completed).containsOnlyKeys("one");
    assertThat(completed.get("one")).isGreaterThan(200);
  }

  /** What a reviewer was told is held against nothing; before 0.160 it is recorded twice. */
  private static final Map<String, Integer> REVIEW_REQUESTS =
      Map.of(
          "0.110.0/review.1.jsonl", 4,
          "0.130.0/review.1.jsonl", 4,
          "0.145.0/review.1.jsonl", 4,
          "0.160.0/review.1.jsonl", 2,
          "0.171.0/review.1.jsonl", 2);

  private interface Change {
    void make(List<Line> lines, int record);
  }

  /** How many records of a file can be changed without leaving anything unexplained. */
  private static Map<String, Integer> unnoticed(Change change) throws IOException {
    Map<String, Integer> unnoticed = new TreeMap<>();
    int changes = 0;
    for (Path file : rollouts()) {
      List<Line> lines = lines(file);
      Judged judged = new Judged(session(lines));
      for (int i = 0; i < lines.size(); i++) {
        if (lines.get(i).isRecord()) {
          List<Line> changed = new ArrayList<>(lines);
          change.make(changed, i);
          changes++;
          if (!judged.leavesOpen(changed)) {
            unnoticed.merge(ROLLOUTS.relativize(file).toString(), 1, Integer::sum);
          }
        }
      }
    }
    assertThat(changes).isGreaterThan(700);
    return unnoticed;
  }

  /** Pairs of one file, and whether they are unexplained: most are the same at every change. */
  private static final class Judged {

    private final Session session;
    private final Map<List<Object>, Boolean> open = new HashMap<>();

    Judged(Session session) {
      this.session = session;
    }

    boolean leavesOpen(List<Line> lines) {
      List<Pair> pairs = new ArrayList<>();
      Pairing pairing = new Pairing(pairs::add);
      for (Line line : lines) {
        if (line.decision() == null) {
          pairing.pass(line.number(), line.item());
        } else {
          pairing.decided(line.number(), line.decision(), line.metadata());
        }
      }
      pairing.end();
      return pairs.stream().anyMatch(this::isOpen);
    }

    private boolean isOpen(Pair pair) {
      DecidedItem decided = pair.decided();
      RecordedItem recorded = pair.recorded();
      List<Object> key =
          List.of(
              decided == null ? 0 : decided.line(),
              recorded == null ? "nothing" : recorded,
              pair.comparison().setting());
      return open.computeIfAbsent(key, k -> EXPLAINER.explain(pair.comparison(), session).open());
    }
  }

  private static RolloutItem other(RolloutItem item) {
    if (item instanceof EventMsg.UserMessage said) {
      return new EventMsg.UserMessage(
          said.message() + "?", said.images(), said.localImages(), said.audio());
    }
    if (item instanceof EventMsg.AgentMessage said) {
      return new EventMsg.AgentMessage(said.message() + "?", said.phase());
    }
    EventMsg.ItemCompleted completed = (EventMsg.ItemCompleted) item;
    return new EventMsg.ItemCompleted(
        completed.threadId(), completed.turnId(), other(completed.item()));
  }

  private static TurnItem other(TurnItem item) {
    if (item instanceof TurnItem.UserMessage said) {
      List<UserInput> content = new ArrayList<>(said.content());
      content.add(new UserInput.Text("?"));
      return new TurnItem.UserMessage(said.id(), said.clientId(), content, Map.of());
    }
    TurnItem.AgentMessage said = (TurnItem.AgentMessage) item;
    List<AgentMessageContent> content = new ArrayList<>(said.content());
    content.add(new AgentMessageContent.Text("?"));
    return new TurnItem.AgentMessage(said.id(), content, said.phase(), null, Map.of());
  }

  private static Session session(List<Line> lines) {
    for (Line line : lines) {
      if (line.item() instanceof RolloutItem.SessionMeta meta) {
        return Session.of(meta);
      }
    }
    return Session.UNKNOWN;
  }

  private static List<Line> lines(Path file) throws IOException {
    List<Line> lines = new ArrayList<>();
    try (RolloutReader reader =
        new RolloutReader(
            Files.newInputStream(file), file.toString(), Strictness.LENIENT, Needs.everything())) {
      while (reader.hasNext()) {
        if (reader.next() instanceof RolloutRecord.Read read) {
          RolloutItem item = read.content().item();
          Decision decision =
              item instanceof ResponseItem said
                  ? CLASSIFIER.classify(said, Session.UNKNOWN, () -> Shown.FRESH_ID)
                  : null;
          lines.add(new Line(read.line(), item, decision, read.content().metadata()));
        }
      }
    }
    return lines;
  }

  private static List<Path> rollouts() throws IOException {
    try (Stream<Path> files = Files.walk(ROLLOUTS)) {
      return files.filter(f -> f.toString().matches(".*\\.jsonl(\\.zst)?")).sorted().toList();
    }
  }
}
