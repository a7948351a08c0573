package dev.turnmark.cli;

import dev.turnmark.rules.RuleSet;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Which rules are to decide. */
final class RulesOption {

  private static final String USUAL = "rules/codex";
  private static final int SHORT_REVISION = 12;

  @Option(
      names = "--rules",
      paramLabel = "DIR",
      description =
          "Decide by the rules in this directory, as they stand; may be given more than once."
              + " Without it ./rules/codex decides, and where there is none the copy in this"
              + " program.")
  private List<String> directories = new ArrayList<>();

  @Mixin private CacheOption cache = new CacheOption();
  @Mixin private TrustOption trust = new TrustOption();

  /** The directories that decide; none when the copy in this program does. */
  List<String> named(Terminal terminal) {
    return named(terminal, directories);
  }

  private static List<String> named(Terminal terminal, List<String> directories) {
    return directories.isEmpty() && Files.isDirectory(terminal.path(USUAL))
        ? List.of(USUAL)
        : List.copyOf(directories);
  }

  /**
   * The rules asked for.
   *
   * @throws dev.turnmark.rules.BadRulesException with all that is wrong with them
   */
  ChosenRules load(Terminal terminal) {
    cache.apply(terminal);
    trust.apply(terminal);
    return load(terminal, named(terminal));
  }

  /** The rules of these directories, taken together; where there are none, the usual ones. */
  static ChosenRules load(Terminal terminal, List<String> directories) {
    List<String> named = named(terminal, directories);
    if (named.isEmpty()) {
      return new ChosenRules(terminal.rules(List.of()), "the copy in this program");
    }
    List<Path> packs = named.stream().map(terminal::path).toList();
    return new ChosenRules(terminal.rules(packs), String.join(", ", named));
  }

  /**
   * Rules, and where they came from.
   *
   * @param origin in words that the user knows
   */
  record ChosenRules(RuleSet set, String origin) {

    /** Which they are, in a few words. */
    String name() {
      return PlainText.oneLine(origin)
          + ", revision "
          + set.revision().substring(0, SHORT_REVISION);
    }
  }
}
