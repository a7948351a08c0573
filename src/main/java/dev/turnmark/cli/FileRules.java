package dev.turnmark.cli;

import dev.turnmark.rules.RuleCache;
import dev.turnmark.rules.RuleSet;
import dev.turnmark.rules.RuleSource;
import java.nio.file.Path;
import java.util.List;

/** Rules from the files that hold them, compiled once for each of their texts. */
final class FileRules implements Terminal.RuleLoader {

  private final RuleCache cache;
  private volatile boolean afresh;

  /**
   * @param cache where compiled rules are kept
   */
  FileRules(RuleCache cache) {
    this.cache = cache;
  }

  @Override
  public RuleSet load(List<Path> packs) {
    return load(packs.isEmpty() ? RuleSource.shipped() : RuleSource.directories(packs));
  }

  @Override
  public RuleSet load(RuleSource source) {
    return afresh ? RuleSet.compile(source) : RuleSet.load(source, cache);
  }

  @Override
  public void compileAlways() {
    afresh = true;
  }
}
