package dev.turnmark.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.drools.model.Model;
import org.drools.modelcompiler.KieBaseBuilder;
import org.jspecify.annotations.Nullable;
import org.kie.api.KieBase;
import org.kie.api.runtime.KieSession;

/** Loads compiled rules, in a class loader of their own, and makes a rule base of them. */
final class RuleLinker {

  private final ClassLoader parent;

  /**
   * @param parent the loader of the facts and of what the engine gives compiled rules to call
   */
  RuleLinker(ClassLoader parent) {
    this.parent = parent;
  }

  LinkedRules link(CompiledRules rules) {
    return ContextClassLoader.with(RuleLinker.class.getClassLoader(), () -> load(rules));
  }

  private LinkedRules load(CompiledRules rules) {
    Loader loader = new Loader(rules, parent);
    List<Model> models = new ArrayList<>();
    for (String name : rules.models()) {
      try {
        Class<?> type = loader.loadClass(name);
        models.add((Model) type.getDeclaredConstructor().newInstance());
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException("compiled rules have no model " + name, e);
      }
    }
    // The names of the classes vary with what was compiled before; the order of firings must not.
    models.sort(Comparator.comparing(Model::getPackageName));
    LinkedRules linked = new LinkedRules(KieBaseBuilder.createKieBaseFromModel(models), models);
    findServices(linked.base());
    return linked;
  }

  /**
   * The engine looks for parts of itself when its first session in a JVM is made and used, and
   * where it looks the caller decides: better we, now, than a host by its context class loader.
   */
  private static void findServices(KieBase base) {
    KieSession session = base.newKieSession();
    try {
      session.insert(base);
      session.fireAllRules();
    } finally {
      session.dispose();
    }
  }

  private static final class Loader extends ClassLoader {

    private final CompiledRules rules;

    Loader(CompiledRules rules, ClassLoader parent) {
      super("turnmark-rules", parent);
      this.rules = rules;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      byte @Nullable [] bytes = rules.classes().get(name);
      if (bytes == null) {
        throw new ClassNotFoundException(name);
      }
      return defineClass(name, bytes, 0, bytes.length);
    }
  }
}
