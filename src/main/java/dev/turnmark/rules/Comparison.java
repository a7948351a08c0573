package dev.turnmark.rules;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A condition that compares a property with something. */
record Comparison(String property, Class<?> type, String other) {

  private static final Pattern FORM =
      Pattern.compile("([\\w$.]+)(?:\\(\\))?\\s*(?:==|!=|<=?|>=?)\\s*(.+)", Pattern.DOTALL);
  private static final Pattern NO_TEXT = Pattern.compile("-?\\d[\\w.]*|true|false");

  /** The comparison that a condition is, if it is one, and of a property whose type is known. */
  static Optional<Comparison> in(Constraint constraint, Vocabulary vocabulary) {
    Matcher form = FORM.matcher(constraint.condition());
    if (!form.matches()) {
      return Optional.empty();
    }
    return vocabulary
        .type(constraint.type())
        .flatMap(t -> new Members(t).path(form.group(1)))
        .map(t -> new Comparison(form.group(1), t, form.group(2).strip()));
  }

  /** Whether it holds a text against a number or a truth value, which the engine lets pass. */
  boolean isMixed() {
    return type == String.class && NO_TEXT.matcher(other).matches();
  }

  /** That it cannot be made, and, where that is plain, what to write. */
  Explanation refused() {
    String sentence = "`%s` is %s and cannot be compared with `%s`%s";
    return new Explanation(
        property, sentence.formatted(property, Members.aOrAn(type), other, constant()));
  }

  private String constant() {
    if (type.isEnum()) {
      String name = Quoted.text(other).orElse("");
      for (Object constant : type.getEnumConstants()) {
        if (((Enum<?>) constant).name().equalsIgnoreCase(name)) {
          return "; write `" + type.getSimpleName() + "." + ((Enum<?>) constant).name() + "`";
        }
      }
    }
    return "";
  }
}
