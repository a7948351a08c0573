package dev.turnmark.json;

import dev.turnmark.model.Internal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Lines of a rollout that stand together, cut out of it and not yet read. {@link #read} may be
 * called by any thread while others read other blocks. {@link #records} is to be asked of one block
 * after the other, in their order: what a line is in its file is decided by those before it.
 */
@Internal
public final class RolloutBlock {

  private static final int FIRST_SIZE = 1 << 16;

  /** One that grew beyond is not kept: few lines are so long. */
  private static final int MOST_KEPT = 1 << 18;

  private final RolloutReader reader;
  private final LineReader lines;
  private final List<Place> places = new ArrayList<>();
  private byte[] bytes = new byte[FIRST_SIZE];
  private int length;
  private List<Parsed> parsed = List.of();
  private @Nullable List<RolloutRecord> records;

  RolloutBlock(RolloutReader reader, LineReader lines) {
    this.reader = reader;
    this.lines = lines;
  }

  /** Where a line lies, and how it is built. */
  private record Place(RecordFramer.Framed framed, @Nullable Grammar grammar) {}

  /** Takes a record, which is no abridged one, at the end. */
  void add(byte[] source, RecordFramer.Framed framed, @Nullable Grammar grammar) {
    int count = framed.end() - framed.start();
    if (count > bytes.length - length) {
      bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, length + count));
    }
    System.arraycopy(source, framed.start(), bytes, length, count);
    places.add(
        new Place(
            new RecordFramer.Framed(
                length,
                length + count,
                framed.line(),
                framed.marked(),
                framed.longTexts(),
                framed.problem()),
            grammar));
    length += count;
  }

  /** How many bytes its lines have. */
  public int length() {
    return length;
  }

  /** Whether it is worth keeping for other lines. */
  boolean isHandy() {
    return bytes.length <= MOST_KEPT;
  }

  /** Holds no lines any more. */
  void clear() {
    places.clear();
    length = 0;
    parsed = List.of();
    records = null;
  }

  /** Reads its lines, each on its own. */
  public void read() {
    List<Parsed> all = new ArrayList<>(places.size());
    for (Place place : places) {
      all.add(parsed(place));
    }
    parsed = all;
  }

  private Parsed parsed(Place place) {
    return Parsed.of(lines, bytes, place.framed(), place.grammar());
  }

  /** What came of its lines; the block has been read, and those before it were asked this. */
  public List<RolloutRecord> records() {
    if (records == null) {
      records = reader.number(parsed);
      parsed = List.of();
    }
    return records;
  }

  /**
   * Is not needed any more: the next block may be this one with other lines. To be said by the
   * thread that asks for blocks, when no other works on this one.
   */
  public void giveBack() {
    reader.takeBack(this);
  }

  /**
   * The same without having been read, a line at a time and each no sooner than it is asked for:
   * when not all of it could be had at once. If {@link #records} gave its answer, that is given.
   */
  public Iterator<RolloutRecord> oneByOne() {
    if (records != null) {
      return records.iterator();
    }
    parsed = List.of();
    return places.stream()
        .map(place -> reader.number(parsed(place)))
        .filter(Objects::nonNull)
        .iterator();
  }
}
