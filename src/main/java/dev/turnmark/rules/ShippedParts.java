package dev.turnmark.rules;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The shipped packs as the build compiled them, beside their texts. They are used where exactly
 * those texts are asked for, in the environment they were compiled in, on a Java that is not older.
 */
final class ShippedParts {

  /** Where they lie, beside this class. */
  static final String FOLDER = "compiled/";

  private ShippedParts() {}

  /** What is shipped of a pack of this name; nothing when nothing is. */
  static List<CompiledPart> ofPack(String pack, String environment) {
    try (@Nullable InputStream in = ShippedParts.class.getResourceAsStream(FOLDER + pack)) {
      return in == null ? List.of() : read(in.readAllBytes(), environment).orElse(List.of());
    } catch (IOException e) {
      return List.of();
    }
  }

  /** As they lie there: the version of Java, and an entry. */
  static byte[] write(int java, List<CompiledPart> parts, String environment) {
    byte[] entry = Entry.write(key(java, environment), parts);
    return ByteBuffer.allocate(Integer.BYTES + entry.length).putInt(java).put(entry).array();
  }

  /** What was written for this environment and a Java that is not newer; else nothing. */
  static Optional<List<CompiledPart>> read(byte[] shipped, String environment) {
    if (shipped.length < Integer.BYTES) {
      return Optional.empty();
    }
    ByteBuffer in = ByteBuffer.wrap(shipped);
    int java = in.getInt();
    byte[] entry = new byte[in.remaining()];
    in.get(entry);
    return java > Runtime.version().feature()
        ? Optional.empty()
        : Entry.read(key(java, environment), entry);
  }

  private static String key(int java, String environment) {
    return new Fingerprint().add("shipped").add(java).add(environment).hex();
  }
}
