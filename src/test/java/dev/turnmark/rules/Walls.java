package dev.turnmark.rules;

import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.turnmark.fact.Part;
import dev.turnmark.model.ContentItem.InputText;
import dev.turnmark.model.ResponseItem.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.kie.api.event.rule.AfterMatchFiredEvent;
import org.kie.api.event.rule.DefaultAgendaEventListener;
import org.kie.api.runtime.KieSession;

/**
 * What is made of an escape.
 *
 * @param problems what is said of it when it is loaded
 * @param syntax what is made of its text alone
 * @param compiler what a compiler makes of it that finds no class outside
 * @param classes what its class files refer to, compiled without a fence
 * @param trusted what becomes of it when rules are trusted in full
 */
record Walls(
    List<String> problems, String syntax, String compiler, String classes, String trusted) {

  private static final String MARK = "turnmark.escaped";
  private static final ClassLoader FACTS = Walls.class.getClassLoader();

  static Walls around(String name, String text) {
    System.clearProperty(MARK);
    RuleSource source = source(name, text);
    List<String> problems =
        catchThrowableOfType(BadRulesException.class, () -> RuleSet.load(source))
            .problems()
            .stream()
            .map(RuleProblem::toString)
            .toList();
    if (System.getProperty(MARK) != null) {
      throw new AssertionError("loading the rules has run them");
    }
    String compiler =
        compiled(name, text, Fence.ours().compiling(FACTS)) == null ? "refuses" : "passes";
    @Nullable CompiledRules rules = compiled(name, text, FACTS);
    return new Walls(
        problems,
        syntax(source),
        rules == null ? "nothing to refuse: it does not compile" : compiler,
        rules == null ? "none" : String.join(", ", CompiledFence.offences(Fence.ours(), rules)),
        text.startsWith("// Not run") ? "not tried" : trusted(source));
  }

  private static RuleSource source(String name, String text) {
    String path = "red-team/" + name + ".drl";
    RuleDocument document = new RuleDocument("finding/" + name + ".drl", text, path);
    return new RuleSource(List.of(new RulePack("red-team", List.of(document))));
  }

  private static @Nullable CompiledRules compiled(String name, String text, ClassLoader loader) {
    TreeMap<String, String> texts = new TreeMap<>();
    texts.put("red-team/finding/" + name + ".drl", text);
    return new RuleCompiler(loader).compile(texts).rules();
  }

  private static String syntax(RuleSource source) {
    Inspection inspection = Inspection.of(source, FACTS, Fence.ours());
    return inspection.outside().isEmpty() && inspection.problems().isEmpty() ? "passes" : "refuses";
  }

  /** Fires the rules on what a person said. */
  private static String trusted(RuleSource source) {
    RuleSet rules;
    try {
      rules = RuleSet.load(source, FACTS, RuleTrust.FULL);
    } catch (BadRulesException e) {
      return "refused";
    }
    List<String> fired = new ArrayList<>();
    KieSession session = rules.kieBase().newKieSession();
    try {
      session.addEventListener(
          new DefaultAgendaEventListener() {
            @Override
            public void afterMatchFired(AfterMatchFiredEvent event) {
              fired.add(event.getMatch().getRule().getName());
            }
          });
      said().forEach(session::insert);
      session.fireAllRules(100);
    } catch (RuntimeException | LinkageError e) {
      return System.getProperty(MARK) == null ? "fails" : "runs";
    } finally {
      session.dispose();
    }
    return fired.isEmpty() && System.getProperty(MARK) == null ? "does nothing" : "runs";
  }

  /** A message of a person, and what it is made of. */
  static List<Object> said() {
    Message message =
        new Message(null, "user", List.of(new InputText("Write a draft.")), null, null);
    List<Object> facts = new ArrayList<>(Part.partsOf(message));
    facts.add(message);
    return facts;
  }

  @Override
  public String toString() {
    return String.join("\n", problems)
        + "\n\nits text      "
        + syntax
        + "\nits compiler  "
        + compiler
        + "\nits classes   "
        + (classes.isEmpty() ? "pass" : classes)
        + "\nin full trust "
        + trusted
        + "\n";
  }
}
