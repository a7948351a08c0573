package dev.turnmark.cli;

import dev.turnmark.cli.RulesOption.ChosenRules;
import dev.turnmark.json.PlainJson;
import dev.turnmark.rules.Question;
import dev.turnmark.rules.RuleInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lists all rules, by the question they answer. */
@Command(
    name = "list",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Lists all rules by the question they answer, and where each stands.",
    footer = {
      "  turnmark rules list",
      "  turnmark rules list --rules my-rules --format md > rules.md"
    })
final class RulesListCommand implements Callable<Integer> {

  private static final String NO_QUESTION = "other rules";

  private final Terminal terminal;

  @Option(
      names = "--format",
      paramLabel = "text|md|json",
      description = "Text (default), Markdown tables, or JSON.")
  private RulesFormat format = RulesFormat.TEXT;

  @Mixin private RulesOption rulesOption = new RulesOption();

  RulesListCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    ChosenRules rules = rulesOption.load(terminal);
    List<RuleInfo> all = rules.set().catalogue().rules();
    if (format == RulesFormat.JSON) {
      terminal
          .out()
          .line(PlainJson.write(all.stream().map(r -> RuleRecord.of(rules.set(), r)).toList()));
      return ExitCode.DONE;
    }
    boolean first = true;
    for (@Nullable Question question : questions()) {
      List<RuleInfo> answering = all.stream().filter(r -> r.question() == question).toList();
      if (!answering.isEmpty()) {
        if (!first) {
          terminal.out().line("");
        }
        first = false;
        print(question, answering);
      }
    }
    terminal.complain(
        "%d %s, %s".formatted(all.size(), all.size() == 1 ? "rule" : "rules", rules.name()));
    return ExitCode.DONE;
  }

  private static List<@Nullable Question> questions() {
    List<@Nullable Question> questions = new ArrayList<>(Stream.of(Question.values()).toList());
    questions.add(null);
    return questions;
  }

  private void print(@Nullable Question question, List<RuleInfo> rules) {
    String words = question == null ? NO_QUESTION : question.words();
    if (format == RulesFormat.MD) {
      terminal.out().line("## " + Character.toUpperCase(words.charAt(0)) + words.substring(1));
      terminal.out().line("");
      terminal.out().line("| rule | because | as Codex does in | |");
      terminal.out().line("|---|---|---|---|");
      rules.forEach(r -> terminal.out().line(row(r)));
    } else {
      terminal.out().line(words);
      for (RuleInfo rule : rules) {
        terminal.out().line("  " + PlainText.oneLine(rule.name()));
        terminal.out().line("      " + PlainText.oneLine(rule.place()));
      }
    }
  }

  private static String row(RuleInfo rule) {
    String upstream = rule.upstream().isEmpty() ? "" : Markdown.code(rule.upstream());
    return "| %s | %s | %s | %s |"
        .formatted(
            Markdown.cell(rule.name()),
            Markdown.cell(rule.because()),
            upstream,
            Markdown.cell(rule.place()));
  }
}
