package dev.turnmark;

import dev.turnmark.rules.RuleSet;
import java.nio.file.Path;

/** The shipped rules, loaded once for all tests: a rule set never changes. */
public final class CodexRules {

  public static final RuleSet LOADED = RuleSet.load(Path.of("rules", "codex"));

  private CodexRules() {}
}
