package dev.turnmark.cli;

import dev.turnmark.audit.Decision;
import dev.turnmark.engine.Classifier;
import dev.turnmark.json.Needs;
import dev.turnmark.json.RolloutReader;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Files decided one after another. What is wrong with one costs no other. */
record Batch(
    Terminal terminal,
    Classifier classifier,
    ReadingOptions reading,
    Needs needs,
    Report report,
    Tally tally) {

  /** Decides a file; gives whether it could be read to its end. */
  boolean run(RolloutFile file) {
    try (RolloutReader reader =
        new RolloutReader(file.open(terminal), file.name(), reading.strictness(), needs)) {
      report.begin(file.name());
      boolean empty = !reader.hasNext();
      try {
        run(reader);
      } finally {
        report.end();
      }
      tally.file(empty);
      reader.problem().ifPresent(p -> terminal.complain(file.name() + ": Codex refuses it: " + p));
      return reader.problem().isEmpty();
    } catch (IOException e) {
      terminal.complain(Trouble.with(file.name(), e));
    } catch (UncheckedIOException e) {
      terminal.complain(Trouble.with(file.name(), e));
    }
    return false;
  }

  private void run(RolloutReader reader) {
    RolloutPass pass = new RolloutPass(classifier, reading.ids(), terminal.randomId());
    while (reader.hasNext()) {
      RolloutRecord line = reader.next();
      if (line instanceof RolloutRecord.Read read) {
        run(read, pass);
      } else if (line instanceof RolloutRecord.Unreadable unreadable) {
        tally.unreadable();
        report.unreadable(unreadable);
      }
    }
  }

  private void run(RolloutRecord.Read line, RolloutPass pass) {
    tally.read(line);
    RolloutItem item = line.content().item();
    if (item instanceof ResponseItem response) {
      Decision decision = pass.decide(response, line.line());
      tally.decided(decision);
      report.decided(line, decision);
    } else {
      pass.hear(item);
    }
  }
}
