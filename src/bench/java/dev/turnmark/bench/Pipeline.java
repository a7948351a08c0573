package dev.turnmark.bench;

import dev.turnmark.audit.DecisionRecord;
import dev.turnmark.engine.Classifier;
import dev.turnmark.engine.FreshIds;
import dev.turnmark.fact.Session;
import dev.turnmark.json.Needs;
import dev.turnmark.json.RolloutReader;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.json.TurnmarkJson;
import dev.turnmark.json.Warning;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem.SessionMeta;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The ways through a whole rollout that are compared. */
final class Pipeline {

  private static final String FILE = "generated.jsonl";

  private Pipeline() {}

  /** Says what to write of an item. */
  private interface Deciding {
    DecisionRecord record(ResponseItem item, Session session, RolloutRecord.Read read);
  }

  /** Reads and decides by rules; gives how many items somebody sees. */
  static int decide(byte[] rollout, Needs needs, Classifier classifier) throws IOException {
    int shown = 0;
    Session session = Session.UNKNOWN;
    try (RolloutReader reader = Data.reader(rollout, needs)) {
      while (reader.hasNext()) {
        RolloutRecord.Read read = (RolloutRecord.Read) reader.next();
        if (read.content().item() instanceof SessionMeta meta) {
          session = Session.of(meta);
        } else if (read.content().item() instanceof ResponseItem item) {
          String id = session.id();
          int line = read.line();
          shown +=
              classifier.classify(item, session, () -> FreshIds.of(id, line)).turnItem() == null
                  ? 0
                  : 1;
        }
      }
    }
    return shown;
  }

  /** Reads, decides by rules, and writes JSON lines; gives how many characters. */
  static long rules(byte[] rollout, Needs needs, Classifier classifier) throws IOException {
    return through(
        rollout,
        needs,
        (item, session, read) ->
            DecisionRecord.of(
                classifier.classify(item, session, () -> FreshIds.of(session.id(), read.line())),
                FILE,
                read.line(),
                read.index(),
                warnings(read)));
  }

  /** Reads, decides by plain Java, and writes JSON lines; gives how many characters. */
  static long plainJava(byte[] rollout, Needs needs) throws IOException {
    return through(
        rollout,
        needs,
        (item, session, read) ->
            PlainJava.record(item, FILE, read.line(), read.index(), session.id(), warnings(read)));
  }

  private static List<String> warnings(RolloutRecord.Read read) {
    return read.warnings().stream().map(Warning::toString).toList();
  }

  private static long through(byte[] rollout, Needs needs, Deciding deciding) throws IOException {
    CountedBytes out = new CountedBytes();
    Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
    Session session = Session.UNKNOWN;
    try (RolloutReader reader = Data.reader(rollout, needs)) {
      while (reader.hasNext()) {
        RolloutRecord.Read read = (RolloutRecord.Read) reader.next();
        if (read.content().item() instanceof SessionMeta meta) {
          session = Session.of(meta);
        } else if (read.content().item() instanceof ResponseItem item) {
          DecisionRecord data = deciding.record(item, session, read);
          TurnmarkJson.writeRecord(data, read.carried(), writer);
          writer.write('\n');
        }
      }
    }
    writer.flush();
    return out.count();
  }
}
