package dev.turnmark.rules;

import static java.nio.file.StandardWatchEventKinds.ENTRY_CREATE;
import static java.nio.file.StandardWatchEventKinds.ENTRY_DELETE;
import static java.nio.file.StandardWatchEventKinds.ENTRY_MODIFY;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Wakes up when the file system tells of a change below some directories, and now and then without
 * that: network drives and mounted volumes tell nothing, and a system may have no watches left.
 */
final class DirectoryEvents implements WakeUps {

  private static final long MILLIS_WITHOUT_EVENTS = 2_000;
  private static final long MILLIS_OF_A_MOMENT = 50;

  private final List<Path> directories;
  private final @Nullable WatchService service;
  private final CountDownLatch closed = new CountDownLatch(1);

  DirectoryEvents(List<Path> directories) {
    this.directories = List.copyOf(directories);
    this.service = service();
  }

  private static @Nullable WatchService service() {
    try {
      return FileSystems.getDefault().newWatchService();
    } catch (IOException | UnsupportedOperationException e) {
      return null; // Then looking now and then has to do.
    }
  }

  @Override
  public boolean next() {
    try {
      if (service == null) {
        return !closed.await(MILLIS_WITHOUT_EVENTS, TimeUnit.MILLISECONDS);
      }
      directories.forEach(directory -> register(service, directory));
      WatchKey key = service.poll(MILLIS_WITHOUT_EVENTS, TimeUnit.MILLISECONDS);
      for (; key != null; key = service.poll()) {
        key.pollEvents();
        key.reset();
      }
      return closed.getCount() > 0;
    } catch (ClosedWatchServiceException e) {
      return false;
    } catch (InterruptedException e) {
      return closed.getCount() > 0; // Only who closes it ends it: one look more does no harm.
    }
  }

  /** Those that are registered already stay so; new ones may have come. */
  private static void register(WatchService service, Path directory) {
    try (Stream<Path> files =
        Files.walk(directory, PackDirectory.DEPTH, FileVisitOption.FOLLOW_LINKS)
            .limit(PackDirectory.ENTRIES)) {
      for (Path file : (Iterable<Path>) files.filter(Files::isDirectory)::iterator) {
        file.register(service, ENTRY_CREATE, ENTRY_DELETE, ENTRY_MODIFY);
      }
    } catch (ClosedWatchServiceException e) {
      throw e;
    } catch (IOException | RuntimeException e) {
      return; // Deliberate: what cannot be watched, or is closed, is looked at now and then.
    }
  }

  @Override
  public boolean moment() {
    try {
      return !closed.await(MILLIS_OF_A_MOMENT, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      return closed.getCount() > 0;
    }
  }

  @Override
  public void close() {
    closed.countDown();
    if (service != null) {
      try {
        service.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
