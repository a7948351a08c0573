package dev.turnmark.rules;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * A SHA-256 over several things. Every text goes in behind its length, so no two lists of texts
 * pass for one.
 */
final class Fingerprint {

  /** How many bytes it has. */
  static final int BYTES = 32;

  private final MessageDigest digest;

  Fingerprint() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  Fingerprint add(int number) {
    digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(0, number));
    return this;
  }

  Fingerprint add(String text) {
    return add(text.getBytes(StandardCharsets.UTF_8));
  }

  Fingerprint add(byte[] bytes) {
    add(bytes.length);
    digest.update(bytes);
    return this;
  }

  /** All that was added, in hex; it begins anew behind that. */
  String hex() {
    return HexFormat.of().formatHex(bytes());
  }

  /** All that was added; it begins anew behind that. */
  byte[] bytes() {
    return digest.digest();
  }
}
