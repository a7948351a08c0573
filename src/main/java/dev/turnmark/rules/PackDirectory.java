package dev.turnmark.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A directory of DRL files, read as a pack. */
final class PackDirectory {

  private final Path directory;
  private final List<RuleDocument> documents = new ArrayList<>();
  private final List<RuleProblem> problems = new ArrayList<>();

  PackDirectory(Path directory) {
    this.directory = directory;
  }

  RulePack read() {
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
    documents.sort((one, other) -> one.path().compareTo(other.path()));
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
    if (!Files.exists(file)) {
      return PackFile.NONE;
    }
    try {
      RuleDocument text = Utf8.document(PackFile.NAME, Files.readAllBytes(file), file.toString());
      return PackFile.read(text.text(), file.toString());
    } catch (BadRulesException e) {
      problems.addAll(e.problems());
    } catch (IOException e) {
      problems.add(unreadable(file, e));
    }
    return PackFile.NONE;
  }

  private void walk() {
    try {
      Files.walkFileTree(
          directory, Set.of(FileVisitOption.FOLLOW_LINKS), Integer.MAX_VALUE, new Visitor());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void add(Path file) {
    String path = directory.relativize(file).toString().replace('\\', '/');
    String shownAs = file.toString();
    try {
      documents.add(Utf8.document(path, Files.readAllBytes(file), shownAs));
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

    @Override
    public FileVisitResult preVisitDirectory(Path visited, BasicFileAttributes attributes) {
      return !visited.equals(directory) && hidden(visited)
          ? FileVisitResult.SKIP_SUBTREE
          : FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      if (isRules(file) && attributes.isRegularFile()) {
        add(file);
      } else if (isRules(file)) {
        problems.add(wrong(file, "a rule file is a file or a link to one, but this is neither"));
      }
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException e) {
      if (!hidden(file)) {
        problems.add(unreadable(file, e));
      }
      return FileVisitResult.CONTINUE;
    }

    private static boolean isRules(Path file) {
      return !hidden(file) && file.toString().endsWith(".drl");
    }

    private static boolean hidden(Path path) {
      @Nullable Path name = path.getFileName();
      return name != null && name.toString().startsWith(".");
    }
  }
}
