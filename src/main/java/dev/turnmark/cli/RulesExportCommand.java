package dev.turnmark.cli;

import dev.turnmark.cli.RulesOption.ChosenRules;
import dev.turnmark.json.PlainJson;
import dev.turnmark.rules.RuleExcerpt;
import dev.turnmark.rules.RuleInfo;
import dev.turnmark.rules.RuleSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Writes rules as data. */
@Command(
    name = "export",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Writes rules as data, for programs that cannot run them: markers.json, in which a rule that is"
          + " a plain marker says how a text begins and ends, and any other is given by its text;"
          + " and cases.json, with the cases of each rule, to hold such a program against.",
      "Folding: which letters count as the same (ascii: small and capital ones from a to z)."
          + " Trimming: where white space is left out of the text beforehand (start, both, none)."
    },
    footer = {
      "  turnmark rules export > rules.json",
      "  turnmark rules export --rules rules/codex --rules my-rules -o exported"
    })
final class RulesExportCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Option(names = "--format", paramLabel = "json", description = "JSON (default).")
  private Format format = Format.JSON;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      description =
          "Write the two files into this directory, which is made when it is not there. Without it"
              + " both are printed, as one object.")
  private @Nullable String output;

  @Mixin private RulesOption rulesOption = new RulesOption();

  RulesExportCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  /** What can be written. */
  enum Format {
    JSON
  }

  /** Both files in one. */
  private record Whole(MarkersRecord markers, Map<String, @Nullable Object> cases) {}

  @Override
  public Integer call() {
    ChosenRules rules = rulesOption.load(terminal);
    MarkersRecord markers = MarkersRecord.of(rules.set());
    Map<String, @Nullable Object> cases = cases(rules.set());
    if (output == null) {
      terminal.out().line(written(new Whole(markers, cases)));
    } else {
      write(output, markers, cases);
    }
    terminal.say(
        "%s, %s, %s"
            .formatted(
                Tally.count(markers.markers().size(), "marker", "markers"),
                Tally.count(markers.rules().size(), "other rule", "other rules"),
                rules.name()));
    return ExitCode.DONE;
  }

  private static Map<String, @Nullable Object> cases(RuleSet rules) {
    Map<String, @Nullable Object> cases = new LinkedHashMap<>();
    for (RuleInfo rule : rules.catalogue().rules()) {
      RuleExcerpt excerpt = RuleExcerpt.of(rules.packs(), rule);
      cases.put(rule.name(), CaseTexts.of(excerpt.document(), rule.name()));
    }
    return cases;
  }

  private String written(Object content) {
    return switch (format) {
      case JSON -> PlainJson.write(content);
    };
  }

  private void write(String directory, Object markers, Object cases) {
    try (WholeFiles files = new WholeFiles()) {
      files.directory(directory, terminal.path(directory));
      write(files, directory + "/markers.json", markers);
      write(files, directory + "/cases.json", cases);
      files.finish();
    }
  }

  private void write(WholeFiles files, String name, Object content) {
    files.write(name, terminal.path(name), written(content) + "\n");
  }
}
