package dev.turnmark.cli;

import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A file that appears whole or not at all. It is written beside its place and moved there at the
 * end; if it is closed before, or the process told to end, nothing is left of it, and what was in
 * its place stays. Whoever may read what was in its place, or else the file that it was made from,
 * may read it.
 */
final class WholeFile implements AutoCloseable {

  private static final Set<PosixFilePermission> OWNER =
      Set.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);

  private final String name;
  private final Path place;
  private final Path draft;
  private final FileChannel channel;
  private final Set<PosixFilePermission> permissions;
  private final Thread cleaning;
  private boolean finished;

  private WholeFile(
      String name,
      Path place,
      Path draft,
      FileChannel channel,
      Set<PosixFilePermission> permissions) {
    this.name = name;
    this.place = place;
    this.draft = draft;
    this.channel = channel;
    this.permissions = Set.copyOf(permissions);
    this.cleaning = new Thread(this::discard);
    Runtime.getRuntime().addShutdownHook(cleaning);
  }

  /**
   * Begins a file.
   *
   * @param name what the user calls it
   * @param place where it is to be; a link leads to the file it names
   * @param like the file it is made from: who may do what with it holds for this one too, unless
   *     another file is replaced
   * @throws OutputException when nothing can be written there
   */
  static WholeFile at(String name, Path place, Path like) {
    try {
      if (Files.isDirectory(place)) {
        throw new IOException("it is a directory");
      }
      Path target = target(place);
      Set<PosixFilePermission> permissions = permissions(Files.exists(target) ? target : like);
      for (int i = 0; ; i++) {
        Path draft = target.resolveSibling(".turnmark-" + i + ".part");
        FileChannel channel = create(draft, permissions);
        if (channel != null) {
          return new WholeFile(name, target, draft, channel, permissions);
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

  /** Who may do what with a file; empty where that is not to be known. */
  private static Set<PosixFilePermission> permissions(Path file) throws IOException {
    PosixFileAttributeView view =
        Files.isRegularFile(file)
            ? Files.getFileAttributeView(file, PosixFileAttributeView.class)
            : null;
    return view == null ? Set.of() : view.readAttributes().permissions();
  }

  /** Nobody but its owner reads a draft: it may be that nobody else may read the file. */
  private static @Nullable FileChannel create(Path draft, Set<PosixFilePermission> permissions)
      throws IOException {
    FileAttribute<?>[] attributes =
        permissions.isEmpty()
            ? new FileAttribute<?>[0]
            : new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(OWNER)};
    try {
      return FileChannel.open(
          draft, Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE), attributes);
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
      permit();
      Files.move(draft, place, StandardCopyOption.ATOMIC_MOVE);
      finished = true;
    } catch (IOException e) {
      throw new OutputException(name, e);
    }
  }

  private void permit() {
    if (permissions.isEmpty()) {
      return;
    }
    try {
      Files.setPosixFilePermissions(draft, permissions);
    } catch (IOException | UnsupportedOperationException e) {
      // Deliberate: where a file system has no permissions, the file is worth more than they are.
      return;
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
