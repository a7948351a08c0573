package dev.turnmark.rules;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which files only the user of this process can have written, where a file system tells. */
final class OwnFiles {

  private static final String POSIX = "posix";
  private static final Set<PosixFilePermission> PRIVATE =
      PosixFilePermissions.fromString("rwx------");

  private OwnFiles() {}

  /** Whether it belongs to the user and nobody else may write to it. */
  static boolean only(Path path) throws IOException {
    if (!isPosix(path.getFileSystem())) {
      return true; // The folders of a user are closed to others there from the outset.
    }
    PosixFileAttributes found =
        Files.readAttributes(path, PosixFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
    UserPrincipal user =
        path.getFileSystem()
            .getUserPrincipalLookupService()
            .lookupPrincipalByName(System.getProperty("user.name"));
    return found.owner().equals(user)
        && !found.permissions().contains(PosixFilePermission.GROUP_WRITE)
        && !found.permissions().contains(PosixFilePermission.OTHERS_WRITE);
  }

  /** Makes a directory, and those above it that are missing, for the user alone. */
  static void createDirectories(Path directory) throws IOException {
    if (Files.isDirectory(directory)) {
      return;
    }
    @Nullable Path above = directory.toAbsolutePath().getParent();
    if (above != null) {
      createDirectories(above);
    }
    try {
      if (isPosix(directory.getFileSystem())) {
        Files.createDirectory(directory, PosixFilePermissions.asFileAttribute(PRIVATE));
      } else {
        Files.createDirectory(directory);
      }
    } catch (FileAlreadyExistsException e) {
      // Another process was there first.
    }
  }

  private static boolean isPosix(FileSystem files) {
    return files.supportedFileAttributeViews().contains(POSIX);
  }
}
