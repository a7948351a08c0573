package dev.turnmark.rules;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Loads rules that may have been compiled before. Files are compiled by folders, without those that
 * were; so an edit costs what lies in its folder, and packs that lie over others cost no more than
 * they hold. Where folders don't get by alone, and where anything is wrong, all is read and
 * compiled together.
 */
final class RuleLoad {

  private final RuleSource source;

  private final ClassLoader facts;
  private final Fence fence;
  private final KeptRules kept;
  private final Map<String, List<WantedFile>> missing = new LinkedHashMap<>();
  private final List<String> keys = new ArrayList<>();
  private final List<CompiledPart> found = new ArrayList<>();

  /**
   * A file that is asked for.
   *
   * @param key stands for its place and its text
   */
  private record WantedFile(RulePack pack, RuleDocument document, String key) {

    /** Its folder among the packs. */
    String folder() {
      String path = document.path();
      return pack.name() + "/" + path.substring(0, path.lastIndexOf('/') + 1);
    }
  }

  RuleLoad(RuleSource source, ClassLoader facts, Fence fence, KeptRules kept) {
    this.source = source;
    this.facts = facts;
    this.fence = fence;
    this.kept = kept;
    source.packs().forEach(this::takeShipped);
  }

  /**
   * The rules.
   *
   * @throws BadRulesException with all that is wrong with them
   */
  RuleSet load() {
    missing.values().removeIf(this::takeKept);
    if (missing.isEmpty() && fit()) {
      return linked(found);
    }
    Optional<CompiledPart> whole = kept.get(keys);
    if (whole.isPresent()) {
      return linked(List.of(whole.get()));
    }
    return compileMissing() && fit() ? linked(found) : together();
  }

  private void takeShipped(RulePack pack) {
    List<CompiledPart> shipped = kept.shipped(pack.name());
    Set<String> taken = new HashSet<>();
    for (RuleDocument document : pack.documents()) {
      String key = CompiledPart.key(pack.name() + "/" + document.path(), document.text());
      WantedFile file = new WantedFile(pack, document, key);
      keys.add(key);
      if (shipped.stream().anyMatch(part -> part.files().containsKey(key))) {
        taken.add(key);
      } else {
        missing.computeIfAbsent(file.folder(), folder -> new ArrayList<>()).add(file);
      }
    }
    shipped.stream()
        .map(part -> part.only(taken))
        .filter(part -> !part.files().isEmpty())
        .forEach(found::add);
  }

  private boolean takeKept(List<WantedFile> folder) {
    Optional<CompiledPart> part = kept.get(folder.stream().map(WantedFile::key).toList());
    part.ifPresent(found::add);
    return part.isPresent();
  }

  private boolean compileMissing() {
    List<Inspection> inspections = missing.values().stream().map(this::inspection).toList();
    if (inspections.stream().anyMatch(i -> !i.problems().isEmpty() || !i.outside().isEmpty())) {
      return false;
    }
    for (Inspection inspection : inspections) {
      Optional<CompiledRules> compiled = new RuleBuild(inspection, facts).compiled();
      if (compiled.isEmpty()) {
        return false;
      }
      keep(CompiledPart.of(inspection.files(), compiled.get()));
    }
    return true;
  }

  private Inspection inspection(List<WantedFile> folder) {
    List<RuleDocument> documents = folder.stream().map(WantedFile::document).toList();
    RulePack pack = new RulePack(folder.get(0).pack().name(), documents);
    return Inspection.of(new RuleSource(List.of(pack)), facts, fence);
  }

  private void keep(CompiledPart part) {
    kept.put(part);
    found.add(part);
  }

  private boolean fit() {
    return FileSummary.fit(found.stream().flatMap(part -> part.files().values().stream()).toList());
  }

  private RuleSet together() {
    Inspection inspection = Inspection.of(source, facts, fence);
    CompiledRules compiled = new RuleBuild(inspection, facts).compile();
    CompiledPart whole = CompiledPart.of(inspection.files(), compiled);
    kept.put(whole);
    return linked(List.of(whole));
  }

  private RuleSet linked(List<CompiledPart> parts) {
    return RuleSet.of(source, parts, fence.linking(facts));
  }
}
