package dev.turnmark.bench;

import dev.turnmark.json.Needs;
import dev.turnmark.rules.RuleSet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

/** The rule sets that are measured. */
final class Rules {

  /** How many rules the larger set has. */
  static final int MANY = 500;

  /** The shipped rules, as they lie in the directory that this is run in. */
  static final Path SHIPPED = Path.of("rules", "codex");

  private static final String HEADER =
      """
      // Markers of programs that are not there.
      package finding

      import dev.turnmark.fact.Context;
      import dev.turnmark.fact.Part;

      salience 100
      """;

  private static final String RULE =
      """

      rule "a text wrapped in <acme_context_%1$d> is context"
          @because("program %1$d puts it there")
          @upstream("none: a rule of a benchmark")
      when
          $p : Part( role == "user", type == "input_text", wrappedIn("<acme_context_%1$d>", "</acme_context_%1$d>") )
      then
          insert(new Context($p));
      end
      """;

  private Rules() {}

  /** The shipped rules and as many markers as make {@link #MANY} rules of them. */
  static RuleSet many() {
    RuleSet shipped = RuleSet.load(SHIPPED);
    try {
      Path pack = Files.createTempDirectory("turnmark-bench");
      Path file = Files.createDirectory(pack.resolve("finding")).resolve("acme-contexts.drl");
      StringBuilder rules = new StringBuilder(HEADER);
      for (int i = shipped.catalogue().rules().size(); i < MANY; i++) {
        rules.append(RULE.formatted(i));
      }
      Files.writeString(file, rules);
      file.toFile().deleteOnExit();
      return RuleSet.load(SHIPPED, pack);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What a reader has to read for these rules, and no more, as {@code --summary-only} does. */
  static Needs needs(RuleSet rules) {
    return Needs.of(mentioned(rules));
  }

  /** The same with what turn items carry over, as {@code --format jsonl} writes it. */
  static Needs needsWithTurnItems(RuleSet rules) {
    return Needs.of(mentioned(rules), Set.of("imageUrl", "audioUrl", "result"));
  }

  private static Set<String> mentioned(RuleSet rules) {
    Set<String> names = new HashSet<>(Needs.choices());
    names.removeIf(name -> !rules.words().mentions(name));
    return names;
  }
}
