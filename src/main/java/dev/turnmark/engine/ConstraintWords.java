package dev.turnmark.engine;

import dev.turnmark.fact.Lack;
import dev.turnmark.rules.RuleCondition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Says what is there in the place of what a constraint asks for.
 *
 * @param conditions all those of the rule: they say which property a variable is bound to
 * @param text the constraint as it stands there
 */
record ConstraintWords(List<RuleCondition> conditions, String text, Object fact, Bound bound) {

  private static final String PATH = "([$\\w]+(?:\\.[$\\w]+)*)";
  private static final Pattern CAST = Pattern.compile("_this\\.(\\w+)\\(\\) instanceof (\\S+)");
  private static final Pattern CALL = Pattern.compile("(\\w+)\\s*\\((.*)\\)", Pattern.DOTALL);
  private static final Pattern ARGUMENT =
      Pattern.compile("\\s*\"((?:\\\\[\"'\\\\bfnrst]|[^\"\\\\])*+)\"\\s*(?:,|$)");
  private static final Pattern NOT_NULL = Pattern.compile(PATH + "\\s*!=\\s*null");
  private static final Pattern START = Pattern.compile("!?\\s*" + PATH + "(?![\\w(])(\\.?)");
  private static final Pattern END = Pattern.compile("[=<>]\\s*(\\$\\w+(?:\\.\\w+)*)$");

  /** The constraint as the author of the rule wrote it. */
  String written() {
    return CAST.matcher(text).replaceAll("$1#$2");
  }

  /** What is there in its place. */
  Lack lack() {
    return told().orElseGet(() -> new Lack(value(), false));
  }

  /** What the fact itself can tell. */
  private Optional<Lack> told() {
    Matcher call = CALL.matcher(text);
    if (call.matches()) {
      return arguments(call.group(2)).flatMap(a -> Lack.of(fact, call.group(1), a));
    }
    Matcher notNull = NOT_NULL.matcher(text);
    return notNull.matches()
        ? Lack.of(fact, property(notNull.group(1)), List.of())
        : Optional.empty();
  }

  /** The arguments of a predicate, if they are all texts in quotes. */
  private static Optional<List<String>> arguments(String code) {
    List<String> arguments = new ArrayList<>();
    Matcher argument = ARGUMENT.matcher(code);
    int end = 0;
    while (argument.find(end) && argument.start() == end) {
      arguments.add(argument.group(1).translateEscapes());
      end = argument.end();
    }
    return end == code.length() ? Optional.of(arguments) : Optional.empty();
  }

  /** The property that a variable is bound to; any other name as it is. */
  private String property(String name) {
    if (!name.startsWith("$")) {
      return name;
    }
    Pattern binding = Pattern.compile(Pattern.quote(name) + "\\s*:\\s*" + PATH);
    return conditions.stream()
        .map(condition -> binding.matcher(condition.text()))
        .filter(Matcher::find)
        .findFirst()
        .map(found -> found.group(1))
        .orElse(name);
  }

  /** The values that it compares, as far as they can be read. */
  private String value() {
    Matcher start = START.matcher(CAST.matcher(text).replaceAll("$1"));
    String left = start.lookingAt() ? value(start.group(1)) : "";
    // Of what is called on a fact its name says nothing; of what is called on a text the text may.
    if (left.isEmpty() || (!start.group(2).isEmpty() && !left.endsWith("\""))) {
      return "`" + text + "` is false";
    }
    Matcher end = END.matcher(text);
    String right = end.find() ? value(end.group(1)) : "";
    return right.isEmpty() ? left : left + ", and " + right;
  }

  /** The value of the longest stretch of a path that leads somewhere; nothing when none does. */
  private String value(String path) {
    for (String part = path; !part.isEmpty(); part = shorter(part)) {
      Optional<Properties.Read> read = read(part);
      if (read.isPresent()) {
        return "`%s` is %s".formatted(part, FactName.of(read.get().value()));
      }
    }
    return "";
  }

  private static String shorter(String path) {
    return path.substring(0, Math.max(0, path.lastIndexOf('.')));
  }

  private Optional<Properties.Read> read(String path) {
    if (path.startsWith("this.")) {
      return Properties.read(fact, path.substring("this.".length()));
    }
    if (!path.startsWith("$")) {
      return Properties.read(fact, path);
    }
    int dot = path.indexOf('.');
    Optional<Properties.Read> start = bound.find(dot < 0 ? path : path.substring(0, dot));
    return dot < 0
        ? start
        : start.flatMap(
            s ->
                s.value() == null
                    ? Optional.empty()
                    : Properties.read(s.value(), path.substring(dot + 1)));
  }
}
