package dev.turnmark.rules;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/**
 * The fingerprint of rule texts. Every text goes in behind its length, so none can pass for two.
 */
final class Revision {

  private final MessageDigest digest;

  private Revision() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  static String of(List<RulePack> packs) {
    Revision revision = new Revision();
    revision.add(packs.size());
    for (RulePack pack : packs) {
      revision.add(pack.name());
      revision.add(pack.documents().size());
      for (RuleDocument document : pack.documents()) {
        revision.add(document.path());
        revision.add(document.text());
      }
    }
    return HexFormat.of().formatHex(revision.digest.digest());
  }

  /** The revision of rules that lack one of those of another revision. */
  static String without(String whole, String rule) {
    Revision revision = new Revision();
    revision.add(whole);
    revision.add(rule);
    return HexFormat.of().formatHex(revision.digest.digest());
  }

  private void add(int number) {
    digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(0, number));
  }

  private void add(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    add(bytes.length);
    digest.update(bytes);
  }
}
