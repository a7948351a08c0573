package dev.turnmark.json;

import java.io.IOException;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Goes over a record that may be longer than memory, in chunks that may end anywhere, and keeps it
 * without its long texts: those are checked and spilled. A long key is kept, since a key tells what
 * a value is.
 */
final class Abridger {

  private final Spill spill;
  private final Kept kept;
  private final int limit;
  private final int longest;
  private final long most;
  private final NavigableMap<Integer, LongText> texts = new TreeMap<>();
  private long offset;
  private boolean inText;
  private boolean escaped;
  private int quote;
  private long contentOffset;
  private long spilledFrom;
  private @Nullable TextCheck check;
  private int maybeKey = -1;
  private boolean tooLong;
  private @Nullable IOException failure;

  /**
   * For one record.
   *
   * @param limit how many bytes of it may be kept in memory
   * @param longest how many bytes a text may have that is not spilled
   * @param most how many bytes it may have
   */
  Abridger(Spill spill, int limit, int longest, long most) throws IOException {
    this.spill = spill;
    this.limit = limit;
    this.longest = longest;
    this.most = most;
    this.kept = new Kept(limit);
    spill.clear();
  }

  /** The record without its long texts. */
  Kept kept() {
    return kept;
  }

  /** What was left out. */
  LongTexts texts() {
    return new LongTexts(texts, kept.shifts(), limit);
  }

  /** Takes more of the record. */
  void take(byte[] bytes, int from, int to) {
    try {
      int at = from;
      // One that is too long as a whole is not held: disks have an end.
      tooLong |= to - from > most - offset;
      while (at < to && problem() == null) {
        int next = inText ? text(bytes, at, to) : outside(bytes, at, to);
        offset += next - at;
        at = next;
      }
    } catch (IOException e) {
      failure = e;
    }
  }

  /** Why the record can not be taken; null as long as it can. */
  @Nullable String problem() {
    if (failure != null) {
      return Limits.noRoom(failure);
    }
    if (tooLong) {
      return Limits.whole(most);
    }
    return kept.isFull() ? Limits.record(limit) : null;
  }

  /** The record ends here. */
  void end() {
    if (check != null) {
      check.end();
    }
    kept.placed(offset);
  }

  private int outside(byte[] bytes, int from, int to) throws IOException {
    if (maybeKey >= 0) {
      findOutWhetherKey(bytes, from, to);
    }
    int at = from;
    while (at < to && bytes[at] != '"') {
      at++;
    }
    if (at < to) {
      at++;
      inText = true;
      quote = kept.size() + (at - from) - 1;
      contentOffset = offset + (at - from);
    }
    kept.add(bytes, from, at, offset);
    return at;
  }

  private int text(byte[] bytes, int from, int to) throws IOException {
    int end = contentUntil(bytes, from, to);
    if (end > from) {
      content(bytes, from, end);
    }
    if (end == to) {
      return end;
    }
    endText(offset + (end - from));
    kept.add(bytes, end, end + 1, offset + (end - from));
    return end + 1;
  }

  /** To the quote that ends the text, or to the end of the chunk. */
  private int contentUntil(byte[] bytes, int from, int to) {
    int at = from;
    while (at < to && (escaped || bytes[at] != '"')) {
      escaped = !escaped && bytes[at] == '\\';
      at++;
    }
    return at;
  }

  private void content(byte[] bytes, int from, int to) throws IOException {
    if (check == null && kept.size() - (quote + 1) + (to - from) <= longest) {
      kept.add(bytes, from, to, offset);
      return;
    }
    if (check == null) {
      byte[] before = kept.cut(quote + 1);
      check = new TextCheck(kept);
      spilledFrom = spill.length();
      spill(check, before, 0, before.length, contentOffset);
    }
    spill(check, bytes, from, to, offset);
  }

  private void spill(TextCheck check, byte[] bytes, int from, int to, long offset)
      throws IOException {
    check.take(bytes, from, to, offset);
    spill.write(bytes, from, to);
  }

  private void endText(long end) {
    inText = false;
    if (check == null) {
      return;
    }
    check.end();
    texts.put(
        quote,
        new LongText(
            spill,
            spill.record(),
            spilledFrom,
            end - contentOffset,
            kept.size() - (quote + 1),
            check.hasEscapes(),
            check.hasLoneSurrogate()));
    check = null;
    maybeKey = quote;
  }

  private void findOutWhetherKey(byte[] bytes, int from, int to) throws IOException {
    int at = from;
    while (at < to && " \t\r".indexOf(bytes[at]) >= 0) {
      at++;
    }
    if (at < to) {
      if (bytes[at] == ':') {
        putBack(maybeKey);
      }
      maybeKey = -1;
    }
  }

  /** Puts the last long text back where it was. */
  private void putBack(int quote) throws IOException {
    LongText text = texts.remove(quote);
    if (text == null || text.length() > limit) {
      kept.overflow();
      return;
    }
    byte[] content = text.bytes();
    byte[] behind = kept.cut(quote + 1 + text.kept());
    kept.cut(quote + 1);
    kept.add(content, 0, content.length, contentOffset);
    kept.add(behind, 0, behind.length, contentOffset + content.length);
  }
}
