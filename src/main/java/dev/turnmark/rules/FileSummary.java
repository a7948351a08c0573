package dev.turnmark.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What is known of a good file of rules without reading it again: all that rules in force need
 * beside their classes, and what files that are loaded together are held against each other for.
 *
 * @param source where a reader finds it among the packs: {@code codex/finding/hook-prompts.drl}
 * @param drlPackage the package it names
 * @param imports the full names of the imported types, by their simple ones
 * @param rules what its rules say of themselves, in order
 * @param conditions those of each rule, by its name
 * @param words that its rules use
 * @param everything whether a rule takes a fact as a whole
 */
record FileSummary(
    String source,
    String drlPackage,
    Map<String, String> imports,
    List<RuleInfo> rules,
    Map<String, List<RuleCondition>> conditions,
    Set<String> words,
    boolean everything) {

  FileSummary {
    imports = Map.copyOf(imports);
    rules = List.copyOf(rules);
    conditions = Map.copyOf(conditions);
    words = Set.copyOf(words);
  }

  static FileSummary of(CheckedFile file) {
    Map<String, String> imports = new TreeMap<>();
    file.vocabulary().types().forEach((name, type) -> imports.put(name, type.getName()));
    Map<String, List<RuleCondition>> conditions = new LinkedHashMap<>();
    Set<String> words = new TreeSet<>();
    boolean everything = false;
    for (RuleCheck rule : file.rules()) {
      conditions.put(rule.text().rule().getName(), rule.text().listed());
      words.addAll(rule.text().words());
      everything |= new WholeFacts(rule.text(), file.vocabulary()).read();
    }
    return new FileSummary(
        file.file().source(),
        file.file().content().getName(),
        imports,
        file.infos(),
        conditions,
        words,
        everything);
  }

  /** Those of the files of a source, each in one of the parts, as the source has them. */
  static List<FileSummary> inOrder(RuleSource source, List<CompiledPart> parts) {
    Map<String, FileSummary> bySource = new HashMap<>();
    parts.forEach(part -> part.files().values().forEach(f -> bySource.put(f.source(), f)));
    List<FileSummary> files = new ArrayList<>();
    for (RulePack pack : source.packs()) {
      for (RuleDocument document : pack.documents()) {
        files.add(Objects.requireNonNull(bySource.get(pack.name() + "/" + document.path())));
      }
    }
    return files;
  }

  /**
   * The same files in the order in which the engine takes those that it compiles together. What
   * fires first of what may fire at the same time hangs on it, and so does the order in which
   * answers tell of it: it is not to depend on what was compiled with what. Deliberate: it is that
   * of two hash maps, one made from the other, as the engine has it.
   */
  static List<FileSummary> asCompiledTogether(List<FileSummary> files) {
    Map<String, FileSummary> written = new HashMap<>();
    files.forEach(file -> written.put(RuleCompiler.FOLDER + file.source(), file));
    Map<String, FileSummary> read = new HashMap<>();
    written.values().forEach(file -> read.put("rules/" + file.source(), file));
    return List.copyOf(read.values());
  }

  /**
   * Whether files are as good together as each is alone: no two rules have the same name, and files
   * of a package mean the same by it.
   */
  static boolean fit(List<FileSummary> files) {
    Set<String> names = new TreeSet<>();
    Map<String, String> imports = new TreeMap<>();
    boolean fit = true;
    for (FileSummary file : files) {
      for (RuleInfo rule : file.rules()) {
        fit &= names.add(rule.name());
      }
      for (Map.Entry<String, String> entry : file.imports().entrySet()) {
        String meant =
            imports.putIfAbsent(file.drlPackage() + " " + entry.getKey(), entry.getValue());
        fit &= meant == null || meant.equals(entry.getValue());
      }
    }
    return fit;
  }
}
