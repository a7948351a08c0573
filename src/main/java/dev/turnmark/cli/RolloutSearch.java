package dev.turnmark.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;

/**
 * Finds the rollouts that a user names: files one by one, directories with all below them, and
 * patterns.
 *
 * <p>Upstream: {@code rollout/src/compression.rs}, for the plain file that wins over its packed
 * copy.
 */
final class RolloutSearch {

  private static final Pattern ROLLOUT =
      Pattern.compile("rollout-.*\\.jsonl(\\.zst)?", Pattern.DOTALL);
  private static final String PACKED = ".zst";

  private final Terminal terminal;
  private final List<RolloutFile> found = new ArrayList<>();
  private boolean complete = true;

  RolloutSearch(Terminal terminal) {
    this.terminal = terminal;
  }

  /** Finds one more: a file, a directory, a pattern, or {@code -} for the standard input. */
  void add(String named) {
    try {
      find(named, terminal.path(named));
    } catch (InvalidPathException e) {
      complete = false;
      terminal.complain(
          PlainText.escaped(named) + ": no file can have this name here: " + e.getReason());
    }
  }

  private void find(String named, Path path) {
    if (named.equals(RolloutFile.STANDARD_INPUT)) {
      addStandardInput(new RolloutFile(named, path));
    } else if (Files.isDirectory(path)) {
      addAllBelow(named, path);
    } else if (Files.exists(path) || !Glob.is(named)) {
      found.add(new RolloutFile(named, path));
    } else {
      addAllLike(named);
    }
  }

  private void addStandardInput(RolloutFile input) {
    if (found.contains(input)) {
      complete = false;
      terminal.complain("-: the standard input was named twice; it can be read once");
    } else {
      found.add(input);
    }
  }

  /**
   * Ends the search: a session that lies there plain and packed is taken once.
   *
   * @param quiet whether not to say so
   */
  void end(boolean quiet) {
    Set<Path> all = found.stream().map(RolloutSearch::place).collect(Collectors.toSet());
    int before = found.size();
    found.removeIf(file -> isCopy(place(file), all));
    int copies = before - found.size();
    if (copies > 0 && !quiet) {
      terminal.complain(
          copies == 1
              ? "1 packed copy was left out, since the plain file beside it is read"
              : copies
                  + " packed copies were left out, since the plain files beside them are read");
    }
  }

  private static boolean isCopy(Path path, Set<Path> all) {
    String name = path.toString();
    return name.endsWith(PACKED)
        && all.contains(Path.of(name.substring(0, name.length() - PACKED.length())));
  }

  private static Path place(RolloutFile file) {
    return file.path().toAbsolutePath().normalize();
  }

  /** What was found: as it was named, in a directory by path. */
  List<RolloutFile> found() {
    return found;
  }

  /** Whether everything could be looked for. */
  boolean complete() {
    return complete;
  }

  private void addAllBelow(String named, Path directory) {
    FileWalk walk =
        new FileWalk(Path.of(named), directory, this::fail)
            .accepting(file -> ROLLOUT.matcher(file.getFileName().toString()).matches());
    List<RolloutFile> below = walk.files(Integer.MAX_VALUE);
    if (below.isEmpty()) {
      terminal.complain(
          PlainText.escaped(named)
              + ": there is no rollout in this directory; its name would be rollout-*.jsonl or"
              + " rollout-*.jsonl.zst, a file of another name has to be named itself");
    }
    found.addAll(below);
  }

  private void addAllLike(String pattern) {
    try {
      Glob glob = Glob.of(pattern);
      FileWalk walk =
          new FileWalk(glob.root(), terminal.path(glob.root().toString()), this::fail)
              .accepting(glob::matches);
      List<RolloutFile> like = walk.files(glob.depth());
      if (like.isEmpty()) {
        complete = false;
        terminal.complain(PlainText.escaped(pattern) + ": no file matches this pattern");
      }
      found.addAll(like);
    } catch (PatternSyntaxException e) {
      complete = false;
      terminal.complain(
          "%s: there is no such file, and as a pattern it is broken: %s"
              .formatted(PlainText.escaped(pattern), e.getDescription()));
    }
  }

  private void fail(String name, IOException problem) {
    complete = false;
    terminal.complain(Trouble.with(name, problem));
  }
}
