package dev.turnmark.rules;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A rule on trial: what of it was found bad so far, and how it reads without. */
final class Draft {

  /** A condition that every fact meets. */
  private static final String ANY = "this != null";

  private static final Pattern NAME = Pattern.compile("rule\\s+(?:\"[^\"]*\"|'[^']*'|\\w+)");

  private final RuleCheck rule;
  private final List<Constraint> constraints;
  private final Set<Constraint> bad = new HashSet<>();
  private final Set<String> lostWords;
  private boolean hopeless;
  private boolean consequenceBad;

  Draft(RuleCheck rule) {
    this.rule = rule;
    this.constraints = Constraint.of(rule.text().rule());
    this.lostWords = new TreeSet<>(rule.unbound());
    this.hopeless = !rule.compilable();
  }

  RuleText text() {
    return rule.text();
  }

  /** The conditions not found bad so far: first those that bind a variable. */
  List<Constraint> constraints() {
    return constraints.stream().filter(c -> !bad.contains(c)).toList();
  }

  void condemn(Constraint constraint) {
    bad.add(constraint);
    lostWords.add(constraint.variable());
  }

  void condemnConsequence() {
    consequenceBad = true;
  }

  /** Nothing more can be learnt of the rule: its patterns themselves are bad. */
  void giveUp() {
    hopeless = true;
  }

  boolean hopeless() {
    return hopeless;
  }

  /** Whether code uses a variable that nothing binds, or only a condition that was found bad. */
  boolean speaksOfTheLost(String code) {
    SourceText text = new SourceText(code);
    return text.identifiers(0, code.length()).stream().anyMatch(lostWords::contains);
  }

  /** The rule without what was found bad. */
  List<Trial.Edit> good() {
    if (hopeless) {
      return none();
    }
    return consequenceBad ? withoutConsequence(constraints()) : only(constraints());
  }

  /** No rule at all. */
  List<Trial.Edit> none() {
    return List.of(new Trial.Edit(text().from(), text().to(), ""));
  }

  /** The rule with no consequence and, of its conditions, one and the variables bound before it. */
  List<Trial.Edit> only(Constraint constraint) {
    List<Constraint> kept = new ArrayList<>();
    for (Constraint other : constraints()) {
      if (other.equals(constraint)) {
        break;
      }
      if (!other.variable().isEmpty()) {
        kept.add(other);
      }
    }
    kept.add(constraint);
    return withoutConsequence(kept);
  }

  /** The rule with no consequence and no conditions but those that bind variables. */
  List<Trial.Edit> patterns() {
    return withoutConsequence(constraints().stream().filter(c -> !c.variable().isEmpty()).toList());
  }

  private List<Trial.Edit> withoutConsequence(List<Constraint> kept) {
    List<Trial.Edit> edits = only(kept);
    edits.add(new Trial.Edit(text().then(), text().to(), "then end "));
    return edits;
  }

  private List<Trial.Edit> only(List<Constraint> kept) {
    List<Trial.Edit> edits = new ArrayList<>(List.of(renamed()));
    for (Constraint constraint : constraints) {
      if (!kept.contains(constraint)) {
        edits.add(new Trial.Edit(constraint.from(), constraint.to(), ANY));
      }
    }
    return edits;
  }

  /** Two rules of one name, reported as such, must not keep the compiler from looking at them. */
  private Trial.Edit renamed() {
    RuleText rule = text();
    Matcher name = NAME.matcher(rule.file().text().text()).region(rule.from(), rule.to());
    int end = name.lookingAt() ? name.end() : rule.from();
    String place = rule.file().source() + ":" + rule.rule().getLine();
    return new Trial.Edit(rule.from(), end, "rule \"" + place + "\"");
  }
}
