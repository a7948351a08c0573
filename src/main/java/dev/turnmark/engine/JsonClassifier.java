package dev.turnmark.engine;

import com.fasterxml.jackson.databind.JsonNode;
import dev.turnmark.audit.DecisionRecord;
import dev.turnmark.audit.LineRecord;
import dev.turnmark.fact.Session;
import dev.turnmark.json.LoneRecord;
import dev.turnmark.json.ReadingLimits;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.json.Strictness;
import dev.turnmark.json.TurnmarkJson;
import dev.turnmark.json.UnreadableException;
import dev.turnmark.json.Warning;
import dev.turnmark.model.ResponseItem;
import java.util.List;
import java.util.Objects;

/**
 * A classifier that takes JSON and answers in JSON, for hosts that don't want our model. It takes a
 * response item, or a line of a rollout, and gives what {@code classify --format jsonl} prints of
 * one: {@link DecisionRecord}, or {@link LineRecord} for a line without a response item. What
 * stands in no file is called {@code -}, line 1.
 *
 * <p>As safe for many threads as the classifier it asks, and open as long as that is.
 */
public final class JsonClassifier {

  private static final String NO_FILE = "-";

  private final Classifier classifier;
  private final Strictness strictness;
  private final ReadingLimits limits;

  JsonClassifier(Classifier classifier, Strictness strictness, ReadingLimits limits) {
    this.classifier = classifier;
    this.strictness = strictness;
    this.limits = limits;
  }

  /**
   * Decides an item of which nothing more is known.
   *
   * @param json in UTF-8
   * @return in UTF-8
   * @throws UnreadableException when it is neither a response item nor a line of a rollout
   */
  public byte[] classify(byte[] json) throws UnreadableException {
    Objects.requireNonNull(json, "json");
    return TurnmarkJson.writeRecordBytes(record(json));
  }

  /**
   * Decides an item of which nothing more is known.
   *
   * @throws UnreadableException when it is neither a response item nor a line of a rollout
   */
  public JsonNode classify(JsonNode json) throws UnreadableException {
    Objects.requireNonNull(json, "json");
    return TurnmarkJson.writeRecordTree(record(TurnmarkJson.writeBytes(json)));
  }

  private Record record(byte[] json) throws UnreadableException {
    RolloutRecord said = LoneRecord.read(json, strictness, limits);
    if (said instanceof RolloutRecord.Unreadable unreadable) {
      throw new UnreadableException(unreadable.reason());
    }
    RolloutRecord.Read line = (RolloutRecord.Read) said;
    List<String> warnings = line.warnings().stream().map(Warning::toString).toList();
    return line.content().item() instanceof ResponseItem item
        ? DecisionRecord.of(classifier.classify(item), NO_FILE, line.line(), line.index(), warnings)
        : LineRecord.of(
            classifier.marks(line.content().item(), Session.UNKNOWN),
            NO_FILE,
            line.line(),
            line.index(),
            null,
            warnings);
  }
}
