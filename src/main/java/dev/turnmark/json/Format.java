package dev.turnmark.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds out how the lines of a file are built. The first record that is JSON tells; a broken one
 * before it leaves the question open, so that it costs no other line.
 */
final class Format {

  /** How many records may be neither of a rollout nor of anything else before nobody asks more. */
  private static final int MOST_LOOKED_AT = 20;

  private final Grammar envelope = new EnvelopeGrammar(true);
  private @Nullable Grammar known;
  private @Nullable OtherGrammar other;
  private int toLookAt = MOST_LOOKED_AT;
  private boolean broken;

  /** The grammar of the record at hand. */
  Grammar of(byte[] bytes, int start, int end) {
    if (known != null && toLookAt == 0) {
      return known;
    }
    try {
      Set<String> keys = Parsers.keys(bytes, start, end);
      lookForAnother(keys, bytes, start, end);
      if (known == null) {
        known = other == null && isFlat(keys) ? new FlatGrammar() : envelope;
      }
      return known;
    } catch (JsonProcessingException e) {
      broken = true;
      return known == null ? envelope : known;
    } catch (IOException e) {
      throw new IllegalStateException("bytes in memory failed to be read", e);
    }
  }

  /** The grammar of all records to come, when that is known and it is today's. */
  @Nullable Grammar settled() {
    return toLookAt == 0 && known instanceof EnvelopeGrammar ? known : null;
  }

  /** What the file is written in, if it is no rollout, as far as it was read. */
  Optional<OtherGrammar> other() {
    return Optional.ofNullable(other);
  }

  private void lookForAnother(Set<String> keys, byte[] bytes, int start, int end)
      throws IOException {
    toLookAt--;
    if (!keys.contains("payload") && !(known instanceof FlatGrammar)) {
      other = OtherGrammar.of(bytes, start, end).orElse(null);
    }
    if (other != null || keys.contains("payload") || known instanceof FlatGrammar) {
      toLookAt = 0;
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
