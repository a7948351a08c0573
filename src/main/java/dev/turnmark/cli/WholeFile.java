package dev.turnmark.cli;

import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.file.CopyOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.locks.LockSupport;

/**
 * A file that appears whole or not at all. It is written beside its place and moved there at the
 * end; if it is closed before, or the process told to end, nothing is left of it, and what was in
 * its place stays. Whoever may read what was in its place, or else the file that it was made from,
 * may read it.
 */
final class WholeFile implements AutoCloseable {

  private static final CopyOption[] NOTHING_REPLACED = {};

  private final String name;
  private final Path place;
  private final Draft draft;
  private final Thread cleaning = new Thread(this::end);
  private volatile boolean ending;
  private boolean finished;

  private WholeFile(String name, Path place, Draft draft) {
    this.name = name;
    this.place = place;
    this.draft = draft;
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
      Draft draft = new Draft(target, Files.exists(target) ? target : like);
      WholeFile file = new WholeFile(name, target, draft);
      file.begin();
      return file;
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

  /** Who cleans up is there before there is anything to clean up. */
  private synchronized void begin() throws IOException {
    try {
      Runtime.getRuntime().addShutdownHook(cleaning);
    } catch (IllegalStateException e) {
      waitForTheEnd();
    }
    boolean begun = false;
    try {
      draft.open();
      begun = true;
    } finally {
      if (!begun) {
        dismiss();
      }
    }
  }

  /** What to write it to. */
  Sink sink() {
    return new Sink(Channels.newOutputStream(draft.channel()), this::failure);
  }

  /**
   * Puts it in its place, whole.
   *
   * @throws OutputException when that is not possible
   */
  void finish() {
    finish(StandardCopyOption.ATOMIC_MOVE);
  }

  /**
   * The same, but only where there is nothing yet.
   *
   * @throws OutputException when that is not possible
   */
  void finishNew() {
    finish(NOTHING_REPLACED);
  }

  private void finish(CopyOption... how) {
    try {
      moveTo(how);
    } catch (IOException e) {
      throw failure(e);
    }
  }

  private synchronized void moveTo(CopyOption... how) throws IOException {
    draft.finish(place, how);
    finished = true;
  }

  /** A process that was told to end has nothing more to say: what fails now fails because of it. */
  private OutputException failure(IOException problem) {
    if (ending) {
      waitForTheEnd();
    }
    return new OutputException(name, problem);
  }

  private static void waitForTheEnd() {
    while (true) {
      LockSupport.park();
    }
  }

  /** Leaves nothing of it, unless it was finished. */
  @Override
  public void close() {
    discard();
    dismiss();
  }

  private void dismiss() {
    try {
      Runtime.getRuntime().removeShutdownHook(cleaning);
    } catch (IllegalStateException e) {
      return; // The process ends already, and the hook does the same as is done here.
    }
  }

  private void end() {
    ending = true;
    discard();
  }

  private synchronized void discard() {
    if (!finished) {
      draft.discard();
    }
  }
}
