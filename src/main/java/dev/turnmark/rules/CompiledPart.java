package dev.turnmark.rules;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Files of rules that were compiled in one go, from which each can be taken by itself.
 *
 * @param files by the keys of their texts, in order
 * @param classes those of all files
 */
record CompiledPart(Map<String, FileSummary> files, CompiledRules classes) {

  CompiledPart {
    files = Collections.unmodifiableMap(new LinkedHashMap<>(files));
  }

  /** Files that were found good, compiled. */
  static CompiledPart of(List<CheckedFile> files, CompiledRules classes) {
    Map<String, FileSummary> summaries = new LinkedHashMap<>();
    for (CheckedFile file : files) {
      String key = key(file.file().source(), file.file().document().text());
      summaries.put(key, FileSummary.of(file));
    }
    return new CompiledPart(summaries, classes);
  }

  /** Stands for a file: where it lies among the packs and what is in it, to the letter. */
  static String key(String source, String text) {
    return new Fingerprint().add(source).add(text).hex();
  }

  /** None but some of its files. */
  CompiledPart only(Set<String> keys) {
    Map<String, FileSummary> kept = new LinkedHashMap<>(files);
    kept.keySet().retainAll(keys);
    return new CompiledPart(kept, classes);
  }

  /** The rules of its files. */
  Set<RuleId> rules() {
    return files.values().stream()
        .flatMap(file -> file.rules().stream())
        .map(RuleId::of)
        .collect(Collectors.toSet());
  }
}
