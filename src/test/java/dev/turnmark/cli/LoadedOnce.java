package dev.turnmark.cli;

import dev.turnmark.CodexRules;
import dev.turnmark.rules.RuleSet;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Loads rules whose files stay as they are once for all tests: most of a short run is that. */
final class LoadedOnce implements Terminal.RuleLoader {

  private final Map<List<Path>, RuleSet> loaded = new ConcurrentHashMap<>();

  @Override
  public RuleSet load(List<Path> packs) {
    if (packs.isEmpty()) {
      return CodexRules.LOADED;
    }
    List<Path> places = packs.stream().map(pack -> pack.toAbsolutePath().normalize()).toList();
    RuleSet known = loaded.get(places);
    // Deliberate: rules that are wrong are loaded each time, for their problems name the files.
    return known == null ? remember(places, Terminal.RuleLoader.FILES.load(packs)) : known;
  }

  private RuleSet remember(List<Path> places, RuleSet rules) {
    loaded.put(places, rules);
    return rules;
  }
}
