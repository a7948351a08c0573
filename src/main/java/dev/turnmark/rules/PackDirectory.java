package dev.turnmark.rules;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.ClosedFileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A directory of DRL files, read as a pack. */
final class PackDirectory {

  /** How deep folders of rules may lie in each other. */
  static final int DEPTH = 32;

  /** How many files and folders of any kind are gone through: links can make very many of few. */
  static final int ENTRIES = 100_000;

  private static final String IS_NO_FILE = " is a file or a link to one, but this is neither";

  private final Path directory;
  private final Intake intake = new Intake();
  private final List<RuleProblem> problems = new ArrayList<>();

  PackDirectory(Path directory) {
    this.directory = directory;
  }

  RulePack read() {
    try {
      return readOpen();
    } catch (ClosedFileSystemException e) {
      throw new BadRulesException(
          List.of(wrong(directory, "the file system that it lies in was closed")));
    }
  }

  private RulePack readOpen() {
    @Nullable Path name = directory.toAbsolutePath().normalize().getFileName();
    if (name == null) {
      problems.add(
          wrong(directory, "a pack is named after its directory, and this one has no name"));
    } else if (!Files.exists(directory)) {
      problems.add(wrong(directory, "there is no such directory"));
    } else if (!Files.isDirectory(directory)) {
      problems.add(wrong(directory, "a rule pack is a directory, but this is a file"));
    } else {
      walk();
    }
    List<RuleDocument> documents = intake.sorted();
    PackFile pack = packFile();
    problems.addAll(pack.listed(documents, directory.resolve(PackFile.NAME).toString()));
    if (problems.isEmpty() && documents.isEmpty()) {
      problems.add(wrong(directory, "there is no .drl file in this directory"));
    }
    if (name == null || !problems.isEmpty()) {
      throw new BadRulesException(problems);
    }
    String called = pack.name() == null ? name.toString() : pack.name();
    return new RulePack(called, documents, pack.style());
  }

  private PackFile packFile() {
    Path file = directory.resolve(PackFile.NAME);
    if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      return PackFile.NONE;
    }
    if (!Files.isRegularFile(file)) {
      problems.add(wrong(file, "a pack file" + IS_NO_FILE));
      return PackFile.NONE;
    }
    try (InputStream in = Files.newInputStream(file)) {
      return PackFile.read(Intake.packFile(in, file.toString()), file.toString());
    } catch (BadRulesException e) {
      problems.addAll(e.problems());
    } catch (IOException e) {
      problems.add(unreadable(file, e));
    }
    return PackFile.NONE;
  }

  private void walk() {
    try {
      Files.walkFileTree(directory, Set.of(FileVisitOption.FOLLOW_LINKS), DEPTH, new Visitor());
    } catch (IOException e) {
      problems.add(unreadable(directory, e));
    }
  }

  private void add(Path file) {
    String path = directory.relativize(file).toString().replace('\\', '/');
    try (InputStream in = Files.newInputStream(file)) {
      intake.add(path, in, file.toString());
    } catch (BadRulesException e) {
      problems.addAll(e.problems());
    } catch (IOException e) {
      problems.add(unreadable(file, e));
    }
  }

  private static RuleProblem unreadable(Path path, IOException e) {
    if (e instanceof AccessDeniedException) {
      return wrong(path, "permission to read it is denied");
    }
    if (e instanceof FileSystemLoopException) {
      return wrong(path, "this link leads back to a directory above it");
    }
    return wrong(path, "it cannot be read");
  }

  private static RuleProblem wrong(Path path, String sentence) {
    return new RuleProblem(path.toString(), null, sentence);
  }

  private final class Visitor extends SimpleFileVisitor<Path> {

    private int entries;

    @Override
    public FileVisitResult preVisitDirectory(Path visited, BasicFileAttributes attributes) {
      if (visited.equals(directory)) {
        return FileVisitResult.CONTINUE;
      }
      if (hidden(visited)) {
        return FileVisitResult.SKIP_SUBTREE;
      }
      if (isRules(visited)) {
        problems.add(wrong(visited, "a rule file" + IS_NO_FILE));
      }
      return next();
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      if (hidden(file)) {
        return next();
      }
      if (attributes.isDirectory()) {
        problems.add(wrong(file, "folders of rules lie at most " + DEPTH + " deep"));
      } else if (isRules(file) && !attributes.isRegularFile()) {
        problems.add(wrong(file, "a rule file" + IS_NO_FILE));
      } else if (isRules(file) && intake.isFull()) {
        problems.add(wrong(directory, Intake.TOO_MUCH));
        return FileVisitResult.TERMINATE;
      } else if (isRules(file)) {
        add(file);
      }
      return next();
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException e) {
      if (!hidden(file)) {
        problems.add(unreadable(file, e));
      }
      return next();
    }

    @Override
    public FileVisitResult postVisitDirectory(Path visited, @Nullable IOException e) {
      if (e != null) {
        problems.add(unreadable(visited, e));
      }
      return FileVisitResult.CONTINUE;
    }

    private FileVisitResult next() {
      if (++entries < ENTRIES) {
        return FileVisitResult.CONTINUE;
      }
      problems.add(
          wrong(
              directory,
              "more than "
                  + ENTRIES
                  + " files and folders lie in it; name the directory of the rules alone"));
      return FileVisitResult.TERMINATE;
    }

    private static boolean isRules(Path file) {
      return file.toString().endsWith(".drl");
    }

    private static boolean hidden(Path path) {
      @Nullable Path name = path.getFileName();
      return name != null && name.toString().startsWith(".");
    }
  }
}
