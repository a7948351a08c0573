package dev.turnmark.engine;

import dev.turnmark.audit.Decision;
import dev.turnmark.fact.Session;
import dev.turnmark.json.RolloutReader;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.json.Warning;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.List;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** The lines of one rollout on their way through the rules: read and decided as they are asked. */
final class DecidedLines implements Iterator<DecidedLine> {

  private final Classifier classifier;
  private final RolloutReader reader;
  private Session session = Session.UNKNOWN;
  private boolean heard;

  private DecidedLines(Classifier classifier, RolloutReader reader) {
    this.classifier = classifier;
    this.reader = reader;
  }

  /** All of them, in order; closing the stream closes the reader. */
  static Stream<DecidedLine> of(Classifier classifier, RolloutReader reader) {
    int traits = Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.IMMUTABLE;
    return StreamSupport.stream(
            Spliterators.spliteratorUnknownSize(new DecidedLines(classifier, reader), traits),
            false)
        .onClose(() -> close(reader));
  }

  private static void close(RolloutReader reader) {
    try {
      reader.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public boolean hasNext() {
    return reader.hasNext();
  }

  @Override
  public DecidedLine next() {
    RolloutRecord next = reader.next();
    if (next instanceof RolloutRecord.Unreadable unreadable) {
      return new DecidedLine.Unreadable(unreadable.line(), unreadable.reason());
    }
    RolloutRecord.Read line = (RolloutRecord.Read) next;
    RolloutItem said = line.content().item();
    hear(said);
    List<String> warnings = line.warnings().stream().map(Warning::toString).toList();
    String timestamp = line.content().timestamp();
    if (said instanceof ResponseItem item) {
      Decision decision =
          classifier.classify(item, session, () -> FreshIds.of(session.id(), line.line()));
      return new DecidedLine.Item(line.line(), line.index(), timestamp, decision, warnings);
    }
    return new DecidedLine.Other(
        line.line(), line.index(), timestamp, classifier.marks(said, session), warnings);
  }

  /** Of the lines that speak of the session only the first counts. */
  private void hear(RolloutItem said) {
    if (!heard && said instanceof RolloutItem.SessionMeta meta) {
      session = Session.of(meta);
      heard = true;
    }
  }
}
