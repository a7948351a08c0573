package dev.turnmark.cli;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.turnmark.audit.Aspect;
import dev.turnmark.cli.RulesOption.ChosenRules;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What two sets of rules decide otherwise, as machines read it.
 *
 * @param changed how many items, and lines without one
 * @param groups the largest first
 */
@JsonPropertyOrder({"base", "head", "files", "items", "changed", "groups", "schema"})
record RulesDiffRecord(
    Rules base, Rules head, int files, int items, int changed, List<Group> groups, int schema) {

  /** The version of this form. */
  static final int SCHEMA = 1;

  /** A set of rules. */
  record Rules(String rules, String revision) {
    static Rules of(ChosenRules chosen) {
      return new Rules(chosen.origin(), chosen.set().revision());
    }
  }

  /**
   * Items that are decided otherwise in the same way.
   *
   * @param item what they are called; null where they are told by what a person sees of them
   * @param inReplacementHistory whether they stand in replacement histories; left out when not
   * @param before a kind of turn item, {@code nothing} or {@code undecided}
   * @param ruleBefore the rule that decided; null when none did
   * @param foundBefore rules that recognised something in any of them, and do so no more
   */
  @JsonPropertyOrder({
    "count",
    "item",
    "in_replacement_history",
    "before",
    "after",
    "rule_before",
    "rule_after",
    "differs",
    "found_before",
    "found_after",
    "examples"
  })
  record Group(
      int count,
      @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String item,
      @JsonProperty("in_replacement_history") @JsonInclude(JsonInclude.Include.NON_DEFAULT)
          boolean inReplacementHistory,
      String before,
      String after,
      @JsonProperty("rule_before") @Nullable String ruleBefore,
      @JsonProperty("rule_after") @Nullable String ruleAfter,
      List<Differs> differs,
      @JsonProperty("found_before") List<String> foundBefore,
      @JsonProperty("found_after") List<String> foundAfter,
      List<ChangePlace> examples) {

    static Group of(ChangeGroup group) {
      ChangeGroup.Key key = group.key();
      return new Group(
          group.count(),
          key.item().isEmpty() ? null : key.item(),
          key.replacement(),
          key.before(),
          key.after(),
          key.ruleBefore().isEmpty() ? null : key.ruleBefore(),
          key.ruleAfter().isEmpty() ? null : key.ruleAfter(),
          key.aspects().stream().map(Differs::of).toList(),
          group.foundBefore(),
          group.foundAfter(),
          group.examples());
    }
  }

  /** What differs; the words are left out where they would be those of the item. */
  @JsonInclude(JsonInclude.Include.NON_EMPTY)
  @JsonPropertyOrder({"in", "before", "after"})
  record Differs(String in, String before, String after) {
    static Differs of(Aspect aspect) {
      return new Differs(aspect.kind().label(), aspect.before(), aspect.after());
    }
  }
}
