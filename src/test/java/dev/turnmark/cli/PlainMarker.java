package dev.turnmark.cli;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A marker as a program would use it that knows the exported data and nothing else. */
record PlainMarker(
    String rule,
    @Nullable String role,
    List<String> types,
    @Nullable String open,
    @Nullable String close,
    String folding,
    String trimming) {

  private static final Pattern IN_FRONT = Pattern.compile("^\\p{IsWhite_Space}+");
  private static final Pattern AT_THE_END = Pattern.compile("\\p{IsWhite_Space}+\\z");

  static PlainMarker of(JsonNode marker) {
    List<String> types = new ArrayList<>();
    marker.get("types").forEach(type -> types.add(type.textValue()));
    return new PlainMarker(
        marker.get("rule").textValue(),
        marker.get("role").textValue(),
        types,
        marker.get("open").textValue(),
        marker.get("close").textValue(),
        marker.get("folding").textValue(),
        marker.get("trimming").textValue());
  }

  boolean marks(String itsRole, String type, String text) {
    String words = folded(trimmed(text));
    return (role == null || role.equals(itsRole))
        && (types.isEmpty() || types.contains(type))
        && (open == null || words.startsWith(folded(open)))
        && (close == null || words.endsWith(folded(close)));
  }

  private String trimmed(String text) {
    return switch (trimming) {
      case "none" -> text;
      case "start" -> IN_FRONT.matcher(text).replaceFirst("");
      case "both" -> AT_THE_END.matcher(IN_FRONT.matcher(text).replaceFirst("")).replaceFirst("");
      default -> throw new IllegalArgumentException(trimming);
    };
  }

  private String folded(String text) {
    if (folding.equals("none")) {
      return text;
    }
    StringBuilder small = new StringBuilder(text);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      small.setCharAt(i, c >= 'A' && c <= 'Z' ? (char) (c + 32) : c);
    }
    return small.toString();
  }
}
