package dev.turnmark.cli;

import dev.turnmark.audit.Redacting;
import dev.turnmark.engine.Classifier;
import dev.turnmark.json.Needs;
import dev.turnmark.json.OtherGrammar;
import dev.turnmark.json.RolloutReader;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.model.RolloutItem;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/**
 * A way through a rollout, line by line, by the rules. What is wrong with the file is told where it
 * is found.
 *
 * @param needs which of the long texts are read
 * @param redacting what may be told of what is read and decided
 */
record RolloutWalk(
    Terminal terminal,
    Classifier classifier,
    StrictOption reading,
    Needs needs,
    Redacting redacting) {

  /** One that may tell all there is. */
  RolloutWalk(Terminal terminal, Classifier classifier, StrictOption reading, Needs needs) {
    this(terminal, classifier, reading, needs, Redacting.NOTHING);
  }

  /** What is done on the way. */
  interface Visitor<R> {

    /** The file could be opened. */
    default void begin() {}

    /**
     * A line was read.
     *
     * @param pass what decides it; it has heard of the session what the lines so far say
     */
    void read(RolloutRecord.Read line, RolloutPass pass);

    /**
     * Does what of {@link #read} can be done before the lines above are told, and is worth another
     * thread's while. Any thread calls it, while others do the same for other lines.
     *
     * @param pass what decides this line alone
     * @return what is left to do, in its turn
     */
    default Runnable prepare(RolloutRecord.Read line, RolloutPass pass) {
      pass.foresee(line);
      return () -> read(line, pass);
    }

    /** A line could not be read. */
    void unreadable(RolloutRecord.Unreadable line);

    /**
     * The file is no rollout, and lines that say nothing here were left aside: those that a rollout
     * of its kind could not hold either. Told once, at the end.
     *
     * @param lines how many, from 1
     * @return whether somebody told the user
     */
    default boolean leftAside(OtherGrammar grammar, int lines) {
      return false;
    }

    /** Whether there is any use in reading on. */
    default boolean wantsMore() {
      return true;
    }

    /**
     * The file has ended.
     *
     * @param complete whether nothing was wrong with it as a whole, as far as it was read
     * @return what came of it
     */
    R end(boolean complete);
  }

  /** The same way, but nothing is told. */
  RolloutWalk silently() {
    return new RolloutWalk(terminal.silent(), classifier, reading, needs, redacting);
  }

  /** Goes through a file; gives what the visitor made of it. */
  <R> R through(RolloutFile file, Visitor<R> visitor) {
    return through(file.name(), () -> file.open(terminal), visitor);
  }

  /** Goes through what is opened under the name of a file. */
  <R> R through(String name, Source source, Visitor<R> visitor) {
    return visitor.end(complete(name, source, visitor));
  }

  /** Where the bytes of a file come from. */
  interface Source {
    InputStream open() throws IOException;
  }

  private boolean complete(String name, Source source, Visitor<?> visitor) {
    try (RolloutReader reader =
        new RolloutReader(
            new TimelyInput(source.open(), terminal),
            name,
            reading.strictness(),
            needs,
            reading.limits().reading())) {
      visitor.begin();
      Passage passage = new Passage(reader, visitor, terminal.hands(), pass(classifier));
      passage.go();
      if (passage.leftAside() > 0) {
        leftAside(name, reader.otherGrammar().orElseThrow(), passage.leftAside(), visitor);
      }
      reader
          .problem()
          .ifPresent(
              problem ->
                  terminal.complain(
                      PlainText.escaped(name)
                          + ": Codex refuses it: "
                          + redacting.sentence(problem)));
      return reader.problem().isEmpty();
    } catch (IOException e) {
      terminal.complain(Trouble.with(name, e));
    } catch (UncheckedIOException e) {
      terminal.complain(Trouble.with(name, e));
    }
    return false;
  }

  /** The same way by other rules. */
  RolloutPass pass(Classifier by) {
    return new RolloutPass(by, reading.ids(), terminal.randomId(), redacting);
  }

  private void leftAside(String name, OtherGrammar grammar, int lines, Visitor<?> visitor) {
    if (!visitor.leftAside(grammar, lines)) {
      terminal.complain(PlainText.escaped(name) + ": " + LeftAside.sentence(grammar, lines));
    }
  }

  /** Whether a line of a file that is no rollout is none of a rollout either. */
  static boolean isForeign(RolloutRecord line) {
    return !(line instanceof RolloutRecord.Read read)
        || read.content().item() instanceof RolloutItem.Unknown;
  }

  /** Lets a visitor see a line. */
  static void visit(RolloutRecord read, RolloutPass pass, Visitor<?> visitor) {
    RolloutRecord line = pass.redacting().said(read);
    if (line instanceof RolloutRecord.Read readable) {
      pass.hear(readable);
      visitor.read(readable, pass);
    } else if (line instanceof RolloutRecord.Unreadable unreadable) {
      visitor.unreadable(unreadable);
    }
  }
}
