package dev.turnmark.cli;

import dev.turnmark.json.PlainJson;
import dev.turnmark.rules.Lexicon;
import dev.turnmark.rules.Term;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists the words that rules may use. */
@Command(
    name = "words",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description =
        "Lists the facts that rules may ask for and conclude, what can be asked of each, and the"
            + " functions they may call.",
    footer = {"  turnmark rules words", "  turnmark rules words Part --format md"})
final class RulesWordsCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Parameters(
      arity = "0..*",
      paramLabel = "TYPE",
      description = "Only these types, such as Part; without any, all there are.")
  private List<String> names = List.of();

  @Option(
      names = "--format",
      paramLabel = "text|md|json",
      description = "Text (default), Markdown, or JSON.")
  private RulesFormat format = RulesFormat.TEXT;

  RulesWordsCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    List<Term> all = Lexicon.terms();
    List<String> known = all.stream().map(Term::name).distinct().toList();
    for (String name : names) {
      if (!known.contains(name)) {
        terminal.complain(
            "rules know no type `%s`%s"
                .formatted(PlainText.escaped(name), Meant.hint(name, known)));
        return ExitCode.USAGE;
      }
    }
    List<Term> terms =
        all.stream().filter(t -> names.isEmpty() || names.contains(t.name())).toList();
    switch (format) {
      case TEXT -> new WordsText(terminal.out(), terminal.width()).print(terms);
      case MD -> new WordsMarkdown(terminal.out()).print(terms);
      case JSON -> terminal.out().line(PlainJson.write(terms));
    }
    return ExitCode.DONE;
  }
}
