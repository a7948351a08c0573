package dev.turnmark.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.turnmark.model.Internal;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.RolloutLine;
import java.io.IOException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A line of a rollout, or a response item without a line around it, that stands in no file. It may
 * be written over several lines.
 */
@Internal
public final class LoneRecord {

  private LoneRecord() {}

  /**
   * Reads it as the first and only line of a file would be read, but that only a strict reading
   * misses a timestamp: what stands in no file may well have none.
   *
   * @param json in UTF-8
   */
  public static RolloutRecord read(byte[] json, Strictness strictness) {
    return read(json, strictness, ReadingLimits.USUAL);
  }

  /**
   * The same within other limits.
   *
   * @param json in UTF-8
   * @param limits of what it may hold
   */
  public static RolloutRecord read(byte[] json, Strictness strictness, ReadingLimits limits) {
    if (WhiteSpace.isAll(json, 0, json.length)) {
      return new RolloutRecord.Unreadable(1, Sentence.of("an object", "nothing"));
    }
    Grammar grammar = grammar(json, strictness);
    try {
      LineReader.Outcome<RolloutLine> outcome =
          new LineReader(new Manner(strictness, Needs.everything(), limits))
              .read(json, 0, json.length, LongTexts.NONE, grammar);
      @Nullable RolloutLine value = outcome.value();
      RolloutLine line =
          value == null ? new RolloutLine(null, null, new ResponseItem.Other(), null) : value;
      NarrowLimits.check(limits, line.item());
      boolean counts = value != null && !outcome.refused() && grammar.counts(line.item());
      return new RolloutRecord.Read(1, counts ? 0 : null, line, outcome.warnings());
    } catch (UnreadableException e) {
      return new RolloutRecord.Unreadable(1, e.sentence());
    }
  }

  private static Grammar grammar(byte[] json, Strictness strictness) {
    try {
      Set<String> keys = Parsers.keys(json, 0, json.length);
      if (keys.contains("payload")) {
        return new EnvelopeGrammar(strictness == Strictness.STRICT);
      }
      boolean flat = keys.contains(FlatGrammar.RECORD_TYPE) || FlatGrammar.isMeta(keys);
      return flat ? new FlatGrammar() : new Bare();
    } catch (JsonProcessingException e) {
      return new Bare(); // It reads no better, and says what is wrong and where.
    } catch (IOException e) {
      throw new IllegalStateException("bytes in memory failed to be read", e);
    }
  }

  /** A response item as the payload of a line would be. */
  private static final class Bare implements Grammar {

    @Override
    public @Nullable RolloutLine read(Reading in) throws IOException, UnreadableException {
      in.tokens().begin();
      Object item = Shapes.MODEL.responseItem().read(in);
      if (item == Reading.MISMATCH) {
        throw new UnreadableException(in.mismatch());
      }
      return item == Reading.PASSED_OVER
          ? null
          : new RolloutLine(null, null, (RolloutItem) item, null);
    }

    @Override
    public boolean counts(RolloutItem item) {
      return true;
    }
  }
}
