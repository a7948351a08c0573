package dev.turnmark.cli;

import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/**
 * A file that appears whole or not at all. It is written beside its place and moved there at the
 * end; if it is closed before, or the process told to end, nothing is left of it, and what was in
 * its place stays.
 */
final class WholeFile implements AutoCloseable {

  private final String name;
  private final Path place;
  private final Path draft;
  private final FileChannel channel;
  private final Thread cleaning;
  private boolean finished;

  private WholeFile(String name, Path place, Path draft, FileChannel channel) {
    this.name = name;
    this.place = place;
    this.draft = draft;
    this.channel = channel;
    this.cleaning = new Thread(this::discard);
    Runtime.getRuntime().addShutdownHook(cleaning);
  }

  /**
   * Begins a file.
   *
   * @param name what the user calls it
   * @param place where it is to be; a link leads to the file it names
   * @throws OutputException when nothing can be written there
   */
  static WholeFile at(String name, Path place) {
    try {
      if (Files.isDirectory(place)) {
        throw new IOException("it is a directory");
      }
      Path target = target(place);
      for (int i = 0; ; i++) {
        Path draft = target.resolveSibling(".turnmark-" + i + ".part");
        FileChannel channel = create(draft);
        if (channel != null) {
          return new WholeFile(name, target, draft, channel);
        }
      }
    } catch (IOException e) {
      throw new OutputException(name, e);
    }
  }

  private static Path target(Path place) throws IOException {
    if (Files.exists(place)) {
      return place.toRealPath();
    }
    return Files.isSymbolicLink(place)
        ? place.toAbsolutePath().resolveSibling(Files.readSymbolicLink(place))
        : place.toAbsolutePath();
  }

  private static @Nullable FileChannel create(Path draft) throws IOException {
    try {
      return FileChannel.open(draft, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    } catch (FileAlreadyExistsException e) {
      return null;
    }
  }

  /** What to write it to. */
  Sink sink() {
    return new Sink(Channels.newOutputStream(channel), e -> new OutputException(name, e));
  }

  /**
   * Puts it in its place, whole.
   *
   * @throws OutputException when that is not possible
   */
  void finish() {
    try {
      channel.force(true);
      channel.close();
      Files.move(draft, place, StandardCopyOption.ATOMIC_MOVE);
      finished = true;
    } catch (IOException e) {
      throw new OutputException(name, e);
    }
  }

  /** Leaves nothing of it, unless it was finished. */
  @Override
  public void close() {
    if (!finished) {
      discard();
    }
    try {
      Runtime.getRuntime().removeShutdownHook(cleaning);
    } catch (IllegalStateException e) {
      discard(); // The process ends already; the hook has nothing more to do.
    }
  }

  private void discard() {
    try {
      channel.close();
      Files.deleteIfExists(draft);
    } catch (IOException e) {
      // Deliberate: what can't be deleted is left; the file itself has not been touched.
      return;
    }
  }
}
