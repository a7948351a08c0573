package dev.turnmark.json;

import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutLine;
import java.io.IOException;
import java.util.Objects;

/** Values that stand alone, not on a line of a file. */
enum Standalone {
  RESPONSE_ITEM {
    @Override
    Object read(Reading in) throws IOException, UnreadableException {
      in.tokens().begin();
      Object item = Shapes.MODEL.responseItem().read(in);
      return item == Reading.PASSED_OVER ? new ResponseItem.Other() : item;
    }
  },
  TURN_ITEM {
    @Override
    Object read(Reading in) throws IOException, UnreadableException {
      in.tokens().begin();
      return Shapes.MODEL.turnItem().read(in);
    }
  },
  ROLLOUT_ITEM {
    @Override
    Object read(Reading in) throws IOException, UnreadableException {
      RolloutLine line = new EnvelopeGrammar(false).read(in);
      return line == null ? new ResponseItem.Other() : line.item();
    }
  };

  abstract Object read(Reading in) throws IOException, UnreadableException;

  <T> T read(byte[] json, Strictness strictness, Class<T> type) throws UnreadableException {
    if (WhiteSpace.isAll(json, 0, json.length)) {
      throw new UnreadableException(Sentence.of("an object", "nothing"));
    }
    LineReader lines = new LineReader(new Manner(strictness, Needs.everything()));
    LineReader.Outcome<Object> outcome =
        lines.read(json, 0, json.length, LongTexts.NONE, this::checked);
    return type.cast(Objects.requireNonNull(outcome.value()));
  }

  private Object checked(Reading in) throws IOException, UnreadableException {
    Object value = read(in);
    if (value == Reading.MISMATCH) {
      throw new UnreadableException(in.mismatch());
    }
    return value;
  }
}
