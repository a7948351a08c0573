package dev.turnmark.engine;

import dev.turnmark.rules.RuleSet;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.drools.model.Rule;
import org.drools.model.functions.IntrospectableLambda;

/** The class loaders of rules that nobody should hold any longer. */
final class Collected {

  /** A collector may need more than one go. */
  private static final int GOES = 50;

  private final List<WeakReference<ClassLoader>> loaders = new ArrayList<>();

  /** Remembers who loaded the classes of these rules, without holding on to them. */
  void add(RuleSet rules) {
    loaders(rules).forEach(loader -> loaders.add(new WeakReference<>(loader)));
  }

  private static Set<ClassLoader> loaders(RuleSet rules) {
    return rules.models().stream()
        .flatMap(model -> model.getRules().stream())
        .map(Collected::loader)
        .collect(Collectors.toSet());
  }

  private static ClassLoader loader(Rule rule) {
    IntrospectableLambda block = (IntrospectableLambda) rule.getDefaultConsequence().getBlock();
    return block.getLambda().getClass().getClassLoader();
  }

  /** How many there were. */
  int size() {
    return loaders.size();
  }

  /** How many are still there after the memory was cleaned up. */
  long left() {
    for (int go = 0; go < GOES && held() > 0; go++) {
      System.gc();
    }
    return held();
  }

  private long held() {
    return loaders.stream().filter(loader -> loader.get() != null).count();
  }
}
