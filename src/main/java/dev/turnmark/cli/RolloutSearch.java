package dev.turnmark.cli;

import java.io.IOException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Finds the rollouts that a user names: files one by one, and directories with all below them. */
final class RolloutSearch {

  private static final Pattern ROLLOUT =
      Pattern.compile("rollout-.*\\.jsonl(\\.zst)?", Pattern.DOTALL);

  private final Terminal terminal;
  private final List<RolloutFile> found = new ArrayList<>();
  private boolean complete = true;

  RolloutSearch(Terminal terminal) {
    this.terminal = terminal;
  }

  /** Finds one more: a file, a directory, or {@code -} for the standard input. */
  void add(String named) {
    Path path;
    try {
      path = terminal.path(named);
    } catch (InvalidPathException e) {
      complete = false;
      terminal.complain(
          PlainText.escaped(named) + ": no file can have this name here: " + e.getReason());
      return;
    }
    if (named.equals(RolloutFile.STANDARD_INPUT) || !Files.isDirectory(path)) {
      found.add(new RolloutFile(named, path));
    } else {
      addAllBelow(named, path);
    }
  }

  /** What was found: as it was named, in a directory by path. */
  List<RolloutFile> found() {
    return found;
  }

  /** Whether every directory could be looked through. */
  boolean complete() {
    return complete;
  }

  private void addAllBelow(String named, Path directory) {
    List<RolloutFile> below = new ArrayList<>();
    try {
      Files.walkFileTree(
          directory,
          EnumSet.of(FileVisitOption.FOLLOW_LINKS),
          Integer.MAX_VALUE,
          new Visitor(Path.of(named), directory, below));
    } catch (IOException e) {
      fail(named, e);
    }
    if (below.isEmpty()) {
      terminal.complain(
          PlainText.escaped(named)
              + ": there is no rollout in this directory; its name would be rollout-*.jsonl or"
              + " rollout-*.jsonl.zst, a file of another name has to be named itself");
    }
    below.sort(Comparator.comparing(RolloutFile::path));
    found.addAll(below);
  }

  private void fail(String name, IOException problem) {
    complete = false;
    terminal.complain(Trouble.with(name, problem));
  }

  private final class Visitor extends SimpleFileVisitor<Path> {

    private final Path named;
    private final Path directory;
    private final List<RolloutFile> below;

    Visitor(Path named, Path directory, List<RolloutFile> below) {
      this.named = named;
      this.directory = directory;
      this.below = below;
    }

    private String name(Path path) {
      return named.resolve(directory.relativize(path)).toString();
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      @Nullable Path name = file.getFileName();
      if (name != null
          && ROLLOUT.matcher(name.toString()).matches()
          && attributes.isRegularFile()) {
        below.add(new RolloutFile(name(file), file));
      }
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException problem) {
      // A link that leads back up hides nothing: what lies there is visited anyway.
      if (!(problem instanceof FileSystemLoopException)) {
        fail(name(file), problem);
      }
      return FileVisitResult.CONTINUE;
    }
  }
}
