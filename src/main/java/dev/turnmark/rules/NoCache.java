package dev.turnmark.rules;

import java.util.Optional;

/** Keeps nothing. */
enum NoCache implements RuleCache {
  /** There is but one. */
  INSTANCE;

  @Override
  public Optional<byte[]> get(String key) {
    return Optional.empty();
  }

  @Override
  public void put(String key, byte[] entry) {}
}
