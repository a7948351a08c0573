package dev.turnmark.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The stretch of a file from one {@code rule} at the start of a line to the next, found without a
 * parser: so it is there when the parser gives up.
 *
 * @param name as it is written, without quotes
 * @param to the place behind the last character
 */
record RuleSpan(String name, int from, int to) {

  private static final Pattern START = Pattern.compile("(?m)^[ \\t]*(rule)\\s+(?=[\"'\\w])");
  private static final Pattern NAME = Pattern.compile("\\G(?:\"([^\"\\n]*)|'([^'\\n]*)|(\\w+))");

  /** A mistake that can be seen without a parser, at a place in the text. */
  record Flaw(int offset, String sentence) {}

  static List<RuleSpan> all(SourceText text) {
    List<RuleSpan> spans = new ArrayList<>();
    Matcher start = START.matcher(text.code());
    boolean more = start.find();
    while (more) {
      int from = start.start(1);
      String name = name(text, start.end());
      more = start.find();
      spans.add(new RuleSpan(name, from, more ? start.start(1) : text.text().length()));
    }
    return spans;
  }

  private static String name(SourceText text, int from) {
    Matcher name = NAME.matcher(text.text());
    return name.find(from) ? name.group().replaceFirst("^[\"']", "") : "";
  }

  /** What a parser would notice only lines later, if at all: what is opened and never closed. */
  Optional<Flaw> flaw(SourceText text) {
    int line = text.line(from);
    for (int start = from; start < to; start = text.start(++line)) {
      String code = text.code().substring(start, Math.min(to, text.start(line + 1)));
      if (code.chars().filter(c -> c == '"').count() % 2 == 1) {
        return Optional.of(new Flaw(start, "a quote is opened on this line and not closed"));
      }
    }
    if (text.find("end", from, to).isEmpty()) {
      return Optional.of(new Flaw(from, "rule \"" + name + "\" has no `end`"));
    }
    if (text.find("then", from, to).isEmpty()) {
      return Optional.of(new Flaw(from, "rule \"" + name + "\" has no `then`"));
    }
    return Optional.empty();
  }

  boolean holds(int offset) {
    return from <= offset && offset < to;
  }
}
