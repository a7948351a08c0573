package dev.turnmark.cli;

import dev.turnmark.audit.Redacting;
import dev.turnmark.json.Needs;
import dev.turnmark.json.RolloutReader;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.rules.Words;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Follows a rollout that is still being written, by rules that may be edited meanwhile. It never
 * waits: each look reads what is there.
 */
final class Follow implements AutoCloseable {

  private final Terminal terminal;
  private final RolloutFile file;
  private final StrictOption reading;
  private final Function<Words, Needs> needs;
  private final LiveRules rules;
  private final Supplier<RolloutWalk.Visitor<Tally>> visitors;
  private final List<Tally> tallies = new ArrayList<>();
  private RolloutWalk.Visitor<Tally> visitor;
  private final Redacting redacting;
  private RolloutPass pass;
  private LiveText text;
  private @Nullable RolloutReader reader;
  private int leftAside;
  private String told = "";
  private boolean packed;
  private boolean gone;

  /**
   * @param needs which of the long texts are read, by the words of the rules
   * @param redacting what may be told
   * @param visitors one for the file, and one more each time that another file takes its place
   */
  Follow(
      Terminal terminal,
      RolloutFile file,
      StrictOption reading,
      Redacting redacting,
      Function<Words, Needs> needs,
      LiveRules rules,
      Supplier<RolloutWalk.Visitor<Tally>> visitors) {
    this.terminal = terminal;
    this.file = file;
    this.reading = reading;
    this.redacting = redacting;
    this.needs = needs;
    this.rules = rules;
    this.visitors = visitors;
    this.text = new LiveText(file.path(), reading.limits().reading());
    this.pass = pass();
    this.visitor = visitors.get();
    visitor.begin();
  }

  /**
   * Looks whether the rules were edited, and decides the lines that have come since.
   *
   * @param over asked after each line, whether that is enough
   */
  void look(BooleanSupplier over) {
    rules.look().forEach(terminal::say);
    try {
      LiveText.Look found = text.look();
      if (found == LiveText.Look.SHORTER || found == LiveText.Look.OTHER) {
        tell(
            (found == LiveText.Look.SHORTER
                    ? "it is shorter than what was read of it"
                    : "it is another text than what was read of it")
                + ", so it is read from its beginning");
        beginAgain();
        found = text.look();
      }
      noteGone(found == LiveText.Look.GONE);
      if (found == LiveText.Look.MORE) {
        read(over);
        told = "";
      }
    } catch (IOException e) {
      sayOnce(Trouble.with(file.name(), e));
    } catch (UncheckedIOException e) {
      sayOnce(Trouble.with(file.name(), e));
    }
  }

  private void read(BooleanSupplier over) throws IOException {
    if (text.inPacked() && !packed && reader != null) {
      tell("it is packed by now, and what is left of it is read there");
    }
    packed = text.inPacked();
    RolloutReader lines = reader();
    while (!over.getAsBoolean() && lines.hasNext()) {
      RolloutRecord line = lines.next();
      if (lines.otherGrammar().isPresent() && RolloutWalk.isForeign(line)) {
        leftAside++;
      } else {
        RolloutWalk.visit(line, pass, visitor);
      }
    }
  }

  private RolloutPass pass() {
    return new RolloutPass(rules.classifier(), reading.ids(), terminal.randomId(), redacting);
  }

  private RolloutReader reader() throws IOException {
    Needs now = needs.apply(rules.rules().set().words());
    if (reader == null) {
      reader =
          new RolloutReader(
              text, file.name(), reading.strictness(), now, reading.limits().reading());
    } else {
      reader.resume(now);
    }
    return reader;
  }

  private void beginAgain() throws IOException {
    tallies.add(endVisit());
    close();
    reader = null;
    leftAside = 0;
    text = new LiveText(file.path(), reading.limits().reading());
    pass = pass();
    visitor = visitors.get();
    visitor.begin();
  }

  /** While Codex packs a file, there may be none for a moment: only the second time is told. */
  private void noteGone(boolean isGone) {
    if (isGone && gone) {
      sayOnce(PlainText.escaped(file.name()) + ": it is gone, and waited for");
    }
    gone = isGone;
  }

  private void tell(String sentence) {
    terminal.complain(PlainText.escaped(file.name()) + ": " + sentence);
  }

  private void sayOnce(String sentence) {
    if (!sentence.equals(told)) {
      terminal.complain(sentence);
      told = sentence;
    }
  }

  /** Ends it; gives what was counted. */
  Tally end() {
    tallies.add(endVisit());
    return Tally.of(tallies);
  }

  private Tally endVisit() {
    if (leftAside > 0 && reader != null) {
      visitor.leftAside(reader.otherGrammar().orElseThrow(), leftAside);
    }
    return visitor.end(true);
  }

  @Override
  public void close() throws IOException {
    if (reader != null) {
      reader.close();
    }
    text.close();
  }
}
