package dev.turnmark.rules;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * Compiled parts as they lie in a cache: a word that says what this is, the key they were put
 * under, the SHA-256 of the rest, and the rest. What was cut off, changed, or put under another key
 * is none.
 */
final class Entry {

  private static final byte[] WORD = {'T', 'U', 'R', 'N', 'M', 'A', 'R', 'K'};
  private static final int HEADER = WORD.length + 2 * Fingerprint.BYTES;

  private Entry() {}

  static byte[] write(String key, List<CompiledPart> parts) {
    byte[] rest = PartWriter.write(parts);
    return ByteBuffer.allocate(HEADER + rest.length)
        .put(WORD)
        .put(HexFormat.of().parseHex(key))
        .put(new Fingerprint().add(rest).bytes())
        .put(rest)
        .array();
  }

  /** The parts that were put under this key; nothing when the bytes are anything else. */
  static Optional<List<CompiledPart>> read(String key, byte[] entry) {
    if (entry.length < HEADER) {
      return Optional.empty();
    }
    ByteBuffer in = ByteBuffer.wrap(entry);
    byte[] rest = Arrays.copyOfRange(entry, HEADER, entry.length);
    boolean ours =
        Arrays.equals(take(in, WORD.length), WORD)
            && Arrays.equals(take(in, Fingerprint.BYTES), HexFormat.of().parseHex(key))
            && Arrays.equals(take(in, Fingerprint.BYTES), new Fingerprint().add(rest).bytes());
    return ours ? PartReader.read(in.slice()) : Optional.empty();
  }

  private static byte[] take(ByteBuffer in, int count) {
    byte[] bytes = new byte[count];
    in.get(bytes);
    return bytes;
  }
}
