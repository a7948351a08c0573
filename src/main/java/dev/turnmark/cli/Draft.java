package dev.turnmark.cli;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.CopyOption;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What is written of a file before it is whole: {@code .turnmark-0.part} beside its place. A
 * process that is killed can't clean up, so what it left is removed by the next one that writes
 * there: nobody holds it any more, and it is older than a draft that is only just begun.
 */
final class Draft {

  private static final Set<PosixFilePermission> OWNER =
      Set.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);

  /** Within these milliseconds whoever began a draft has taken hold of it. */
  private static final long JUST_BEGUN = 60_000;

  private final Path target;
  private final Set<PosixFilePermission> permissions;
  private @Nullable Path path;
  private @Nullable FileChannel channel;

  /**
   * @param target where it is to be moved
   * @param like the file whose permissions it is to have
   */
  Draft(Path target, Path like) throws IOException {
    this.target = target;
    this.permissions = permissions(like);
  }

  /** Who may do what with a file; empty where that is not to be known. */
  private static Set<PosixFilePermission> permissions(Path file) throws IOException {
    PosixFileAttributeView view =
        Files.isRegularFile(file)
            ? Files.getFileAttributeView(file, PosixFileAttributeView.class)
            : null;
    return view == null ? Set.of() : view.readAttributes().permissions();
  }

  /** Begins it, and removes what was left behind. */
  void open() throws IOException {
    int number = 0;
    while (!create(named(number))) {
      number++;
    }
    hold(channel());
    for (int other = 0; other < number || Files.exists(named(other)); other++) {
      if (other != number) {
        removeIfLeft(named(other));
      }
    }
  }

  private Path named(int number) {
    return target.resolveSibling(".turnmark-" + number + ".part");
  }

  /** Nobody but its owner reads a draft: it may be that nobody else may read the file. */
  private boolean create(Path draft) throws IOException {
    FileAttribute<?>[] attributes =
        permissions.isEmpty()
            ? new FileAttribute<?>[0]
            : new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(OWNER)};
    try {
      channel =
          FileChannel.open(
              draft, Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE), attributes);
      path = draft;
      return true;
    } catch (FileAlreadyExistsException e) {
      return false;
    }
  }

  /** Held until it is closed, or the process ends in any way. */
  private static @Nullable FileLock hold(FileChannel file) {
    try {
      return file.tryLock();
    } catch (IOException | OverlappingFileLockException e) {
      return null; // Where nothing can be held, nothing left behind is told from what is not.
    }
  }

  private void removeIfLeft(Path other) {
    try {
      // One that this process writes must not be opened: closing it again would let go of it.
      if (Files.isRegularFile(other, LinkOption.NOFOLLOW_LINKS) && isOld(other)) {
        removeIfNobodyHolds(other);
      }
    } catch (IOException e) {
      return; // It is somebody else's, or gone.
    }
  }

  private void removeIfNobodyHolds(Path other) throws IOException {
    try (FileChannel file = FileChannel.open(other, StandardOpenOption.WRITE)) {
      if (hold(file) != null && isOld(other)) {
        Files.deleteIfExists(other);
      }
    }
  }

  /** By the clock of the file system, which may be another one than ours. */
  private boolean isOld(Path other) throws IOException {
    long now = Files.getLastModifiedTime(path()).toMillis();
    long then = Files.getLastModifiedTime(other, LinkOption.NOFOLLOW_LINKS).toMillis();
    return now - then > JUST_BEGUN;
  }

  /** What to write it to. */
  FileChannel channel() {
    return opened(channel);
  }

  private Path path() {
    return opened(path);
  }

  private static <T> T opened(@Nullable T part) {
    if (part == null) {
      throw new IllegalStateException("the draft was not begun");
    }
    return part;
  }

  /** Puts it in its place. */
  void finish(Path place, CopyOption... how) throws IOException {
    channel().force(true);
    channel().close();
    permit();
    Files.move(path(), place, how);
  }

  private void permit() {
    if (permissions.isEmpty()) {
      return;
    }
    try {
      Files.setPosixFilePermissions(path(), permissions);
    } catch (IOException | UnsupportedOperationException e) {
      // Deliberate: where a file system has no permissions, the file is worth more than they are.
      return;
    }
  }

  /** Leaves nothing of it. */
  void discard() {
    try {
      if (channel != null && path != null) {
        channel.close();
        Files.deleteIfExists(path);
      }
    } catch (IOException e) {
      // Deliberate: what can't be deleted is left; the file itself has not been touched.
      return;
    }
  }
}
