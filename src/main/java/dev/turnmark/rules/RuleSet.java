package dev.turnmark.rules;

import dev.turnmark.model.Internal;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.drools.model.Model;
import org.drools.model.Rule;
import org.kie.api.KieBase;
import org.kie.api.conf.KieBaseOption;

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
   * The rules of a source. What is shipped with these classes need not be compiled.
   *
   * @throws BadRulesException with all that is wrong with them
   */
  public static RuleSet load(RuleSource source) {
    return load(source, RuleCache.none());
  }

  /**
   * The rules of a source, of which only those have to be compiled that are not in a cache. What is
   * compiled goes there.
   *
   * @throws BadRulesException with all that is wrong with them
   */
  public static RuleSet load(RuleSource source, RuleCache cache) {
    Objects.requireNonNull(source, "source");
    Objects.requireNonNull(cache, "cache");
    return load(source, RuleSet.class.getClassLoader(), Fence.ours(), cache);
  }

  /**
   * The rules of a source, all of them compiled now. They decide as those that {@link
   * #load(RuleSource)} gives, and take longer to be made.
   *
   * @throws BadRulesException with all that is wrong with them
   */
  public static RuleSet compile(RuleSource source) {
    return compile(source, RuleSet.class.getClassLoader(), Fence.ours());
  }

  /**
   * The rules of a source, about facts of a host's own: {@link RuleTrust#hostClasses()}. All but
   * those that are shipped are compiled each time: whether those facts are still what they were
   * cannot be known.
   *
   * @param facts the loader of those facts, which also has to find the classes of this library
   * @throws BadRulesException with all that is wrong with the rules
   */
  public static RuleSet load(RuleSource source, ClassLoader facts) {
    return load(source, facts, RuleTrust.hostClasses());
  }

  /**
   * The rules of a source, about facts of a host's own, trusted so far and no further. All but
   * those that are shipped are compiled each time; with {@link RuleTrust#FULL} those too.
   *
   * @param facts the loader of those facts, which also has to find the classes of this library
   * @throws BadRulesException with all that is wrong with the rules
   */
  public static RuleSet load(RuleSource source, ClassLoader facts, RuleTrust trust) {
    Objects.requireNonNull(source, "source");
    Objects.requireNonNull(facts, "facts");
    Fence fence = Objects.requireNonNull(trust, "trust").fence();
    return fence.isOpen()
        ? compile(source, facts, fence)
        : load(source, facts, fence, RuleCache.none());
  }

  private static RuleSet load(RuleSource source, ClassLoader facts, Fence fence, RuleCache cache) {
    return KeptRules.in(cache)
        .map(kept -> new RuleLoad(source, facts, fence, kept).load())
        .orElseGet(() -> compile(source, facts, fence));
  }

  /**
   * The rules in these directories, taken together and followed while they are edited: {@link
   * RuleWatch}, which has a thread of its own until it is closed.
   *
   * @throws BadRulesException with all that is wrong with them as they lie there now
   */
  public static RuleWatch watch(Consumer<Reload> listener, Path... directories) {
    return RuleWatch.of(List.of(directories), listener);
  }

  private static RuleSet compile(RuleSource source, ClassLoader facts, Fence fence) {
    return of(source, Inspection.of(source, facts, fence), facts);
  }

  /** The rules of files that were inspected, compiled together. */
  static RuleSet of(RuleSource source, Inspection inspection, ClassLoader facts) {
    CompiledRules compiled = new RuleBuild(inspection, facts).compile();
    return of(
        source,
        List.of(CompiledPart.of(inspection.files(), compiled)),
        inspection.fence().linking(facts));
  }

  /**
   * The rules of a source, whose files are those of the parts.
   *
   * @param reach the loader of all classes that they may refer to
   */
  static RuleSet of(RuleSource source, List<CompiledPart> parts, ClassLoader reach) {
    List<FileSummary> files = FileSummary.inOrder(source, parts);
    Map<String, List<RuleCondition>> conditions = new HashMap<>();
    files.forEach(file -> conditions.putAll(file.conditions()));
    return new RuleSet(
        source,
        source.revision(),
        new RuleCatalogue(rules(files)),
        Words.of(files),
        new RuleLinker(reach).link(parts, rules(FileSummary.asCompiledTogether(files))),
        conditions);
  }

  private static List<RuleInfo> rules(List<FileSummary> files) {
    return files.stream().flatMap(file -> file.rules().stream()).toList();
  }

  /**
   * The same rules but some, under a revision of their own: to see what those are there for.
   *
   * @throws IllegalArgumentException if there is no rule of one of the names
   */
  public RuleSet without(String... names) {
    Set<RuleInfo> left = known(names);
    return keeping(rule -> !left.contains(rule));
  }

  /**
   * None but these rules, under a revision of their own.
   *
   * @throws IllegalArgumentException if there is no rule of one of the names
   */
  public RuleSet only(String... names) {
    return keeping(known(names)::contains);
  }

  /** All that these rules could lose: each rule, and behind it its conditions. */
  @Internal
  public List<Loss> losses() {
    return Losses.of(source, catalogue, models());
  }

  /**
   * The rules after a loss, under a revision of their own: to see whether anybody notices.
   *
   * @throws IllegalArgumentException if these rules don't have what is to be lost
   */
  @Internal
  public RuleSet without(Loss loss) {
    if (loss.wholeRule()) {
      return without(loss.rule().name());
    }
    RuleInfo poorer = known(loss.rule().name());
    return new RuleSet(
        source,
        Revision.without(revision, poorer.name() + loss.way()),
        catalogue,
        words,
        linked.edited(
            rule ->
                is(poorer, rule)
                    ? CompiledConditions.without(rule, loss.way())
                    : Optional.of(rule)),
        conditions);
  }

  private RuleSet keeping(Predicate<RuleInfo> kept) {
    String rest = revision;
    for (RuleInfo rule : catalogue.rules()) {
      rest = kept.test(rule) ? rest : Revision.without(rest, rule.name());
    }
    return new RuleSet(
        source,
        rest,
        new RuleCatalogue(catalogue.rules().stream().filter(kept).toList()),
        words,
        linked.edited(
            rule ->
                Optional.of(rule)
                    .filter(
                        r -> catalogue.rule(r.getPackage(), r.getName()).filter(kept).isPresent())),
        conditions);
  }

  private Set<RuleInfo> known(String... names) {
    return Stream.of(names).map(this::known).collect(Collectors.toSet());
  }

  private RuleInfo known(String rule) {
    return catalogue
        .rule(rule)
        .orElseThrow(() -> new IllegalArgumentException("no rule is called \"" + rule + "\""));
  }

  private static boolean is(RuleInfo info, Rule rule) {
    return rule.getPackage().equals(info.drlPackage()) && rule.getName().equals(info.name());
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
  @Internal
  public List<RuleCondition> conditions(RuleInfo rule) {
    return conditions.getOrDefault(rule.name(), List.of());
  }

  /** The words its rules use. */
  @Internal
  public Words words() {
    return words;
  }

  /** What the rule base was made from, in the engine's own terms: a tree of every rule. */
  @Internal
  public List<Model> models() {
    return linked.models();
  }

  /** What sessions are made from. */
  public KieBase kieBase() {
    return linked.base();
  }

  /**
   * A rule base of one's own, made of the same rules.
   *
   * @param edit gives what stands for a rule there
   */
  @Internal
  public KieBase newKieBase(UnaryOperator<Rule> edit, KieBaseOption... options) {
    return linked.edited(rule -> Optional.of(edit.apply(rule))).newBase(options);
  }

  /**
   * Takes these rules into a rule base that a host made: from then on they fire in its sessions,
   * those that are open included, beside the host's own. Drools changes open sessions rule by rule,
   * so a host that can do it first does it first.
   *
   * @throws IllegalArgumentException if the rule base has one of the rules already, or is of a kind
   *     in which they can't work: it takes equal facts for one, or is sequential
   */
  public void addTo(KieBase base) {
    new GuestRules(catalogue, models()).join(base);
  }

  /** Takes these rules out of a rule base again; what they concluded stays in its sessions. */
  public void removeFrom(KieBase base) {
    new GuestRules(catalogue, models()).leave(base);
  }

  /** Those of these rules that a rule base does not have, by package and name. */
  public List<RuleInfo> missingFrom(KieBase base) {
    return new GuestRules(catalogue, models()).missing(base);
  }
}
