package dev.turnmark.engine;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.turnmark.audit.Decision;
import dev.turnmark.audit.DecisionRecord;
import dev.turnmark.audit.LineMarks;
import dev.turnmark.fact.Session;
import dev.turnmark.fuzz.Law;
import dev.turnmark.json.Strictness;
import dev.turnmark.json.TurnmarkJson;
import dev.turnmark.json.UnreadableException;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.reference.RandomItems;
import dev.turnmark.reference.ReferenceMapping;
import dev.turnmark.rules.RuleSet;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;

/**
 * Any item: the shipped rules decide it as the same mapping in plain Java does, nothing is left
 * undecided, and the decision can be written in one line.
 */
@NullMarked
public final class DecisionFuzz {

  private static final Classifier CLASSIFIER = Classifier.of(RuleSet.shipped());

  private DecisionFuzz() {}

  /** Items that the tests make up. */
  public static Stream<byte[]> seeds() {
    RandomItems items = new RandomItems(1);
    return Stream.generate(items::next).limit(600).map(TurnmarkJson::writeBytes);
  }

  /** What takes its time the first time counts for no input. */
  public static void fuzzerInitialize() {
    fuzzerTestOneInput(TurnmarkJson.writeBytes(new RandomItems(1).next()));
  }

  /** What the fuzzer calls. */
  public static void fuzzerTestOneInput(byte[] data) {
    try {
      item(TurnmarkJson.readResponseItem(data, Strictness.LENIENT));
    } catch (UnreadableException notAnItem) {
      line(data);
    }
  }

  private static void item(ResponseItem item) {
    Decision decision = CLASSIFIER.classify(item, Session.UNKNOWN, () -> ReferenceMapping.FRESH_ID);
    Law.same(decision.undecided(), List.of(), "nothing undecided of " + item);
    Law.same(AsReference.of(decision), ReferenceMapping.decide(item), "decided of " + item);
    String written =
        TurnmarkJson.writeRecord(DecisionRecord.of(decision, "x.jsonl", 1, null, List.of()));
    Law.holds(written.startsWith("{\"file\":\"x.jsonl\""), () -> "no record: " + written);
    Law.sentence(written);
  }

  private static void line(byte[] data) {
    try {
      RolloutItem item = TurnmarkJson.readRolloutItem(new String(data, UTF_8), Strictness.LENIENT);
      if (item instanceof ResponseItem said) {
        item(said);
      } else {
        LineMarks marks = CLASSIFIER.marks(item, Session.UNKNOWN);
        Law.same(marks.undecided(), List.of(), "nothing undecided of " + item);
      }
    } catch (UnreadableException e) {
      Law.sentence(e.sentence());
    }
  }
}
