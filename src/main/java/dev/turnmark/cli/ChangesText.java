package dev.turnmark.cli;

import dev.turnmark.audit.Aspect;
import dev.turnmark.audit.Aspect.Kind;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What is decided otherwise, for people: a paragraph for each group. */
record ChangesText(Printer out, int width) {

  private static final String NO_RULE = "no rule";
  private static final int MOST_RULES = 3;

  private static final Map<Kind, String> NAMES =
      Map.of(
          Kind.UNDECIDED, "open",
          Kind.SHOWN, "shown",
          Kind.CONTENT, "content",
          Kind.MARKS, "marks",
          Kind.ROLLS_BACK, "rollback",
          Kind.PARTS, "parts",
          Kind.REQUEST, "request",
          Kind.FROM_AGENT, "sender",
          Kind.WRITTEN, "written");

  void print(List<ChangeGroup> groups) {
    boolean first = true;
    for (ChangeGroup group : groups) {
      if (!first) {
        out.line("");
      }
      first = false;
      print(group);
    }
  }

  private void print(ChangeGroup group) {
    ChangeGroup.Key key = group.key();
    String where = key.replacement() ? ", in replacement histories" : "";
    out.line(PlainText.escaped(group.count() + " x  " + headline(key) + where));
    boolean sameRule = key.ruleBefore().equals(key.ruleAfter());
    fact("by", rule(key.ruleBefore()) + (sameRule ? "" : " →"));
    if (!sameRule) {
      fact("", rule(key.ruleAfter()));
    }
    key.aspects().forEach(this::aspect);
    found("lost", group.foundBefore());
    found("found", group.foundAfter());
    group.examples().forEach(this::example);
    int more = group.count() - group.examples().size();
    if (more > 0) {
      out.line("  and " + more + " more");
    }
  }

  private static String headline(ChangeGroup.Key key) {
    if (!key.before().equals(key.after())) {
      return key.before() + " → " + key.after();
    }
    String others =
        key.aspects().stream()
            .map(aspect -> NAMES.getOrDefault(aspect.kind(), aspect.kind().label()))
            .collect(Collectors.joining(", "));
    String shown = key.before().equals("nothing") ? "" : " shown as " + key.before();
    return key.item() + shown + ": other " + others;
  }

  private static String rule(String name) {
    return name.isEmpty() ? NO_RULE : "\"" + PlainText.oneLine(name) + "\"";
  }

  /** What the headline says already is not told again. */
  private void aspect(Aspect aspect) {
    if (aspect.kind() != Kind.SHOWN && aspect.kind() != Kind.CONTENT) {
      fact(
          NAMES.getOrDefault(aspect.kind(), aspect.kind().label()),
          PlainText.escaped(aspect.before()) + " → " + PlainText.escaped(aspect.after()));
    }
  }

  private void found(String name, List<String> rules) {
    rules.stream().limit(MOST_RULES).forEach(rule -> fact(name, rule(rule)));
    if (rules.size() > MOST_RULES) {
      fact(name, "and by " + (rules.size() - MOST_RULES) + " more rules");
    }
  }

  private void fact(String name, String value) {
    out.line(String.format("  %-9s%s", name, PlainText.escaped(value)));
  }

  private void example(ChangePlace place) {
    String words = place.words().isEmpty() ? place.item() : place.words();
    String line = "  " + place.place() + "  " + words;
    out.line(PlainText.cut(line, Math.max(width, place.place().length() + 24)));
    if (place.wordsAfter() != null) {
      String after = "  " + " ".repeat(Columns.of(place.place()) - 2) + "→ " + "  ";
      out.line(PlainText.cut(after.stripTrailing() + " " + place.wordsAfter(), width));
    }
  }
}
