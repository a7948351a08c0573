package dev.turnmark.json;

import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.RolloutLine;
import java.io.IOException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Lines of the flat files of 0.20 to 0.29: who and when on the first line, then bare response items
 * with {@code {"record_type":"state"}} between them.
 */
final class FlatGrammar implements Grammar {

  static final String RECORD_TYPE = "record_type";

  @Override
  public @Nullable RolloutLine read(Reading in) throws IOException, UnreadableException {
    Set<String> keys = in.keys();
    in.tokens().begin();
    if (keys.contains(FamilyShape.TAG)) {
      return line(Shapes.MODEL.responseItem().read(in), in);
    }
    if (keys.contains(RECORD_TYPE)) {
      in.skip();
      return line(new RolloutItem.Unknown(RECORD_TYPE), in);
    }
    if (isMeta(keys)) {
      in.uncheck(true);
      Object meta = Shapes.MODEL.sessionMeta().read(in);
      in.uncheck(false);
      return line(meta, in);
    }
    throw new UnreadableException(
        new Warning("$.type", Sentence.of(PlainShape.TEXT.expected(), "nothing")));
  }

  /** Codex refuses such files; whoever counts in them counts every line. */
  @Override
  public boolean counts(RolloutItem item) {
    return true;
  }

  /** Whether these are the keys of a first line. */
  static boolean isMeta(Set<String> keys) {
    return keys.contains("id") && keys.contains("timestamp") && !keys.contains(FamilyShape.TAG);
  }

  private static @Nullable RolloutLine line(Object item, Reading in) throws UnreadableException {
    if (item == Reading.MISMATCH) {
      throw new UnreadableException(in.mismatch());
    }
    return item == Reading.PASSED_OVER
        ? null
        : new RolloutLine(null, null, (RolloutItem) item, null);
  }
}
