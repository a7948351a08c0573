package dev.turnmark.rules;

import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.drools.drl.ast.descr.PatternDescr;
import org.jspecify.annotations.Nullable;

/**
 * Tells whether a rule takes a fact as a whole, and so reads all its properties without naming one.
 * In doubt it does.
 */
final class WholeFacts {

  private static final Set<String> WORDS =
      Set.of("toString", "hashCode", "equals", "hash", "valueOf", "format", "formatted", "eval");
  private static final Pattern COMPARISON =
      Pattern.compile(
          "([\\w$.\\])]*)\\s*(?:==|!=|\\b(?:contains|memberOf|excludes)\\b)\\s*([\"'\\w$.(\\[-]+)");
  private static final Pattern JOINED =
      Pattern.compile("\\+\\s*(\\$\\w+)(?![\\w.])|(\\$\\w+)\\s*\\+");
  private static final Pattern LITERAL =
      Pattern.compile("null|true|false|-?\\d.*|[\"'].*", Pattern.DOTALL);
  private static final Pattern PATH = Pattern.compile("[\\w$]+(?:\\.\\w+)*");

  private final RuleText rule;
  private final Vocabulary vocabulary;
  private final Map<String, Class<?>> variables = new HashMap<>();

  WholeFacts(RuleText rule, Vocabulary vocabulary) {
    this.rule = rule;
    this.vocabulary = vocabulary;
    for (PatternDescr pattern : Patterns.of(rule.rule())) {
      @Nullable String variable = pattern.getIdentifier();
      if (variable != null) {
        vocabulary.type(pattern.getObjectType()).ifPresent(t -> variables.put(variable, t));
      }
    }
    for (Constraint constraint : Constraint.of(rule.rule())) {
      Matcher path = PATH.matcher(constraint.condition());
      if (!constraint.variable().isEmpty() && path.lookingAt()) {
        type(path.group(), constraint).ifPresent(t -> variables.put(constraint.variable(), t));
      }
    }
  }

  boolean read() {
    return rule.words().stream().anyMatch(WORDS::contains)
        || JOINED
            .matcher(rule.consequence())
            .results()
            .anyMatch(m -> isFact(m.group(1), m.group(2)))
        || Constraint.of(rule.rule()).stream().anyMatch(this::compares);
  }

  private boolean isFact(@Nullable String after, @Nullable String before) {
    @Nullable Class<?> type = variables.get(after == null ? before : after);
    return type == null || !plain(type);
  }

  private boolean compares(Constraint constraint) {
    String code = new SourceText(constraint.condition()).code();
    Matcher comparison = COMPARISON.matcher(code);
    boolean whole = false;
    while (comparison.find()) {
      whole |= !plain(comparison.group(1), constraint) && !plain(comparison.group(2), constraint);
    }
    return whole;
  }

  private boolean plain(String operand, Constraint constraint) {
    return LITERAL.matcher(operand).matches()
        || type(operand, constraint).filter(WholeFacts::plain).isPresent();
  }

  private Optional<Class<?>> type(String operand, Constraint constraint) {
    if (!PATH.matcher(operand).matches()) {
      return Optional.empty();
    }
    int dot = operand.indexOf('.');
    String first = dot < 0 ? operand : operand.substring(0, dot);
    Optional<Class<?>> start = Optional.ofNullable(variables.get(first));
    if (first.equals("this")) {
      start = vocabulary.type(constraint.type());
    } else if (start.isEmpty()) {
      Optional<Class<?>> property =
          vocabulary.type(constraint.type()).flatMap(t -> new Members(t).property(first));
      start = property.or(() -> vocabulary.type(first));
    }
    return dot < 0 ? start : start.flatMap(t -> new Members(t).path(operand.substring(dot + 1)));
  }

  /** Whether comparing such values reads no more than themselves. */
  private static boolean plain(Class<?> type) {
    return type.isPrimitive()
        || type.isEnum()
        || type.getName().startsWith("java.lang.")
        || hasItsOwnEquality(type);
  }

  /**
   * A record that says for itself what is equal to it is taken to look at little: facts do so to be
   * told apart by identity. What the compiler writes for a record, and that alone, is final.
   */
  private static boolean hasItsOwnEquality(Class<?> type) {
    return type.isRecord()
        && Stream.of(type.getDeclaredMethods())
            .filter(m -> m.getName().equals("equals") && m.getParameterCount() == 1)
            .noneMatch(m -> Modifier.isFinal(m.getModifiers()));
  }
}
