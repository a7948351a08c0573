package dev.turnmark.rules;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Rules as Java classes that nobody has loaded yet. Linking needs nothing else: so they can be
 * kept, and can be linked behind a class loader that lets only some classes through.
 *
 * @param classes class files by the full names of their classes; shared, not to be changed
 * @param models the classes to start from, one for each DRL package
 */
record CompiledRules(SortedMap<String, byte[]> classes, List<String> models) {

  private static final String CLASS = ".class";
  private static final String MODELS = "/drools-model";
  private static final String VERSION = "Drools-Model-Version";
  private static final String PROJECT = "org/drools/project/";

  CompiledRules {
    classes = Collections.unmodifiableSortedMap(new TreeMap<>(classes));
    models = List.copyOf(models);
  }

  /** The rules among the files that the engine's compiler has written. */
  static CompiledRules of(Map<String, byte[]> files) {
    SortedMap<String, byte[]> classes = new TreeMap<>();
    List<String> models = new ArrayList<>();
    files.forEach(
        (path, bytes) -> {
          if (path.endsWith(CLASS) && !path.startsWith(PROJECT)) {
            String name = path.substring(0, path.length() - CLASS.length()).replace('/', '.');
            classes.put(name, bytes);
          } else if (path.endsWith(MODELS)) {
            models.addAll(models(new String(bytes, StandardCharsets.UTF_8)));
          }
        });
    return new CompiledRules(classes, models);
  }

  private static List<String> models(String list) {
    return list.lines()
        .map(String::strip)
        .filter(l -> !l.isEmpty() && !l.startsWith(VERSION))
        .sorted()
        .toList();
  }
}
