package dev.turnmark.rules;

import java.nio.file.Path;
import java.util.List;

/**
 * Rules that are kept and named together, as one directory of DRL files.
 *
 * @param name what its pack file calls it, or else the last segment of the directory, such as
 *     {@code codex}
 * @param documents sorted by path
 * @param style how heavy it takes questions of style, from its pack file
 */
public record RulePack(String name, List<RuleDocument> documents, Severity style) {

  /** A pack without a pack file: style is a matter of warnings. */
  public RulePack(String name, List<RuleDocument> documents) {
    this(name, documents, PackFile.NONE.style());
  }

  public RulePack {
    documents = List.copyOf(documents);
  }

  /**
   * Every {@code .drl} file below a directory. Files and directories whose name starts with a dot
   * are passed over: editors and mounted volumes leave second copies under such names.
   *
   * @throws BadRulesException if the directory or a file in it cannot be read, or holds no rules
   */
  public static RulePack directory(Path directory) {
    return new PackDirectory(directory).read();
  }
}
