package dev.turnmark.json;

import dev.turnmark.model.Internal;
import dev.turnmark.model.RolloutLine;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
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
  private Manner manner;
  private LineReader lines;
  private final Format format = new Format();
  private Numbering numbering = new Numbering();
  private boolean empty = true;
  private long bytes;
  private volatile int firstOther = Integer.MAX_VALUE;
  private final Deque<RolloutBlock> spare = new ArrayDeque<>();
  private @Nullable RolloutRecord ahead;
  private @Nullable IOException failure;

  /**
   * Begins to read.
   *
   * @param in the bytes of the file; closed with this reader
   * @param file what to call the file
   * @throws IOException when its first bytes can't be read, or are packed and nothing unpacks them
   */
  public RolloutReader(InputStream in, String file, Strictness strictness, Needs needs)
      throws IOException {
    this(in, file, strictness, needs, ReadingLimits.USUAL);
  }

  /**
   * Begins to read.
   *
   * @param limits of what the file may hold
   */
  public RolloutReader(
      InputStream in, String file, Strictness strictness, Needs needs, ReadingLimits limits)
      throws IOException {
    this(
        Unpacked.of(in, limits),
        file,
        new Manner(strictness, needs, limits),
        unpacked -> new RecordFramer(unpacked, usualLimit(), limits.record()));
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
    this(in, file, new Manner(strictness, needs), framer);
  }

  private RolloutReader(
      InputStream in, String file, Manner manner, Function<InputStream, RecordFramer> framer) {
    this.in = in;
    this.file = file;
    this.strictness = manner.strictness();
    this.framer = framer.apply(in);
    this.manner = manner;
    this.lines = new LineReader(manner);
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
        if (failure != null) {
          throw failure;
        }
        Parsed parsed = parsedAtHand();
        if (parsed == null) {
          RecordFramer.Framed framed = framer.next();
          if (framed == null) {
            return false;
          }
          parsed = Parsed.of(lines, framer.buffer(), framed, grammar(framed));
        }
        ahead = numbering.record(parsed);
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
   * The next line, read without a look for its end beforehand. Null when that can't be done: it is
   * not there as a whole, or odd, or too long.
   */
  private @Nullable Parsed parsedAtHand() {
    Grammar grammar = format.settled();
    if (grammar == null || !framer.hasWholeLine() || manner.limits().areNarrow()) {
      return null;
    }
    byte[] ahead = framer.ahead();
    int begin = framer.begin();
    LineReader.Outcome<RolloutLine> outcome =
        lines.plainLine(ahead, begin, framer.wholeLines(), grammar);
    if (outcome == null) {
      return null;
    }
    int feed = lines.lineEnd();
    int line = framer.take(feed);
    if (line == 0) {
      return null;
    }
    bytes += feed - begin - (ahead[feed - 1] == '\r' ? 1 : 0);
    return Parsed.of(line, outcome, grammar);
  }

  /**
   * The next lines, as many as are there without waiting for the stream and long enough to be worth
   * the while of another thread. They count as given by {@link #next}, so nothing must be left of
   * it.
   *
   * @param most how many bytes of lines are enough; the last of them may go beyond
   * @return nothing when no line is there that is known to be whole, or when it is so long that its
   *     texts stay out of memory: then {@link #hasNext} and {@link #next} go on
   */
  @Internal
  public Optional<RolloutBlock> atHand(int most) {
    if (ahead != null) {
      throw new IllegalStateException("a line of " + file + " was asked for and is not yet taken");
    }
    RolloutBlock block =
        spare.isEmpty() ? new RolloutBlock(this, new LineReader(manner)) : spare.pop();
    while (failure == null && block.length() < most) {
      RecordFramer.Framed framed = framedAtHand();
      if (framed == null) {
        break;
      }
      block.add(framer.buffer(), framed, grammar(framed));
    }
    if (block.length() == 0) {
      spare.push(block);
      return Optional.empty();
    }
    return Optional.of(block);
  }

  /** Keeps a block for other lines: new ones would make up most of what there is to collect. */
  void takeBack(RolloutBlock block) {
    if (block.isHandy()) {
      block.clear();
      spare.push(block);
    }
  }

  /** What is wrong with the stream is told when all that came before has been. */
  private RecordFramer.@Nullable Framed framedAtHand() {
    try {
      return framer.nextAtHand();
    } catch (IOException e) {
      failure = e;
      return null;
    }
  }

  /** What the lines so far say about how lines are built. */
  private @Nullable Grammar grammar(RecordFramer.Framed framed) {
    empty = false;
    bytes += framed.end() - framed.start();
    if (framed.problem() != null) {
      return null;
    }
    Grammar grammar = format.of(framer.buffer(), framed.start(), framed.end());
    if (firstOther == Integer.MAX_VALUE && format.other().isPresent()) {
      firstOther = framed.line();
    }
    return grammar;
  }

  /** How many bytes the records had that were read so far. */
  public long bytes() {
    return bytes;
  }

  /** Numbers lines that stand together; in their order, whoever asks. */
  List<RolloutRecord> number(List<Parsed> together) {
    Numbering after = new Numbering(numbering);
    List<RolloutRecord> records = new ArrayList<>(together.size());
    for (Parsed parsed : together) {
      RolloutRecord record = after.record(parsed);
      if (record != null) {
        records.add(record);
      }
    }
    numbering = after; // Only now: what goes wrong before can be tried again.
    return records;
  }

  /** Numbers one line. */
  @Nullable RolloutRecord number(Parsed parsed) {
    return numbering.record(parsed);
  }

  /**
   * Reads on after the last line, in a file that is still being written: its stream has ended, and
   * has grown since then by whole lines.
   *
   * @param needs of the lines to come
   */
  @Internal
  public void resume(Needs needs) {
    manner = new Manner(strictness, needs, manner.limits());
    lines = new LineReader(manner);
    spare.clear();
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
        : numbering.refusal();
  }

  /**
   * What the file is written in, if that is nothing a rollout is written in: known from its first
   * readable lines on. Lines of a rollout further down are read all the same.
   */
  @Internal
  public Optional<OtherGrammar> otherGrammar() {
    return format.other();
  }

  /** Whether that was known by the time this line was read. */
  @Internal
  public boolean isInOtherGrammar(RolloutRecord line) {
    return line.line() >= firstOther;
  }

  @Override
  public void close() throws IOException {
    try (framer) {
      in.close();
    }
  }
}
