package dev.turnmark.rules;

import dev.turnmark.model.Internal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * All that can be said of packs of rules without running them: what is wrong with them, and what
 * goes against the style of the house.
 *
 * @param source the packs that could be read; absent when none could
 * @param set the rules, if they compile
 * @param infos what its rules say of themselves, as far as they can be read
 * @param remarks in the order of files and lines
 */
@Internal
public record RuleReview(
    @Nullable RuleSource source,
    @Nullable RuleSet set,
    List<RuleInfo> infos,
    List<Remark> remarks) {

  public RuleReview {
    infos = List.copyOf(infos);
    remarks = List.copyOf(new TreeSet<>(remarks));
  }

  /** Looks at the packs in these directories, taken together. */
  public static RuleReview of(List<Path> directories) {
    return of(directories, RuleTrust.fenced());
  }

  /** Looks at the packs in these directories, taken together and trusted so far. */
  public static RuleReview of(List<Path> directories, RuleTrust trust) {
    try {
      return of(RuleSource.directories(directories), trust);
    } catch (BadRulesException e) {
      return unreadable(directories, trust, e.problems());
    }
  }

  private static RuleReview of(RuleSource source, RuleTrust trust) {
    ClassLoader facts = RuleReview.class.getClassLoader();
    Inspection inspection = Inspection.of(source, facts, trust.fence());
    List<Remark> remarks = new ArrayList<>(style(source, inspection));
    inspection.outside().forEach(p -> remarks.add(new Remark(Lint.SAFE, Severity.ERROR, p)));
    RuleSet set = null;
    try {
      set = RuleSet.of(source, inspection, facts);
    } catch (BadRulesException e) {
      e.problems().stream()
          .filter(p -> !inspection.outside().contains(p))
          .forEach(p -> remarks.add(new Remark(Lint.COMPILES, Severity.ERROR, p)));
    }
    return new RuleReview(source, set, inspection.rules(), remarks);
  }

  private static List<Remark> style(RuleSource source, Inspection inspection) {
    Map<String, Severity> styles =
        source.packs().stream().collect(Collectors.toMap(RulePack::name, RulePack::style));
    Remarks remarks = new Remarks(styles);
    List<CheckedFile> files = inspection.files();
    NeverFires neverFires = new NeverFires(files, inspection.problems().isEmpty(), remarks);
    for (CheckedFile file : files) {
      HeaderStyle.check(file, remarks);
      ImportStyle.check(file, remarks);
      ConditionStyle.check(file, remarks);
      ConsequenceStyle.check(file, remarks);
      neverFires.check(file);
    }
    return remarks.all();
  }

  /** What keeps packs from being read hides nothing in the packs beside them. */
  private static RuleReview unreadable(
      List<Path> directories, RuleTrust trust, List<RuleProblem> problems) {
    List<RulePack> packs = directories.stream().flatMap(RuleReview::readable).toList();
    boolean apart = packs.stream().map(RulePack::name).distinct().count() == packs.size();
    RuleReview rest =
        packs.isEmpty() || !apart
            ? new RuleReview(null, null, List.of(), List.of())
            : of(new RuleSource(packs), trust);
    List<Remark> remarks = new ArrayList<>(rest.remarks());
    problems.forEach(p -> remarks.add(new Remark(Lint.COMPILES, Severity.ERROR, p)));
    return new RuleReview(rest.source(), null, rest.infos(), remarks);
  }

  private static Stream<RulePack> readable(Path directory) {
    try {
      return Stream.of(RulePack.directory(directory));
    } catch (BadRulesException e) {
      return Stream.empty();
    }
  }

  /** The same, with more remarks. */
  public RuleReview and(List<Remark> more) {
    List<Remark> all = Stream.concat(remarks.stream(), more.stream()).toList();
    return new RuleReview(source, set, infos, all);
  }

  /** The remarks that count so much. */
  public long count(Severity severity) {
    return remarks.stream().filter(r -> r.severity() == severity).count();
  }

  /** The rules, if nothing keeps them from being loaded. */
  public Optional<RuleSet> rules() {
    return Optional.ofNullable(set);
  }
}
