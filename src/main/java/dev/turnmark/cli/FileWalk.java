package dev.turnmark.cli;

import java.io.IOException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Predicate;

/** Looks through a directory and all below it. */
final class FileWalk extends SimpleFileVisitor<Path> {

  private final Path named;
  private final Path directory;
  private final BiConsumer<String, IOException> trouble;
  private final List<RolloutFile> files = new ArrayList<>();
  private final Set<Path> visited = new HashSet<>();
  private Predicate<Path> wanted = file -> true;

  /**
   * @param named what the user calls the directory
   * @param trouble told the name of what could not be looked at
   */
  FileWalk(Path named, Path directory, BiConsumer<String, IOException> trouble) {
    this.named = named;
    this.directory = directory;
    this.trouble = trouble;
  }

  /** Takes only the files, as the user would name them, that pass. */
  FileWalk accepting(Predicate<Path> wanted) {
    this.wanted = wanted;
    return this;
  }

  /** The files, by path. */
  List<RolloutFile> files(int depth) {
    if (!Files.exists(directory)) {
      return files;
    }
    try {
      Files.walkFileTree(directory, EnumSet.of(FileVisitOption.FOLLOW_LINKS), depth, this);
    } catch (IOException e) {
      trouble.accept(named.toString(), e);
    }
    files.sort(Comparator.comparing(RolloutFile::path));
    return files;
  }

  private Path name(Path path) {
    return named.resolve(directory.relativize(path));
  }

  /** A directory to which several links lead is looked through once. */
  @Override
  public FileVisitResult preVisitDirectory(Path path, BasicFileAttributes attributes)
      throws IOException {
    return visited.add(path.toRealPath()) ? FileVisitResult.CONTINUE : FileVisitResult.SKIP_SUBTREE;
  }

  @Override
  public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
    if (attributes.isRegularFile() && wanted.test(name(file))) {
      files.add(new RolloutFile(name(file).toString(), file));
    } else if (!attributes.isDirectory() && wanted.test(name(file))) {
      String kind = attributes.isSymbolicLink() ? "a link that leads nowhere" : "no regular file";
      trouble.accept(name(file).toString(), new IOException("it is " + kind));
    }
    return FileVisitResult.CONTINUE;
  }

  @Override
  public FileVisitResult visitFileFailed(Path file, IOException problem) {
    // A link that leads back up hides nothing: what lies there is visited anyway.
    if (!(problem instanceof FileSystemLoopException)) {
      trouble.accept(name(file).toString(), problem);
    }
    return FileVisitResult.CONTINUE;
  }
}
