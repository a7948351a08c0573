package dev.turnmark.cli;

import dev.turnmark.cli.RulesOption.ChosenRules;
import dev.turnmark.json.PlainJson;
import dev.turnmark.rules.RuleInfo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes a rule to start from. */
@Command(
    name = "new",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Writes a rule to start from, and its cases beside it: it compiles, its cases hold, and it says"
          + " something until somebody says it better. Files that are there already are never"
          + " touched.",
      "A pack that is new gets a file pack.json too, which names the packs that it lies over: those"
          + " of --rules."
    },
    footer = {
      "  turnmark rules new Context acme-context --dir my-rules",
      "  turnmark rules new Request acme-wrapper --rules rules/codex"
    })
final class RulesNewCommand implements Callable<Integer> {

  private static final String PACK_FILE = "pack.json";

  private final Terminal terminal;

  @Parameters(
      index = "0",
      paramLabel = "FINDING",
      description =
          "What the rule says of a part: Context (a program wrote it), MediaLabel (it says what the"
              + " picture behind it is), Typed (a person did write it), or Request (what a person"
              + " asked for stands inside).")
  private String finding = "";

  @Parameters(
      index = "1",
      paramLabel = "NAME",
      description = "What to call the file and the marker, in small letters with dashes.")
  private String name = "";

  @Option(
      names = "--dir",
      paramLabel = "DIR",
      description = "The pack to write it to; without it my-rules. It need not be there.")
  private String directory = "my-rules";

  @Mixin private RulesOption rulesOption = new RulesOption();

  RulesNewCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Optional<String> trouble = Starter.trouble(finding, name);
    if (trouble.isPresent()) {
      return refuse(trouble.get());
    }
    List<String> below = rulesOption.named(terminal);
    if (below.isEmpty()) {
      return refuse(
          "expected a pack for the rule to lie over, but there is no directory rules/codex here;"
              + " name one with --rules");
    }
    Starter starter = new Starter(finding, name);
    Optional<String> taken = taken(starter, rulesOption.load(terminal));
    return taken.isPresent() ? refuse(taken.get()) : write(starter, below);
  }

  private int refuse(String sentence) {
    terminal.complain(sentence + "; nothing was written");
    return ExitCode.USAGE;
  }

  private Optional<String> taken(Starter starter, ChosenRules rules) {
    for (String file : List.of(starter.ruleFile(), starter.caseFile())) {
      if (Files.exists(terminal.path(shown(file)))) {
        return Optional.of(PlainText.escaped(shown(file)) + " is there already");
      }
    }
    return rules
        .set()
        .catalogue()
        .rule(starter.rule())
        .map(RuleInfo::place)
        .map(place -> "the rule \"%s\" is there already, at %s".formatted(starter.rule(), place))
        .map(PlainText::escaped);
  }

  private int write(Starter starter, List<String> below) {
    Map<String, String> files = new LinkedHashMap<>();
    files.put(starter.ruleFile(), starter.drl());
    files.put(starter.caseFile(), starter.cases());
    if (isNew()) {
      files.put(PACK_FILE, packFile(below));
    }
    write(files);
    next(starter, below);
    return ExitCode.DONE;
  }

  private boolean isNew() {
    try (Stream<Path> inside = Files.list(terminal.path(directory))) {
      return inside.findAny().isEmpty();
    } catch (IOException e) {
      return true; // If it cannot be written to either, that is told then.
    }
  }

  /** The packs below are named so that they are found from the pack, or from a directory above. */
  private String packFile(List<String> below) {
    Path pack = absolute(directory);
    return below.stream()
        .map(named -> PlainJson.write(foundFrom(pack, absolute(named))))
        .collect(Collectors.joining(", ", "{\"over\": [", "]}\n"));
  }

  private Path absolute(String named) {
    return terminal.path(named).toAbsolutePath().normalize();
  }

  private static String foundFrom(Path pack, Path below) {
    @Nullable Path above = pack.getParent();
    while (above != null && !below.startsWith(above)) {
      above = above.getParent();
    }
    return (above == null ? below : above.relativize(below)).toString().replace('\\', '/');
  }

  private void write(Map<String, String> texts) {
    try (WholeFiles files = new WholeFiles()) {
      texts.forEach(
          (file, text) -> {
            Path path = terminal.path(shown(file));
            files.directory(shown(file), path.resolveSibling(""));
            files.write(shown(file), path, text);
          });
      files.finishNew();
    }
  }

  private String shown(String file) {
    return directory + "/" + file;
  }

  private void next(Starter starter, List<String> below) {
    String head = below.stream().map(RulesNewCommand::word).collect(Collectors.joining(" "));
    String pack = word(directory);
    say("wrote the rule \"" + starter.rule() + "\"");
    say("  " + shown(starter.ruleFile()) + "  what it asks for, and why; edit both");
    say("  " + shown(starter.caseFile()) + "  where it fires, and what it spares");
    say("next");
    say("  turnmark rules check " + head + " " + pack);
    say("  turnmark rules test " + head + " " + pack);
    say(
        "  turnmark rules diff --base "
            + String.join(" --base ", words(below))
            + " --head "
            + String.join(" --head ", words(below))
            + " --head "
            + pack
            + " FILE…");
  }

  private static List<String> words(List<String> names) {
    return names.stream().map(RulesNewCommand::word).toList();
  }

  /** A word as a shell takes it for one. */
  private static String word(String name) {
    return name.matches("[\\w./-]+") ? name : "'" + name.replace("'", "'\\''") + "'";
  }

  private void say(String line) {
    terminal.out().line(PlainText.escaped(line));
  }
}
