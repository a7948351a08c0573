package dev.turnmark.json;

import com.github.luben.zstd.ZstdInputStream;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/** A stream of bytes, unpacked when it is packed; its first bytes tell, not its name. */
final class Unpacked {

  private static final byte[] ZSTD = {0x28, (byte) 0xB5, 0x2F, (byte) 0xFD};

  private Unpacked() {}

  static InputStream of(InputStream in) throws IOException {
    BufferedInputStream buffered = new BufferedInputStream(in);
    buffered.mark(ZSTD.length);
    boolean packed = Arrays.equals(buffered.readNBytes(ZSTD.length), ZSTD);
    buffered.reset();
    return packed ? zstd(buffered) : buffered;
  }

  private static InputStream zstd(InputStream in) throws IOException {
    try {
      return Zstd.unpacked(in);
    } catch (LinkageError e) {
      throw new IOException(
          "expected zstd-jni on the class path to unpack zstd but it was not there; add"
              + " com.github.luben:zstd-jni",
          e);
    }
  }

  /** Loaded only when a stream is packed: the library is not on every class path. */
  private static final class Zstd {
    private Zstd() {}

    static InputStream unpacked(InputStream in) throws IOException {
      return new ZstdInputStream(new LastByteApart(in));
    }
  }
}
