package dev.turnmark.cli;

import dev.turnmark.cli.RulesOption.ChosenRules;
import dev.turnmark.json.PlainJson;
import dev.turnmark.rules.RuleInfo;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows all there is to know of one rule. */
@Command(
    name = "show",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Shows a rule: what it answers and why, where it stands, its text, its cases.",
    footer = "  turnmark rules show 'a text wrapped in <skill> is context'")
final class RulesShowCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Parameters(paramLabel = "RULE", description = "The name of a rule, in quotes.")
  private String name = "";

  @Option(names = "--format", paramLabel = "text|json", description = "Text (default), or JSON.")
  private TextOrJson format = TextOrJson.TEXT;

  @Mixin private RulesOption rulesOption = new RulesOption();

  RulesShowCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    ChosenRules rules = rulesOption.load(terminal);
    Optional<RuleInfo> rule = rules.set().catalogue().rule(name);
    if (rule.isEmpty()) {
      List<String> known = rules.set().catalogue().rules().stream().map(RuleInfo::name).toList();
      terminal.complain(
          "there is no rule \"%s\"%s"
              .formatted(PlainText.escaped(name), PlainText.escaped(Meant.hint(name, known))));
      return ExitCode.USAGE;
    }
    RuleRecord shown = RuleRecord.of(rules.set(), rule.get());
    if (format == TextOrJson.JSON) {
      terminal.out().line(PlainJson.write(shown));
    } else {
      print(shown);
    }
    return ExitCode.DONE;
  }

  private void print(RuleRecord rule) {
    line("answers", rule.question());
    line("stage", rule.stage());
    line("because", rule.because());
    line("upstream", rule.upstream());
    line("since", rule.since());
    line("until", rule.until());
    line("at", rule.file() + ":" + rule.line());
    terminal.out().line("");
    rule.text().lines().forEach(l -> terminal.out().line(PlainText.escaped(l)));
    if (rule.cases() instanceof Map<?, ?> kinds) {
      kinds.forEach(this::cases);
    }
  }

  private void line(String label, @Nullable String text) {
    if (text != null) {
      terminal.out().line("%-10s%s".formatted(label, PlainText.oneLine(text)));
    }
  }

  private void cases(Object kind, @Nullable Object cases) {
    terminal.out().line("");
    terminal.out().line(PlainText.oneLine(kind.toString()));
    if (cases instanceof List<?> list) {
      list.forEach(c -> terminal.out().line("  " + PlainText.escaped(PlainJson.write(c))));
    }
  }
}
