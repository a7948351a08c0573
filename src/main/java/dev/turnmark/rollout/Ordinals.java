package dev.turnmark.rollout;

import dev.turnmark.model.Internal;
import dev.turnmark.model.RolloutItem.SessionMeta;
import dev.turnmark.model.RolloutLine;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds the ordinals of a paginated file against each other: each line has the one after that of
 * the line before, from any number on. Files without ordinals have no faults.
 *
 * <p>Lines that were not handed in, because nobody could read them, and lines without an ordinal
 * may have had one: they explain as many missing numbers as there are such lines. After a fault it
 * goes on from the number that was found, so that one fault is told once.
 */
@Internal
public final class Ordinals {

  private static final String PAGINATED = "paginated";

  private final List<OrdinalFault> faults = new ArrayList<>();
  private boolean paginated;

  /** The last line with an ordinal; 0 when there was none yet. */
  private int lastLine;

  private long last;
  private @Nullable LineRange bare;

  /**
   * Takes the next line, in the order of the file.
   *
   * @param line from 1
   */
  public void accept(int line, RolloutLine content) {
    if (lastLine == 0 && content.item() instanceof SessionMeta meta) {
      paginated |= PAGINATED.equals(meta.historyMode());
    }
    Long ordinal = content.ordinal();
    if (ordinal == null) {
      addBare(line);
      return;
    }
    closeBare();
    paginated = true;
    if (lastLine > 0 && (ordinal <= last || ordinal - last > line - lastLine)) {
      faults.add(new OrdinalFault(new LineRange(line, line), last + 1, ordinal));
    }
    lastLine = line;
    last = ordinal;
  }

  private void addBare(int line) {
    LineRange before = bare;
    if (before != null && before.last() != line - 1) {
      closeBare();
      before = null;
    }
    bare = new LineRange(before == null ? line : before.first(), line);
  }

  private void closeBare() {
    if (bare != null) {
      faults.add(fault(bare));
      bare = null;
    }
  }

  private OrdinalFault fault(LineRange lines) {
    return new OrdinalFault(lines, lastLine == 0 ? null : last + 1, null);
  }

  /** What was found so far, in the order of the file. */
  public List<OrdinalFault> faults() {
    if (!paginated) {
      return List.of();
    }
    List<OrdinalFault> found = new ArrayList<>(faults);
    if (bare != null) {
      found.add(fault(bare));
    }
    return List.copyOf(found);
  }
}
