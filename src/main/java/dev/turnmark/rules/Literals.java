package dev.turnmark.rules;

import dev.turnmark.fact.Part;
import dev.turnmark.model.ContentItem;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.TypeTag;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.drools.drl.ast.descr.BaseDescr;
import org.drools.drl.ast.descr.PatternDescr;
import org.jspecify.annotations.Nullable;

/** What the conditions of one pattern say of a property by comparing it with literals. */
final class Literals {

  private static final String LITERAL =
      "\"(?:[^\"\\\\]|\\\\.)*+\"|-?\\d[\\w.]*|true|false|null|[A-Z]\\w*\\.[A-Z_]+";
  private static final Pattern EQUAL =
      Pattern.compile("(?:\\$\\w+\\s*:\\s*)?([\\w.]+)(?:\\(\\))?\\s*(==|!=)\\s*(" + LITERAL + ")");
  private static final Pattern AMONG =
      Pattern.compile(
          "(?:\\$\\w+\\s*:\\s*)?([\\w.]+)(?:\\(\\))?\\s+(not\\s+)?in\\s*\\(\\s*((?:"
              + LITERAL
              + "|[\\s,])+)\\)",
          Pattern.DOTALL);
  private static final Pattern BARE = Pattern.compile("(!?)\\s*([a-z]\\w*)");
  private static final Pattern ONE = Pattern.compile(LITERAL);

  private final Class<?> type;
  private final Map<String, Allowed> byProperty = new LinkedHashMap<>();
  private final Set<Literal> named = new LinkedHashSet<>();

  /** A text that a property is compared with. */
  record Literal(String property, String value) {}

  /**
   * @param values what a property may be; null when nothing restricts it
   * @param not what it may not be
   */
  private record Allowed(@Nullable Set<String> values, Set<String> not) {

    boolean isEmpty() {
      return values != null && not.containsAll(values);
    }
  }

  Literals(PatternDescr pattern, Class<?> type) {
    this.type = type;
    for (BaseDescr part : pattern.getDescrs()) {
      String text = part.getText() == null ? part.toString() : part.getText();
      if (!new SourceText(text).code().contains("||")) {
        conjuncts(text).forEach(this::add);
      }
    }
  }

  private static List<String> conjuncts(String text) {
    String code = new SourceText(text).code();
    List<String> conjuncts = new ArrayList<>();
    int from = 0;
    for (int at = code.indexOf("&&"); at >= 0; at = code.indexOf("&&", from)) {
      conjuncts.add(text.substring(from, at).strip());
      from = at + 2;
    }
    conjuncts.add(text.substring(from).strip());
    return conjuncts;
  }

  private void add(String condition) {
    Matcher equal = EQUAL.matcher(condition);
    Matcher among = AMONG.matcher(condition);
    Matcher bare = BARE.matcher(condition);
    if (equal.matches()) {
      restrict(equal.group(1), equal.group(2).equals("=="), Set.of(equal.group(3)));
    } else if (among.matches()) {
      Set<String> values = new TreeSet<>();
      ONE.matcher(among.group(3)).results().forEach(m -> values.add(m.group()));
      restrict(among.group(1), among.group(2) == null, values);
    } else if (bare.matches()) {
      restrict(bare.group(2), true, Set.of(bare.group(1).isEmpty() ? "true" : "false"));
    }
  }

  private void restrict(String property, boolean to, Set<String> values) {
    values.forEach(v -> Quoted.text(v).ifPresent(t -> named.add(new Literal(property, t))));
    Allowed before = byProperty.getOrDefault(property, new Allowed(null, Set.of()));
    Set<String> left = new TreeSet<>(values);
    Set<String> not = new TreeSet<>(before.not());
    if (!to) {
      not.addAll(values);
      byProperty.put(property, new Allowed(before.values(), not));
    } else {
      if (before.values() != null) {
        left.retainAll(before.values());
      }
      byProperty.put(property, new Allowed(left, not));
    }
  }

  /** That a property would have to be two things at once. */
  Optional<String> contradiction() {
    return byProperty.entrySet().stream()
        .filter(e -> e.getValue().isEmpty())
        .map(
            e ->
                "can never fire: no `%s` meets all it says of `%s`; write one rule for each value"
                    .formatted(type.getSimpleName(), e.getKey()))
        .findFirst();
  }

  /** The types it names that nothing has. */
  List<Literal> unknownTags() {
    return named.stream()
        .filter(l -> !tags(type, l.property()).isEmpty())
        .filter(l -> !tags(type, l.property()).contains(l.value()))
        .filter(l -> closed(type) || isSlip(l))
        .toList();
  }

  /** Whether there is no variant for types that nobody knows. */
  private static boolean closed(Class<?> type) {
    return ResponseItem.class.isAssignableFrom(type);
  }

  private boolean isSlip(Literal literal) {
    return Spelling.nearest(literal.value(), tags(type, literal.property())).isPresent();
  }

  /** What a property of a type may say, where it says what variant something is; else nothing. */
  static List<String> tags(Class<?> type, String property) {
    boolean ofContent = List.of("type", "previousType", "nextType").contains(property);
    if (type.equals(Part.class) && ofContent) {
      return tags(ContentItem.class);
    }
    boolean ofItem = ResponseItem.class.isAssignableFrom(type) && property.equals("type");
    return ofItem ? tags(type) : List.of();
  }

  private static List<String> tags(Class<?> family) {
    Class<?> @Nullable [] variants = family.getPermittedSubclasses();
    if (variants != null) {
      return Stream.of(variants).flatMap(v -> tags(v).stream()).toList();
    }
    @Nullable TypeTag tag = family.getAnnotation(TypeTag.class);
    return tag == null ? List.of() : List.of(tag.value()[0]);
  }
}
