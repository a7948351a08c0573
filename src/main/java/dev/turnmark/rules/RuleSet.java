package dev.turnmark.rules;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.drools.model.Model;
import org.kie.api.KieBase;

/**
 * Rules that were read, checked, compiled and linked, and never change: edited files make another
 * rule set beside this one.
 *
 * <p>It may be shared by threads, each with a session of its own from {@link #kieBase()}. It holds
 * no resource but memory; sessions that are not disposed keep it there.
 */
public final class RuleSet {

  private final RuleSource source;
  private final String revision;
  private final RuleCatalogue catalogue;
  private final Words words;
  private final LinkedRules linked;
  private final Map<String, List<RuleCondition>> conditions;

  private RuleSet(
      RuleSource source,
      String revision,
      RuleCatalogue catalogue,
      Words words,
      LinkedRules linked,
      Map<String, List<RuleCondition>> conditions) {
    this.source = source;
    this.revision = revision;
    this.catalogue = catalogue;
    this.words = words;
    this.linked = linked;
    this.conditions = conditions;
  }

  /**
   * The rules in these directories, taken together.
   *
   * @throws BadRulesException with all that is wrong with them
   */
  public static RuleSet load(Path... directories) {
    return load(RuleSource.directories(List.of(directories)));
  }

  /**
   * The rules that travel with these classes.
   *
   * @throws BadRulesException if this build has none
   */
  public static RuleSet shipped() {
    return load(RuleSource.shipped());
  }

  /**
   * The rules of a source.
   *
   * @throws BadRulesException with all that is wrong with them
   */
  public static RuleSet load(RuleSource source) {
    return load(source, RuleSet.class.getClassLoader(), Fence.ours());
  }

  /**
   * The rules of a source, about facts of a host's own.
   *
   * @param facts the loader of those facts, which also has to find the classes of this library
   * @throws BadRulesException with all that is wrong with the rules
   */
  public static RuleSet load(RuleSource source, ClassLoader facts) {
    return load(source, facts, Fence.ofHost());
  }

  private static RuleSet load(RuleSource source, ClassLoader facts, Fence fence) {
    return of(source, Inspection.of(source, facts, fence), facts);
  }

  /** The rules of files that were inspected. */
  static RuleSet of(RuleSource source, Inspection inspection, ClassLoader facts) {
    CompiledRules compiled = new RuleBuild(inspection, new RuleCompiler(facts)).compile();
    return new RuleSet(
        source,
        source.revision(),
        new RuleCatalogue(inspection.rules()),
        Words.of(inspection.files()),
        new RuleLinker(facts).link(compiled),
        inspection.conditions());
  }

  /**
   * The same rules but one, under a revision of their own: to see what that rule is there for.
   *
   * @throws IllegalArgumentException if there is no rule of this name
   */
  public RuleSet without(String rule) {
    RuleInfo left =
        catalogue
            .rule(rule)
            .orElseThrow(() -> new IllegalArgumentException("no rule is called \"" + rule + "\""));
    LinkedRules rest = linked.again();
    rest.base().removeRule(left.drlPackage(), left.name());
    return new RuleSet(
        source,
        Revision.without(revision, rule),
        new RuleCatalogue(catalogue.rules().stream().filter(r -> !r.equals(left)).toList()),
        words,
        rest,
        conditions);
  }

  /** The SHA-256, in hex, of the names, paths and texts it was made from. */
  public String revision() {
    return revision;
  }

  /** The packs it was made from. */
  public List<RulePack> packs() {
    return source.packs();
  }

  /** What is known of each of its rules. */
  public RuleCatalogue catalogue() {
    return catalogue;
  }

  /** The conditions of one of its rules as they stand in the file, in order. */
  public List<RuleCondition> conditions(RuleInfo rule) {
    return conditions.getOrDefault(rule.name(), List.of());
  }

  /** The words its rules use. */
  public Words words() {
    return words;
  }

  /** What the rule base was made from, in the engine's own terms: a tree of every rule. */
  public List<Model> models() {
    return linked.models();
  }

  /** What sessions are made from. */
  public KieBase kieBase() {
    return linked.base();
  }
}
