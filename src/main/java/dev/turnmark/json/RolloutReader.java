package dev.turnmark.json;

import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.RolloutLine;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Reads a rollout, line by line: plain or packed with zstd, with the envelope that Codex has
 * written since 0.40 or flat as before. A line that can't be read is reported and costs no other.
 *
 * <p>{@link #hasNext} and {@link #next} throw {@link UncheckedIOException} when the stream fails.
 * Not for use by several threads.
 *
 * <p>Upstream: {@code rollout/src/recorder.rs :: RolloutRecorder::load_rollout_items}.
 */
public final class RolloutReader implements Iterator<RolloutRecord>, AutoCloseable {

  private final InputStream in;
  private final String file;
  private final Strictness strictness;
  private final RecordFramer framer;
  private LineReader lines;
  private final Format format = new Format();
  private int index;
  private boolean empty = true;
  private boolean hasMeta;
  private @Nullable String refusal;
  private @Nullable RolloutRecord ahead;

  /**
   * Begins to read.
   *
   * @param in the bytes of the file; closed with this reader
   * @param file what to call the file
   * @throws IOException when its first bytes can't be read, or are packed and nothing unpacks them
   */
  public RolloutReader(InputStream in, String file, Strictness strictness, Needs needs)
      throws IOException {
    this(in, file, strictness, needs, usualLimit());
  }

  /**
   * Begins to read.
   *
   * @param limit how many bytes of a record may be in memory, beside its long texts that nobody
   *     looks at; one that needs more is unreadable
   */
  public RolloutReader(InputStream in, String file, Strictness strictness, Needs needs, int limit)
      throws IOException {
    this(Unpacked.of(in), file, strictness, needs, unpacked -> new RecordFramer(unpacked, limit));
  }

  /** The same with a framer of one's own. */
  RolloutReader(
      InputStream in,
      String file,
      Strictness strictness,
      Needs needs,
      Function<InputStream, RecordFramer> framer) {
    this.in = in;
    this.file = file;
    this.strictness = strictness;
    this.framer = framer.apply(in);
    this.lines = new LineReader(new Manner(strictness, needs));
  }

  /**
   * How many bytes of a record may be in memory unless another limit is given: a sixteenth of the
   * most that Java may use, but at least 4 MiB and at most 512 MiB.
   */
  public static int usualLimit() {
    return Limits.of(Runtime.getRuntime().maxMemory());
  }

  /** What the file is called. */
  public String file() {
    return file;
  }

  @Override
  public boolean hasNext() {
    try {
      while (ahead == null) {
        RecordFramer.Framed framed = framer.next();
        if (framed == null) {
          return false;
        }
        empty = false;
        ahead = record(framed);
      }
      return true;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public RolloutRecord next() {
    if (!hasNext() || ahead == null) {
      throw new NoSuchElementException("the last line of " + file + " has been read");
    }
    RolloutRecord next = ahead;
    ahead = null;
    return next;
  }

  /**
   * Reads on after the last line, in a file that is still being written: its stream has ended, and
   * has grown since then by whole lines.
   *
   * @param needs of the lines to come
   */
  public void resume(Needs needs) {
    lines = new LineReader(new Manner(strictness, needs));
    framer.resume();
  }

  /**
   * Why Codex refuses the file as a whole, known when the last line has been read. Only asked of a
   * strict reader: a lenient one finds no items in an empty file, and nothing wrong with that.
   */
  public Optional<String> problem() {
    if (strictness == Strictness.LENIENT) {
      return Optional.empty();
    }
    return empty
        ? Optional.of("expected at least one record but was an empty file")
        : Optional.ofNullable(refusal);
  }

  /**
   * What the file is written in, if that is nothing a rollout is written in: known from its first
   * readable lines on. Lines of a rollout further down are read all the same.
   */
  public Optional<OtherGrammar> otherGrammar() {
    return format.other();
  }

  @Override
  public void close() throws IOException {
    try (framer) {
      in.close();
    }
  }

  /** What came of the record; null when it is passed over. */
  private @Nullable RolloutRecord record(RecordFramer.Framed framed) {
    if (framed.problem() != null) {
      return new RolloutRecord.Unreadable(framed.line(), framed.problem());
    }
    Grammar grammar = format.of(framer.buffer(), framed.start(), framed.end());
    try {
      LineReader.Outcome<RolloutLine> outcome =
          lines.read(framer.buffer(), framed.start(), framed.end(), framed.longTexts(), grammar);
      RolloutLine content = outcome.value();
      if (content == null) {
        return null;
      }
      hasMeta |= content.item() instanceof RolloutItem.SessionMeta;
      boolean counts = !outcome.refused() && !framed.marked() && grammar.counts(content.item());
      return new RolloutRecord.Read(
          framed.line(),
          counts ? index++ : null,
          content,
          warnings(framed, outcome),
          CarriedTexts.of(outcome.carried()));
    } catch (UnreadableException e) {
      noteUnknownHistoryMode(e);
      return new RolloutRecord.Unreadable(framed.line(), e.sentence());
    }
  }

  private static List<Warning> warnings(
      RecordFramer.Framed framed, LineReader.Outcome<RolloutLine> outcome) {
    if (!framed.marked()) {
      return outcome.warnings();
    }
    List<Warning> warnings = new ArrayList<>(outcome.warnings());
    warnings.add(new Warning("$", Sentence.of("an object", "a byte order mark before one")));
    return warnings;
  }

  /** Codex gives up a file whose own session_meta has a mode of history that it does not know. */
  private void noteUnknownHistoryMode(UnreadableException problem) {
    if (!hasMeta && problem.warning().path().equals("$.payload.history_mode")) {
      refusal = problem.sentence();
    }
  }
}
