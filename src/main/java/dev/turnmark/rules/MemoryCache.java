package dev.turnmark.rules;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Entries in memory; what was not asked for longest goes first. */
final class MemoryCache implements RuleCache {

  private static final int USUAL_SIZE = 16 << 20;

  private final int size;
  private final Map<String, byte[]> entries = new LinkedHashMap<>(16, 0.75f, true);
  private long used;

  MemoryCache() {
    this(USUAL_SIZE);
  }

  /**
   * @param size how many bytes of entries it keeps at most
   */
  MemoryCache(int size) {
    this.size = size;
  }

  @Override
  public synchronized Optional<byte[]> get(String key) {
    return Optional.ofNullable(entries.get(key));
  }

  @Override
  public synchronized void put(String key, byte[] entry) {
    byte[] before = entries.put(key, entry);
    used += entry.length - (before == null ? 0 : before.length);
    Iterator<byte[]> oldest = entries.values().iterator();
    while (used > size && oldest.hasNext()) {
      used -= oldest.next().length;
      oldest.remove();
    }
  }
}
