package dev.turnmark.cli;

import dev.turnmark.json.ReadingLimits;
import dev.turnmark.json.RolloutText;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The text of a rollout that may still be written: whole lines, as far as there are any. It ends
 * where the last whole line does, and goes on when a later look finds more. When Codex packs the
 * file, it goes on in the packed one.
 */
final class LiveText extends InputStream {

  private static final String PACKED = ".zst";
  private static final int CHUNK = 1 << 16;

  private final Path plain;
  private final Path packed;
  private final ReadingLimits limits;
  private @Nullable InputStream current;

  /** How many bytes of the text were handed on. */
  private long given;

  /** Where the last whole line ends. */
  private long whole;

  private final LastWords last = new LastWords();

  /** How far line ends were looked for. */
  private long searched;

  /** The packed file that was read to its end. */
  private @Nullable Object readPacked;

  private boolean inPacked;

  /**
   * @param file plain or packed: the other one is looked for beside it
   */
  LiveText(Path file, ReadingLimits limits) {
    this.limits = limits;
    String name = file.toString();
    boolean named = name.endsWith(PACKED);
    this.plain = named ? Path.of(name.substring(0, name.length() - PACKED.length())) : file;
    this.packed = named ? file : Path.of(name + PACKED);
  }

  /** What a look found. */
  enum Look {
    NOTHING,
    MORE,
    /** The text has become shorter than what was read of it: it is another one. */
    SHORTER,
    /** The text is another one than what was read of it. */
    OTHER,
    /** There is no such file, plain or packed. */
    GONE
  }

  /**
   * Looks for more.
   *
   * @throws IOException when nothing can be read; a later look may do better
   */
  Look look() throws IOException {
    try {
      return Files.exists(plain) ? lookAtPlain() : lookAtPacked();
    } catch (NoSuchFileException e) {
      return Look.GONE;
    }
  }

  /** Whether what is read now lies in a packed file. */
  boolean inPacked() {
    return inPacked;
  }

  private Look lookAtPlain() throws IOException {
    inPacked = false;
    readPacked = null;
    try (FileChannel file = FileChannel.open(plain)) {
      long size = file.size();
      if (size < given) {
        return Look.SHORTER;
      }
      if (!last.stand(file, given)) {
        return Look.OTHER;
      }
      searched = searched > size ? given : Math.max(searched, given);
      whole = Math.max(whole > size ? 0 : whole, lastLineEnd(file, size));
    }
    if (whole <= given) {
      return Look.NOTHING;
    }
    FileChannel file = FileChannel.open(plain);
    open(Channels.newInputStream(file.position(given)));
    return Look.MORE;
  }

  /** Where the last line between what was searched and the end ends; 0 when none does. */
  private long lastLineEnd(FileChannel file, long size) throws IOException {
    ByteBuffer chunk = ByteBuffer.allocate(CHUNK);
    long end = 0;
    while (searched < size) {
      chunk.clear();
      int read = file.read(chunk, searched);
      if (read < 0) {
        break;
      }
      for (int i = read - 1; i >= 0; i--) {
        if (chunk.get(i) == '\n') {
          end = searched + i + 1;
          break;
        }
      }
      searched += read;
    }
    return end;
  }

  /** A packed file is written at one go and never added to: its last line is whole. */
  private Look lookAtPacked() throws IOException {
    BasicFileAttributes seen = Files.readAttributes(packed, BasicFileAttributes.class);
    Object version = List.of(seen.lastModifiedTime(), seen.size(), "" + seen.fileKey());
    if (version.equals(readPacked)) {
      return Look.NOTHING;
    }
    InputStream text = RolloutText.of(Files.newInputStream(packed), limits);
    try {
      text.skipNBytes(given - last.count());
      if (!last.come(text)) {
        text.close();
        return Look.OTHER;
      }
    } catch (EOFException e) {
      text.close();
      return Look.SHORTER;
    } catch (IOException e) {
      text.close();
      throw e;
    }
    open(text);
    whole = Long.MAX_VALUE;
    inPacked = true;
    readPacked = version;
    return Look.MORE;
  }

  private void open(InputStream opened) throws IOException {
    close();
    current = opened;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    InputStream from = current;
    int most = (int) Math.min(length, whole - given);
    if (from == null || most <= 0) {
      close();
      return length == 0 ? 0 : -1;
    }
    try {
      int read = from.read(bytes, offset, most);
      if (read < 0) {
        close();
        return -1;
      }
      given += read;
      last.add(bytes, offset, read);
      return read;
    } catch (IOException e) {
      readPacked = null;
      close();
      throw e;
    }
  }

  /** Lets go of the file until the next look. */
  @Override
  public void close() throws IOException {
    InputStream from = current;
    current = null;
    if (from != null) {
      from.close();
      whole = inPacked ? given : whole;
    }
  }
}
