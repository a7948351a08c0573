package dev.turnmark.rules;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Optional;

/**
 * Bytes on their way through a cache, behind their SHA-256. What travels in the jar needs none, and
 * a start would feel it.
 */
final class Sealed {

  private Sealed() {}

  static byte[] of(byte[] bytes) {
    return ByteBuffer.allocate(Fingerprint.BYTES + bytes.length)
        .put(hash(bytes))
        .put(bytes)
        .array();
  }

  /** What was sealed; nothing when a bit of it is another. */
  static Optional<byte[]> open(byte[] sealed) {
    if (sealed.length < Fingerprint.BYTES) {
      return Optional.empty();
    }
    byte[] bytes = Arrays.copyOfRange(sealed, Fingerprint.BYTES, sealed.length);
    byte[] hash = Arrays.copyOf(sealed, Fingerprint.BYTES);
    return MessageDigest.isEqual(hash, hash(bytes)) ? Optional.of(bytes) : Optional.empty();
  }

  private static byte[] hash(byte[] bytes) {
    return new Fingerprint().add(bytes).bytes();
  }
}
