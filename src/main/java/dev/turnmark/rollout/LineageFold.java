package dev.turnmark.rollout;

import dev.turnmark.fact.LineMetadata;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.RolloutItem.HistoryBase;
import dev.turnmark.model.RolloutItem.RolloutReference;
import dev.turnmark.model.RolloutItem.SessionMeta;
import dev.turnmark.model.RolloutLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Finds out line by line whose file it is and what in it was copied. Where a copy ends may be known
 * only from the lines after it, so this is for a first way through a file.
 *
 * <p>Inherited is, after the first {@code session_meta}:
 *
 * <ul>
 *   <li>every {@code session_meta} of another session;
 *   <li>every line with {@code inherited_user_message} set in the metadata beside its payload;
 *   <li>where the first {@code session_meta} gives a {@code subagent_history_start_ordinal}, every
 *       line with a smaller ordinal; the same with {@code forked_from_ordinal_exclusive}, unless
 *       there is a {@code history_base}, which says that nothing was copied;
 *   <li>where it gives none of these, the stretch that {@link CopiedTurns} recognises.
 * </ul>
 *
 * When in doubt, nothing is inherited.
 */
public final class LineageFold {

  private final LineRanges marked = new LineRanges();
  private @Nullable SessionMeta session;
  private @Nullable Long firstOwnOrdinal;
  private @Nullable CopiedTurns turns;
  private @Nullable Continues continues;

  /**
   * Takes the next line, in the order of the file.
   *
   * @param line from 1
   */
  public void accept(int line, RolloutLine content) {
    RolloutItem item = content.item();
    if (item instanceof RolloutReference && continues == null) {
      continues = Continues.from(item).orElse(null);
    }
    if (session == null) {
      if (item instanceof SessionMeta meta) {
        open(line, meta);
      }
      return;
    }
    if (turns != null) {
      turns.accept(line, content);
    }
    if (isOfAnother(item, session) || isBeforeOwn(content) || isTold(content)) {
      marked.add(line);
    }
  }

  private void open(int line, SessionMeta meta) {
    session = meta;
    HistoryBase base = meta.historyBase();
    if (base != null) {
      continues = Continues.from(meta).orElse(null);
    }
    Long subagent = meta.subagentHistoryStartOrdinal();
    Long fork = base == null ? meta.forkedFromOrdinalExclusive() : null;
    firstOwnOrdinal = subagent == null ? fork : subagent;
    if (base == null && firstOwnOrdinal == null) {
      turns = new CopiedTurns(line, meta);
    }
  }

  /** A session that was resumed may name itself again. */
  static boolean isOfAnother(RolloutItem item, SessionMeta session) {
    return item instanceof SessionMeta meta && !Objects.equals(meta.id(), session.id());
  }

  private boolean isBeforeOwn(RolloutLine content) {
    Long ordinal = content.ordinal();
    return firstOwnOrdinal != null && ordinal != null && ordinal < firstOwnOrdinal;
  }

  private static boolean isTold(RolloutLine content) {
    return content.metadata() != null && LineMetadata.inheritedUserMessage(content.metadata());
  }

  /** What was found out so far. */
  public Lineage lineage() {
    List<LineRange> inherited = new ArrayList<>();
    int from = 1;
    LineRange copy = turns == null ? null : turns.copy();
    if (copy != null) {
      inherited.add(copy);
      from = copy.last() + 1;
    }
    inherited.addAll(marked.between(from, Integer.MAX_VALUE));
    return new Lineage(session, continues, inherited);
  }
}
