package dev.turnmark.rules;

import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;

/**
 * Where compiled rules are kept, so that texts that were compiled once need not be compiled again.
 *
 * <p>What is kept under a key was made from texts that are part of the key, as are the versions of
 * all that made it: nothing in a cache grows old, and an edited rule is never answered by what was
 * there before. An entry that is not, to the bit, what was put under its key is passed over and
 * made anew. That holds against accidents; whoever can write to a cache on purpose can bring code
 * of his own with the fitting sum, so it has to be a place that only its owner can write to.
 *
 * <p>An implementation may forget whatever it likes, is used by several threads at a time, and does
 * not fail: what cannot be kept is not kept.
 */
public interface RuleCache {

  /**
   * What was put under a key.
   *
   * @param key 64 hexadecimal digits
   */
  Optional<byte[]> get(String key);

  /**
   * Keeps something.
   *
   * @param key 64 hexadecimal digits
   * @param entry not to be changed
   */
  void put(String key, byte[] entry);

  /** Keeps nothing. */
  static RuleCache none() {
    return NoCache.INSTANCE;
  }

  /** Keeps up to some 16 MB in memory: for a host that loads rules again whenever they change. */
  static RuleCache inMemory() {
    return new MemoryCache();
  }

  /**
   * Keeps files in a directory, up to 64 MB; those that have been there longest go first. Any
   * number of processes may use it at a time. It is made when it is missing. Where it belongs to
   * somebody else, or where others may write to it, nothing is kept and nothing is used.
   */
  static RuleCache in(Path directory) {
    return new CacheDirectory(Objects.requireNonNull(directory, "directory"));
  }
}
