package dev.turnmark.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.drools.model.Model;
import org.drools.model.Rule;
import org.jspecify.annotations.Nullable;

/** Loads compiled rules, in class loaders of their own. */
final class RuleLinker {

  private final ClassLoader parent;

  /**
   * @param parent the loader of the facts and of what the engine gives compiled rules to call
   */
  RuleLinker(ClassLoader parent) {
    this.parent = parent;
  }

  /**
   * Links parts. No two of them hold rules of the same name.
   *
   * @param order all rules. Where nothing else decides which of two fires first, this does
   */
  LinkedRules link(List<CompiledPart> parts, List<RuleInfo> order) {
    return ContextClassLoader.with(
        RuleLinker.class.getClassLoader(), () -> new LinkedRules(models(parts, order)));
  }

  private List<Model> models(List<CompiledPart> parts, List<RuleInfo> order) {
    Map<String, List<Model>> compiled = new HashMap<>();
    Map<RuleId, Rule> rules = new HashMap<>();
    for (CompiledPart part : parts) {
      Set<RuleId> wanted = part.rules();
      for (Model model : models(part.classes())) {
        compiled.computeIfAbsent(model.getPackageName(), name -> new ArrayList<>()).add(model);
        model.getRules().stream()
            .filter(rule -> wanted.contains(RuleId.of(rule)))
            .forEach(rule -> rules.put(RuleId.of(rule), rule));
      }
    }
    SortedMap<String, List<Rule>> ordered = new TreeMap<>();
    for (RuleInfo info : order) {
      @Nullable Rule rule = rules.get(RuleId.of(info));
      if (rule == null) {
        throw new IllegalStateException("compiled rules have no \"" + info.name() + "\"");
      }
      ordered.computeIfAbsent(info.drlPackage(), name -> new ArrayList<>()).add(rule);
    }
    List<Model> models = new ArrayList<>();
    ordered.forEach(
        (name, in) -> models.add(new PackageModel(compiled.getOrDefault(name, List.of()), in)));
    return models;
  }

  private List<Model> models(CompiledRules rules) {
    Loader loader = new Loader(rules, parent);
    List<Model> models = new ArrayList<>();
    for (String name : rules.models()) {
      try {
        Class<?> type = loader.loadClass(name);
        models.add((Model) type.getDeclaredConstructor().newInstance());
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException("compiled rules have no model " + name, e);
      } catch (LinkageError e) {
        throw new IllegalStateException(
            "compiled rules don't find a library that they need: " + e.getMessage(), e);
      }
    }
    return models;
  }

  private static final class Loader extends ClassLoader {

    private final CompiledRules rules;

    Loader(CompiledRules rules, ClassLoader parent) {
      super("turnmark-rules", parent);
      this.rules = rules;
    }

    /** Ours before those of the parent: it may have rules too, and looks long for what it lacks. */
    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      byte @Nullable [] bytes = rules.classes().get(name);
      if (bytes == null) {
        return super.loadClass(name, resolve);
      }
      synchronized (getClassLoadingLock(name)) {
        @Nullable Class<?> loaded = findLoadedClass(name);
        return loaded == null ? defineClass(name, bytes, 0, bytes.length) : loaded;
      }
    }
  }
}
