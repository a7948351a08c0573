package dev.turnmark.json;

import com.github.luben.zstd.ZstdInputStream;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * A stream of bytes, unpacked when it is packed; its first bytes tell, not its name. Packed bytes
 * may begin with frames to be skipped, whose magic numbers are 0x184D2A50 to 0x184D2A5F; no JSON
 * begins like that.
 */
final class Unpacked {

  private static final int MAGIC_SIZE = 4;
  private static final int ZSTD = 0xFD2FB528;
  private static final int SKIPPED = 0x184D2A50;

  private static final String ABSENT =
      "expected zstd-jni on the class path to unpack zstd but it was not there; add"
          + " com.github.luben:zstd-jni";

  private static final String NO_ROOM =
      "expected room for the native code that unpacks zstd among the temporary files but there was"
          + " none; name a directory with more room, for example by"
          + " JAVA_TOOL_OPTIONS=-Djava.io.tmpdir=DIRECTORY";

  private Unpacked() {}

  /** Within the usual limits. */
  static InputStream of(InputStream in) throws IOException {
    return of(in, ReadingLimits.USUAL);
  }

  /** The same within other limits of what unpacked bytes may be. */
  static InputStream of(InputStream in, ReadingLimits limits) throws IOException {
    BufferedInputStream buffered = new BufferedInputStream(in);
    buffered.mark(MAGIC_SIZE);
    boolean packed = isMagic(buffered.readNBytes(MAGIC_SIZE));
    buffered.reset();
    return packed ? zstd(buffered, limits) : buffered;
  }

  private static boolean isMagic(byte[] first) {
    if (first.length < MAGIC_SIZE) {
      return false;
    }
    int magic = ByteBuffer.wrap(first).order(ByteOrder.LITTLE_ENDIAN).getInt();
    return magic == ZSTD || (magic & ~0xF) == SKIPPED;
  }

  private static InputStream zstd(InputStream in, ReadingLimits limits) throws IOException {
    try {
      return Zstd.unpacked(in, limits);
    } catch (LinkageError e) {
      throw new IOException(e.getCause() instanceof ClassNotFoundException ? ABSENT : NO_ROOM, e);
    }
  }

  /** Loaded only when a stream is packed: the library is not on every class path. */
  private static final class Zstd {
    /** The logarithm of how much memory a frame may ask for: 128 MiB, as zstd itself allows. */
    private static final int MOST_WINDOW = 27;

    private Zstd() {}

    static InputStream unpacked(InputStream in, ReadingLimits limits) throws IOException {
      Unpacking.Counted packed = new Unpacking.Counted(in);
      ZstdInputStream unpacked = new ZstdInputStream(new LastByteApart(packed));
      unpacked.setLongMax(MOST_WINDOW);
      return new Unpacking(unpacked, packed, limits);
    }
  }
}
