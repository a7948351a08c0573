package dev.turnmark.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds out how the lines of a file are built. The first record that is JSON tells; a broken one
 * before it leaves the question open, so that it costs no other line.
 */
final class Format {

  private final Grammar envelope = new EnvelopeGrammar(true);
  private @Nullable Grammar known;
  private boolean broken;

  /** The grammar of the record at hand. */
  Grammar of(byte[] bytes, int start, int end) {
    if (known != null) {
      return known;
    }
    try {
      Set<String> keys = Parsers.keys(bytes, start, end);
      known = isFlat(keys) ? new FlatGrammar() : envelope;
      return known;
    } catch (JsonProcessingException e) {
      broken = true;
      return envelope;
    } catch (IOException e) {
      throw new IllegalStateException("bytes in memory failed to be read", e);
    }
  }

  private boolean isFlat(Set<String> keys) {
    if (keys.contains("payload")) {
      return false;
    }
    return FlatGrammar.isMeta(keys)
        || keys.contains(FlatGrammar.RECORD_TYPE)
        || (broken && keys.contains(FamilyShape.TAG));
  }
}
