package dev.turnmark.cli;

import dev.turnmark.cli.RulesOption.ChosenRules;
import dev.turnmark.engine.Classifier;
import dev.turnmark.json.LoneRecord;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.model.ContentItem;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.model.RolloutLine;
import dev.turnmark.rules.RuleCatalogue;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Tells the whole story of an item that stands in no file. */
@Command(
    name = "try",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Tells in words what would be decided about one item, and why, without a file that it"
          + " stands in.",
      "The item is a message with the given texts, or it is read as JSON: a response item, or a"
          + " line of a rollout. Nothing is known of its session."
    },
    footer = {
      "  turnmark try --text '<skill> is what?'",
      "  turnmark try --role developer --text '<model_switch> now' --why-not",
      "  sed -n 12p session.jsonl | turnmark try --rules my-rules -"
    })
final class TryCommand implements Callable<Integer> {

  private final Terminal terminal;

  @ArgGroup(multiplicity = "1")
  private Item item = new Item();

  @Option(
      names = "--role",
      paramLabel = "ROLE",
      description = "With --text: who speaks, as Codex writes it (default: user).")
  private @Nullable String role;

  @Option(names = "--upstream", description = "Name the functions of Codex that the rules follow.")
  private boolean upstream;

  @Option(
      names = "--format",
      paramLabel = "text|json",
      description = "Tell it in words (default), or as an object of JSON in one line.")
  private TextOrJson format = TextOrJson.TEXT;

  @Mixin private WhyNotOption whyNot = new WhyNotOption();
  @Mixin private RedactOption redact = new RedactOption();
  @Mixin private RulesOption rulesOption = new RulesOption();
  @Mixin private ReadingOptions reading = new ReadingOptions();

  /** Where the item comes from: one of the two. */
  static final class Item {
    @Option(
        names = "--text",
        paramLabel = "TEXT",
        description = "What the message says; given more than once, a content part for each.")
    private List<String> texts = List.of();

    @Parameters(
        paramLabel = "ITEM",
        arity = "0..1",
        description = "-, for JSON on the standard input: a response item, or a line of a rollout.")
    private @Nullable String input;
  }

  TryCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    Optional<String> misuse = misuse();
    if (misuse.isPresent()) {
      return refuse(misuse.get());
    }
    ChosenRules rules = rulesOption.load(terminal);
    Optional<String> trouble = whyNot.trouble(rules.set().catalogue());
    if (trouble.isPresent()) {
      return refuse(trouble.get());
    }
    try (Classifier classifier = Classifier.of(rules.set(), decision -> {}, reading.limits())) {
      return new Explaining(rules, whyNot, telling(rules), redact.redacting())
          .explain(
              redact.redacting().said(record()),
              new RolloutPass(classifier, reading.ids(), terminal.randomId(), redact.redacting()));
    }
  }

  private int refuse(String sentence) {
    terminal.complain(sentence);
    return ExitCode.USAGE;
  }

  private Optional<String> misuse() {
    String input = item.input;
    if (input != null && !input.equals(RolloutFile.STANDARD_INPUT)) {
      return Optional.of(
          "expected - for an item on the standard input but was '%s'; a line of a file is told of"
                  .formatted(PlainText.escaped(input))
              + " by explain FILE:LINE");
    }
    return input != null && role != null
        ? Optional.of("--role goes with --text: an item from the standard input says its own role")
        : Optional.empty();
  }

  private RolloutRecord record() throws IOException {
    if (item.input != null) {
      return LoneRecord.read(
          terminal.in().readAllBytes(), reading.strictness(), reading.limits().reading());
    }
    String speaker = role == null ? "user" : role;
    List<ContentItem> parts = item.texts.stream().map(text -> part(speaker, text)).toList();
    Message message = new Message(null, speaker, parts, null, null);
    return new RolloutRecord.Read(1, 0, new RolloutLine(null, null, message, null), List.of());
  }

  private static ContentItem part(String speaker, String text) {
    return speaker.equals("assistant")
        ? new ContentItem.OutputText(text)
        : new ContentItem.InputText(text);
  }

  private Telling telling(ChosenRules rules) {
    RuleCatalogue catalogue = rules.set().catalogue();
    return format == TextOrJson.JSON
        ? new JsonStory(terminal.out(), Place.NOWHERE, catalogue, whyNot.given())
        : new Story(terminal, null, new Reasons(catalogue, upstream), rules);
  }
}
