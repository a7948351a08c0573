package dev.turnmark.reports;

import dev.turnmark.CodexRules;
import dev.turnmark.cli.CommandLineRun;
import dev.turnmark.engine.Classifier;
import dev.turnmark.fact.Session;
import dev.turnmark.json.Needs;
import dev.turnmark.json.RolloutReader;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.json.Strictness;
import dev.turnmark.model.ContentItem.InputText;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.rollout.Compactions;
import dev.turnmark.rollout.JudgedLine;
import dev.turnmark.rollout.LineContext;
import dev.turnmark.rollout.LineContexts;
import dev.turnmark.rollout.Lineage;
import dev.turnmark.rollout.LineageFold;
import dev.turnmark.rollout.OrdinalFault;
import dev.turnmark.rollout.Ordinals;
import dev.turnmark.rollout.Replay;
import dev.turnmark.rollout.RollbackFold;
import dev.turnmark.rollout.RolledBackBy;
import dev.turnmark.rollout.Turns;
import dev.turnmark.rules.RuleSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A small rollout of the kind that a report is about, and what is said of it. */
record ReportedRollout(List<RolloutRecord> lines, Classifier by) {

  static final Path FOLDER = Path.of("src/test/resources/reports");

  /** An id that Codex makes at random. */
  private static final String NEW_ID = "<new>";

  private static final Classifier CODEX = Classifier.of(CodexRules.LOADED);

  /** One that Codex would judge alone. */
  ReportedRollout(List<RolloutRecord> lines) {
    this(lines, CODEX);
  }

  /** The one of this name. */
  static ReportedRollout named(String name) throws IOException {
    List<RolloutRecord> lines = new ArrayList<>();
    try (RolloutReader reader =
        new RolloutReader(
            Files.newInputStream(FOLDER.resolve(name + ".jsonl")),
            name,
            Strictness.LENIENT,
            Needs.everything())) {
      reader.forEachRemaining(lines::add);
    }
    return new ReportedRollout(lines);
  }

  /** The same, to be judged by an optional pack as well. */
  ReportedRollout with(String extra) {
    Path rules = Path.of("rules");
    return new ReportedRollout(
        lines,
        Classifier.of(
            RuleSet.load(rules.resolve("codex"), rules.resolve("extras").resolve(extra))));
  }

  /** What a command prints here, but for the last line, which names the rules. */
  static String printed(String... arguments) {
    String printed = CommandLineRun.in(FOLDER, arguments).both();
    return printed.substring(0, printed.lastIndexOf("rules: "));
  }

  /** What {@code verify} prints of it. */
  static String verified(String file) {
    return CommandLineRun.in(FOLDER, "verify", "-q", file).both();
  }

  /** What is said of each line: what is shown of it, its marks and parts, and by which rules. */
  String told() {
    Telling telling = new Telling();
    for (RolloutRecord line : lines) {
      if (line instanceof RolloutRecord.Unreadable unreadable) {
        telling.unreadable(unreadable);
      } else if (line instanceof RolloutRecord.Read read) {
        if (read.content().item() instanceof ResponseItem item) {
          telling.item(read, by.classify(item, Session.UNKNOWN, () -> NEW_ID));
        } else {
          telling.other(read, by.marks(read.content().item(), Session.UNKNOWN));
        }
      }
    }
    return telling.text();
  }

  /** The turns, in each way of counting them. */
  Turns turns() {
    return Turns.of(judged().iterator());
  }

  /** The turns in words: who counts them, and the places with their lines and first words. */
  String counted() {
    return Counting.of(turns());
  }

  Replay replay() {
    Replay replay = new Replay();
    judged().forEach(replay);
    return replay;
  }

  RolledBackBy rolledBackBy() {
    RollbackFold fold = new RollbackFold();
    judged().forEach(fold);
    return fold.rolledBackBy();
  }

  Lineage lineage() {
    LineageFold fold = new LineageFold();
    read().forEach(line -> fold.accept(line.line(), line.content()));
    return fold.lineage();
  }

  List<OrdinalFault> ordinalFaults() {
    Ordinals ordinals = new Ordinals();
    read().forEach(line -> ordinals.accept(line.line(), line.content()));
    return ordinals.faults();
  }

  int compactions() {
    Compactions compactions = new Compactions();
    read().forEach(line -> compactions.accept(line.line(), line.content().item()));
    return compactions.count();
  }

  /** Where in the conversation each line stands. */
  List<LineContext> contexts() {
    LineContexts contexts = new LineContexts();
    return judged().stream().map(contexts::next).toList();
  }

  List<JudgedLine> judged() {
    return read().stream()
        .map(
            line ->
                JudgedLine.judge(
                    line.line(),
                    line.index(),
                    line.content().item(),
                    item -> by.classify(item, Session.UNKNOWN, () -> NEW_ID),
                    item -> by.marks(item, Session.UNKNOWN)))
        .toList();
  }

  /** The words of all messages, part by part. */
  List<String> texts() {
    return read().stream()
        .map(line -> (Message) line.content().item())
        .flatMap(message -> message.content().stream())
        .map(part -> ((InputText) part).text())
        .toList();
  }

  private List<RolloutRecord.Read> read() {
    return lines.stream()
        .filter(RolloutRecord.Read.class::isInstance)
        .map(RolloutRecord.Read.class::cast)
        .toList();
  }
}
