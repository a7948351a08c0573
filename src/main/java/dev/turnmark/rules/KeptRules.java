package dev.turnmark.rules;

import java.util.List;
import java.util.Optional;

/**
 * Rules that were compiled before: those shipped with this program, and those in a cache.
 *
 * @param environment what they were compiled in
 */
record KeptRules(String environment, RuleCache cache) {

  /** Those that are good here; nothing when that cannot be known. */
  static Optional<KeptRules> in(RuleCache cache) {
    return Environment.fingerprint().map(environment -> new KeptRules(environment, cache));
  }

  /** What is shipped of a pack of this name. */
  List<CompiledPart> shipped(String pack) {
    return ShippedParts.ofPack(pack, environment);
  }

  /**
   * Exactly these files, compiled in one go. Whoever put them there, what does not keep inside of
   * the fence is passed over like what was damaged.
   */
  Optional<CompiledPart> get(List<String> files) {
    String key = key(files);
    return cache
        .get(key)
        .flatMap(Sealed::open)
        .flatMap(entry -> Entry.read(key, entry))
        .filter(parts -> parts.size() == 1)
        .map(parts -> parts.get(0))
        .filter(part -> List.copyOf(part.files().keySet()).equals(files))
        .filter(part -> CompiledFence.holds(Fence.ours(), part.classes()));
  }

  void put(CompiledPart part) {
    if (cache instanceof NoCache) {
      return; // An entry is not made for nothing.
    }
    String key = key(List.copyOf(part.files().keySet()));
    cache.put(key, Sealed.of(Entry.write(key, List.of(part))));
  }

  /** Another Java may compile a rule otherwise. */
  private String key(List<String> files) {
    Fingerprint key =
        new Fingerprint().add("compiled").add(Runtime.version().feature()).add(environment);
    files.forEach(key::add);
    return key.hex();
  }
}
