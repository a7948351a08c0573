package dev.turnmark.conformance;

import dev.turnmark.engine.Classifier;
import dev.turnmark.fact.Session;
import dev.turnmark.json.Needs;
import dev.turnmark.json.RolloutReader;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.json.Strictness;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.rollout.JudgedLine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Has the rules judge whole rollouts. */
public final class Judge {

  private final Classifier classifier;

  public Judge(Classifier classifier) {
    this.classifier = classifier;
  }

  /** The lines of a file that can be read. */
  public List<JudgedLine> lines(Path file, Strictness strictness) throws IOException {
    List<JudgedLine> lines = new ArrayList<>();
    try (RolloutReader reader =
        new RolloutReader(
            Files.newInputStream(file), file.toString(), strictness, Needs.everything())) {
      while (reader.hasNext()) {
        if (reader.next() instanceof RolloutRecord.Read read) {
          lines.add(line(read.line(), read.index(), read.content().item()));
        }
      }
    }
    return lines;
  }

  public JudgedLine line(int line, @Nullable Integer index, RolloutItem item) {
    return JudgedLine.judge(
        line,
        index,
        item,
        said -> classifier.classify(said, Session.UNKNOWN, () -> Shown.FRESH_ID),
        other -> classifier.marks(other, Session.UNKNOWN));
  }
}
