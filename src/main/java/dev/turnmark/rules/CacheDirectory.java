package dev.turnmark.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A file for each entry, named after its key. Whatever is odd about one counts as not there. */
final class CacheDirectory implements RuleCache {

  private static final long USUAL_SIZE = 64L << 20;
  private static final long LARGEST_ENTRY = 16L << 20;
  private static final long LONGEST_WRITE = 3_600_000;

  /** What no other program calls a file: nothing else is ever removed, whatever directory it is. */
  private static final String ENDING = ".turnmark-rules";

  private static final String UNFINISHED = ".turnmark-part";

  private final Path directory;
  private final long size;

  CacheDirectory(Path directory) {
    this(directory, USUAL_SIZE);
  }

  /**
   * @param size how many bytes of entries it keeps at most
   */
  CacheDirectory(Path directory, long size) {
    this.directory = directory;
    this.size = size;
  }

  @Override
  public Optional<byte[]> get(String key) {
    try {
      Path place = directory.toRealPath();
      Path file = place.resolve(key + ENDING);
      boolean usable =
          Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
              && Files.size(file) <= LARGEST_ENTRY
              && OwnFiles.only(place)
              && OwnFiles.only(file);
      return usable ? Optional.of(Files.readAllBytes(file)) : Optional.empty();
    } catch (IOException | SecurityException | UnsupportedOperationException e) {
      return Optional.empty();
    }
  }

  @Override
  public void put(String key, byte[] entry) {
    try {
      OwnFiles.createDirectories(directory);
      Path place = directory.toRealPath();
      if (entry.length <= LARGEST_ENTRY && OwnFiles.only(place)) {
        write(place, key, entry);
        sweep(place);
      }
    } catch (IOException
        | UncheckedIOException
        | SecurityException
        | UnsupportedOperationException e) {
      // It is compiled again the next time.
    }
  }

  /** Whoever reads meanwhile finds the entry as it was before or as it is now. */
  private static void write(Path place, String key, byte[] entry) throws IOException {
    Path unfinished = Files.createTempFile(place, key.substring(0, 8), UNFINISHED);
    try {
      Files.write(unfinished, entry);
      move(unfinished, place.resolve(key + ENDING));
    } finally {
      Files.deleteIfExists(unfinished);
    }
  }

  private static void move(Path from, Path to) throws IOException {
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private record Kept(Path file, long size, FileTime written) {}

  private void sweep(Path place) throws IOException {
    List<Kept> newestFirst = new ArrayList<>();
    try (Stream<Path> files = Files.list(place)) {
      for (Path file : files.filter(CacheDirectory::isOurs).toList()) {
        kept(file).ifPresent(newestFirst::add);
      }
    }
    newestFirst.sort(Comparator.comparing(Kept::written).reversed());
    long used = 0;
    for (Kept each : newestFirst) {
      used += each.size();
      if (used > size || isLeftBehind(each, newestFirst.get(0).written())) {
        Files.deleteIfExists(each.file());
      }
    }
  }

  private static Optional<Kept> kept(Path file) {
    try {
      BasicFileAttributes found =
          Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
      return Optional.of(new Kept(file, found.size(), found.lastModifiedTime()));
    } catch (IOException e) {
      return Optional.empty(); // Another process was there first.
    }
  }

  /** What else lies there was not put there by us. */
  private static boolean isOurs(Path file) {
    String name = String.valueOf(file.getFileName());
    return name.endsWith(ENDING) || name.endsWith(UNFINISHED);
  }

  private static boolean isLeftBehind(Kept file, FileTime newest) {
    return file.file().toString().endsWith(UNFINISHED)
        && newest.toMillis() - file.written().toMillis() > LONGEST_WRITE;
  }
}
