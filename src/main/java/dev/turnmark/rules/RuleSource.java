package dev.turnmark.rules;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Where rules come from: packs that are loaded together, so that one may lie over another.
 *
 * @param packs at least one, in the order they were asked for; no two have the same name
 */
public record RuleSource(List<RulePack> packs) {

  public RuleSource {
    packs = List.copyOf(packs);
    if (packs.isEmpty()) {
      throw new IllegalArgumentException("expected a rule pack but was given none");
    }
    if (packs.stream().map(RulePack::name).distinct().count() != packs.size()) {
      throw new IllegalArgumentException("two rule packs have the same name");
    }
  }

  /**
   * The packs in these directories.
   *
   * @throws BadRulesException with what is wrong in any of the directories
   */
  public static RuleSource directories(List<Path> directories) {
    List<RuleProblem> problems = new ArrayList<>();
    Map<String, Path> byName = new HashMap<>();
    List<RulePack> packs = new ArrayList<>();
    for (Path directory : directories) {
      try {
        RulePack pack = RulePack.directory(directory);
        packs.add(pack);
        @Nullable Path other = byName.putIfAbsent(pack.name(), directory);
        if (other != null) {
          problems.add(sameName(directory, pack.name(), other));
        }
      } catch (BadRulesException e) {
        problems.addAll(e.problems());
      }
    }
    if (!problems.isEmpty()) {
      throw new BadRulesException(problems);
    }
    return new RuleSource(packs);
  }

  /**
   * The copy of the pack {@code codex} that travels with these classes.
   *
   * @throws BadRulesException if this build has none
   */
  public static RuleSource shipped() {
    return shipped("codex");
  }

  /**
   * The copy of a pack that travels with these classes.
   *
   * @param path where it lies in the folder {@code rules}, such as {@code extras/verify}
   * @throws BadRulesException if this build has none there
   */
  public static RuleSource shipped(String path) {
    return new RuleSource(List.of(ShippedPack.beside(RuleSource.class, path).read()));
  }

  /**
   * A pack on a class path, in a directory or in a jar, also in one inside of another. It is found
   * by its {@code pack.json}, or else by the folder itself, where the class loader finds it first;
   * a class loader that cannot list a folder needs the {@code "files"} of the pack named in {@code
   * pack.json}.
   *
   * @param folder as for {@link ClassLoader#getResource}: {@code com/acme/rules}
   * @throws BadRulesException if there is none, or with what is wrong in it
   */
  public static RuleSource classpath(ClassLoader loader, String folder) {
    Objects.requireNonNull(loader, "loader");
    Objects.requireNonNull(folder, "folder");
    return new RuleSource(List.of(new ClassPathPack(loader, folder).read()));
  }

  /**
   * These packs, and others laid over them.
   *
   * @throws IllegalArgumentException if two have the same name
   */
  public RuleSource and(RuleSource over) {
    return new RuleSource(Stream.concat(packs.stream(), over.packs.stream()).toList());
  }

  /**
   * The SHA-256, in hex, of all that decides: the names of the packs, the paths and the texts.
   * Where the directories lie does not count.
   */
  public String revision() {
    return Revision.of(packs);
  }

  private static RuleProblem sameName(Path directory, String name, Path other) {
    return new RuleProblem(
        directory.toString(),
        null,
        "the pack "
            + name
            + " is loaded from "
            + other
            + " already; rename one of the directories");
  }
}
