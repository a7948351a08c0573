package dev.turnmark.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A rollout that can be read more than once. What comes through a pipe is kept in a temporary file
 * until this is closed. A file may grow while it is read, since Codex may be writing it: every way
 * through it ends where the first one did.
 */
final class Spool implements AutoCloseable {

  private static final long UNKNOWN = Long.MAX_VALUE;

  private final FileChannel channel;

  /** How long it was when it was opened. */
  private final long least;

  private long length = UNKNOWN;

  private Spool(FileChannel channel) throws IOException {
    this.channel = channel;
    this.least = channel.size();
  }

  /**
   * Of a rollout.
   *
   * @throws IOException when it can't be opened or, if it comes through a pipe, not be read
   */
  static Spool of(RolloutFile file, Terminal terminal) throws IOException {
    boolean named = !file.name().equals(RolloutFile.STANDARD_INPUT);
    if (named && (Files.isRegularFile(file.path()) || Files.isDirectory(file.path()))) {
      return new Spool(FileChannel.open(file.path(), StandardOpenOption.READ));
    }
    try (InputStream in = file.open(terminal)) {
      return new Spool(kept(in));
    }
  }

  private static FileChannel kept(InputStream in) throws IOException {
    Path file = temporaryFile();
    FileChannel channel =
        FileChannel.open(
            file,
            StandardOpenOption.READ,
            StandardOpenOption.WRITE,
            StandardOpenOption.DELETE_ON_CLOSE);
    try {
      // Deliberate: not closed, the channel is still needed.
      in.transferTo(Channels.newOutputStream(channel));
      return channel;
    } catch (IOException e) {
      try (channel) {
        throw e instanceof FileSystemException || e.getMessage() == null
            ? e
            : new IOException(
                e.getMessage() + "; it was to wait in the temporary directory " + file.getParent(),
                e);
      }
    }
  }

  private static Path temporaryFile() throws IOException {
    try {
      return Files.createTempFile("turnmark", ".jsonl");
    } catch (IOException e) {
      throw new IOException(
          "no file can be made in the temporary directory "
              + System.getProperty("java.io.tmpdir")
              + " for it to wait in",
          e);
    }
  }

  /** Its bytes, once more. */
  InputStream open() {
    return new Pass();
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }

  /** One way through it. */
  private final class Pass extends InputStream {

    private long at;

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] bytes, int offset, int count) throws IOException {
      if (count == 0) {
        return 0;
      }
      int most = (int) Math.min(count, length - at);
      int read = most == 0 ? -1 : channel.read(ByteBuffer.wrap(bytes, offset, most), at);
      if (read < 0) {
        end();
      }
      at += Math.max(read, 0);
      return read;
    }

    private void end() throws IOException {
      if (at < (length == UNKNOWN ? least : length)) {
        throw new IOException(KnownLength.SHORTER);
      }
      length = at;
    }
  }
}
