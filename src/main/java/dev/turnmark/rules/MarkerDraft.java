package dev.turnmark.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What the conditions of a pattern say of a marker, one after another. */
final class MarkerDraft {

  private static final String TEXT = "(\"(?:\\\\.|[^\"\\\\])*+\")";
  private static final Pattern EQUALS = Pattern.compile("(role|type)\\s*==\\s*" + TEXT);
  private static final Pattern ONE_OF =
      Pattern.compile("type\\s+in\\s*\\(\\s*(" + TEXT + "(?:\\s*,\\s*" + TEXT + ")*+)\\s*\\)");
  private static final Pattern ASKS =
      Pattern.compile("(text\\.)?(\\w+)\\s*\\(\\s*" + TEXT + "(?:\\s*,\\s*" + TEXT + ")?\\s*\\)");
  private static final Pattern ONE_TEXT = Pattern.compile(TEXT);

  private @Nullable String role;
  private final List<String> types = new ArrayList<>();
  private @Nullable String open;
  private @Nullable String close;
  private Marker.@Nullable Folding folding;
  private Marker.@Nullable Trimming trimming;

  /** Takes in a condition; gives whether it is one that a marker may have, and the first such. */
  boolean take(String expression) {
    String condition = expression.strip();
    Matcher equals = EQUALS.matcher(condition);
    if (equals.matches()) {
      return equals.group(1).equals("role") ? role(equals.group(2)) : types(equals.group(2));
    }
    Matcher oneOf = ONE_OF.matcher(condition);
    if (oneOf.matches()) {
      return types(oneOf.group(1));
    }
    Matcher asks = ASKS.matcher(condition);
    return asks.matches() && asks(asks);
  }

  private boolean role(String quoted) {
    boolean first = role == null;
    role = text(quoted);
    return first && role != null;
  }

  private boolean types(String quoted) {
    boolean first = types.isEmpty();
    Matcher texts = ONE_TEXT.matcher(quoted);
    while (texts.find()) {
      String type = text(texts.group());
      if (type == null) {
        return false;
      }
      types.add(type);
    }
    return first;
  }

  /** What each predicate asks of the text; {@link dev.turnmark.fact.Markup} answers. */
  private boolean asks(Matcher call) {
    String what = (call.group(1) == null ? "" : call.group(1)) + call.group(2);
    String first = text(call.group(3));
    @Nullable String second = call.group(4) == null ? null : text(call.group(4));
    if (first == null || first.isEmpty() || (second != null && second.isEmpty())) {
      return false;
    }
    boolean two = what.equals("wrappedIn");
    if (two != (second != null)) {
      return false;
    }
    return switch (what) {
      case "wrappedIn" -> both(first, second);
      case "startsFolded" -> begins(first, Marker.Folding.ASCII, Marker.Trimming.START);
      case "startsWith" -> begins(first, Marker.Folding.NONE, Marker.Trimming.BOTH);
      case "endsWith" -> ends(first, Marker.Folding.NONE, Marker.Trimming.BOTH);
      case "text.startsWith" -> begins(first, Marker.Folding.NONE, Marker.Trimming.NONE);
      case "text.endsWith" -> ends(first, Marker.Folding.NONE, Marker.Trimming.NONE);
      default -> false;
    };
  }

  private boolean both(String opening, @Nullable String closing) {
    boolean begins = begins(opening, Marker.Folding.ASCII, Marker.Trimming.BOTH);
    return begins && ends(closing, Marker.Folding.ASCII, Marker.Trimming.BOTH);
  }

  private boolean begins(String with, Marker.Folding fold, Marker.Trimming trim) {
    boolean first = open == null;
    open = with;
    return first && in(fold, trim);
  }

  private boolean ends(@Nullable String with, Marker.Folding fold, Marker.Trimming trim) {
    boolean first = close == null;
    close = with;
    return first && in(fold, trim);
  }

  /** A marker that reads the text in two ways at once is none. */
  private boolean in(Marker.Folding fold, Marker.Trimming trim) {
    boolean same = folding == null || (folding == fold && trimming == trim);
    folding = fold;
    trimming = trim;
    return same;
  }

  private static @Nullable String text(String quoted) {
    return Quoted.text(quoted).orElse(null);
  }

  /** The marker, if the conditions say one. */
  Optional<Marker> finish(String rule, String concludes) {
    Marker.@Nullable Folding letters = folding;
    Marker.@Nullable Trimming space = trimming;
    return letters == null || space == null
        ? Optional.empty()
        : Optional.of(new Marker(rule, concludes, role, types, open, close, letters, space));
  }
}
