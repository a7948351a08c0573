package dev.turnmark.cli;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.turnmark.rules.Marker;
import dev.turnmark.rules.Markers;
import dev.turnmark.rules.Question;
import dev.turnmark.rules.RuleExcerpt;
import dev.turnmark.rules.RuleInfo;
import dev.turnmark.rules.RulePack;
import dev.turnmark.rules.RuleSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Rules as data: those that are plain markers in terms that any language understands, the others by
 * their text.
 *
 * @param revision of the rules that it was made from
 */
@JsonPropertyOrder({"schema", "revision", "packs", "markers", "rules"})
record MarkersRecord(
    int schema, String revision, List<String> packs, List<OfMarker> markers, List<OfRule> rules) {

  private static final int SCHEMA = 1;

  /**
   * A rule that is a plain marker.
   *
   * @param kind the folder of the rule: what kind of fact it concludes
   * @param concludes that fact
   */
  record OfMarker(
      String rule,
      String kind,
      String concludes,
      @Nullable String role,
      List<String> types,
      @Nullable String open,
      @Nullable String close,
      String folding,
      String trimming,
      @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String since,
      @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String until,
      String because,
      String upstream,
      String source) {

    static OfMarker of(Marker marker, RuleInfo rule) {
      return new OfMarker(
          rule.name(),
          kindOf(rule),
          marker.concludes(),
          marker.role(),
          marker.types(),
          marker.open(),
          marker.close(),
          word(marker.folding()),
          word(marker.trimming()),
          rule.since(),
          rule.until(),
          rule.because(),
          rule.upstream(),
          rule.place());
    }
  }

  /**
   * Any other rule.
   *
   * @param drl its text
   */
  record OfRule(
      String rule,
      String kind,
      String stage,
      @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String since,
      @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String until,
      String because,
      String upstream,
      String source,
      String drl) {

    static OfRule of(RuleInfo rule, List<RulePack> packs) {
      return new OfRule(
          rule.name(),
          kindOf(rule),
          word(rule.stage()),
          rule.since(),
          rule.until(),
          rule.because(),
          rule.upstream(),
          rule.place(),
          RuleExcerpt.of(packs, rule).text());
    }
  }

  static MarkersRecord of(RuleSet rules) {
    Map<String, Marker> known = Markers.of(rules.packs());
    List<OfMarker> markers = new ArrayList<>();
    List<OfRule> others = new ArrayList<>();
    for (RuleInfo rule : rules.catalogue().rules()) {
      Marker marker = known.get(rule.name());
      if (marker == null) {
        others.add(OfRule.of(rule, rules.packs()));
      } else {
        markers.add(OfMarker.of(marker, rule));
      }
    }
    List<String> packs = rules.packs().stream().map(RulePack::name).toList();
    return new MarkersRecord(SCHEMA, rules.revision(), packs, markers, others);
  }

  private static String kindOf(RuleInfo rule) {
    @Nullable Question question = rule.question();
    return question == null ? rule.drlPackage() : question.folder();
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
