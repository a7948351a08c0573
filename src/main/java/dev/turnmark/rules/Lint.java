package dev.turnmark.rules;

import dev.turnmark.model.Internal;
import java.util.Locale;

/** What rules are held to. The first three hold everywhere, the others are the style of a house. */
@Internal
public enum Lint {
  /** The files are rules, say why, and compile. */
  COMPILES("rules compile, have names of their own, and say why they hold"),
  /** Nothing leads out of the fence. */
  SAFE("rules ask facts and conclude facts, and can do nothing else"),
  /** No two rules give different answers to one question about one item. */
  AGREES("no two rules contradict each other about an item"),
  /** A name can be read after "because". */
  NAME("the name of a rule is a sentence: small first letter, no full stop"),
  /** What a rule follows, and since when. */
  METADATA("a rule says which function of Codex it follows, and versions are numbers"),
  /** A folder is a kind of conclusion. */
  FOLDER("folder, package and conclusion say the same thing"),
  /** Two stages, stated in the header of a file. */
  STAGE("rules that recognise have their say before those that decide"),
  /** One insertion. */
  CONSEQUENCE("a rule concludes exactly one fact"),
  /** Sorted, used, by name. */
  IMPORTS("imports are sorted, used, and name one type each"),
  /** Short files, one pattern a line. */
  LAYOUT("a file is short, and has one pattern a line"),
  /** An alternative is a second rule. */
  ALTERNATIVES("alternatives are rules of their own, so that the audit says which held"),
  /** Texts have more than one line. */
  REGEX("a regular expression looks beyond the first line of a text"),
  /** Exclusions look back. */
  EXCLUSION("a rule excludes only what the stage before it recognised"),
  /** Cases beside each file. */
  CASES("beside each file stand cases: where each rule fires, and what it spares"),
  /** No rule is there for nothing. */
  NEVER_FIRES("every rule can fire");

  private final String summary;

  Lint(String summary) {
    this.summary = summary;
  }

  /** How outputs name it. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** What it asks for. */
  public String summary() {
    return summary;
  }

  /** Whether it is a question of style, which a pack may take as lightly as it likes. */
  public boolean isStyle() {
    return compareTo(AGREES) > 0;
  }
}
