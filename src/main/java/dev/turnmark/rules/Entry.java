package dev.turnmark.rules;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32C;

/**
 * Compiled parts as they lie in a cache: a word that says what this is, the key they were put
 * under, the CRC-32C of the rest, and the rest. What was cut off, changed, or put under another key
 * is none.
 */
final class Entry {

  private static final byte[] WORD = {'T', 'U', 'R', 'N', 'M', 'A', 'R', 'K'};
  private static final int HEADER = WORD.length + Fingerprint.BYTES + Integer.BYTES;

  private Entry() {}

  static byte[] write(String key, List<CompiledPart> parts) {
    byte[] rest = PartWriter.write(parts);
    return ByteBuffer.allocate(HEADER + rest.length)
        .put(WORD)
        .put(HexFormat.of().parseHex(key))
        .putInt(sum(rest, 0))
        .put(rest)
        .array();
  }

  /** The parts that were put under this key; nothing when the bytes are anything else. */
  static Optional<List<CompiledPart>> read(String key, byte[] entry) {
    if (entry.length < HEADER) {
      return Optional.empty();
    }
    ByteBuffer in = ByteBuffer.wrap(entry);
    boolean ours =
        Arrays.equals(take(in, WORD.length), WORD)
            && Arrays.equals(take(in, Fingerprint.BYTES), HexFormat.of().parseHex(key))
            && in.getInt() == sum(entry, HEADER);
    return ours ? PartReader.read(in.slice()) : Optional.empty();
  }

  /** Tells damage; the JVM has a fast one from the start, which SHA-256 is not. */
  private static int sum(byte[] bytes, int from) {
    CRC32C sum = new CRC32C();
    sum.update(bytes, from, bytes.length - from);
    return (int) sum.getValue();
  }

  private static byte[] take(ByteBuffer in, int count) {
    byte[] bytes = new byte[count];
    in.get(bytes);
    return bytes;
  }
}
