package dev.turnmark.json;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import dev.turnmark.model.Internal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * JSON as people lay it out: on one line what fits there; an object whose last member is a list by
 * opening the list on that line; all else with a line for each member. What is not ASCII is
 * escaped, so that white space nobody sees can be told apart.
 */
@Internal
public final class JsonLayout {

  private static final int WIDTH = 120;

  private JsonLayout() {}

  /**
   * A value of maps, lists, texts, numbers and booleans.
   *
   * @param indent of the line on which it begins
   * @param column at which it begins
   */
  public static String of(@Nullable Object value, int indent, int column) {
    String line = line(value);
    if (column + line.length() <= WIDTH || !(value instanceof Map || value instanceof List)) {
      return line;
    }
    String head = value instanceof Map<?, ?> map ? head(map) : "";
    return head.isEmpty() || column + head.length() > WIDTH
        ? broken(value, indent)
        : head + broken(last((Map<?, ?>) value), indent) + "}";
  }

  /** All of an object but the list that is its last member; nothing when that is none. */
  private static String head(Map<?, ?> map) {
    if (map.isEmpty() || !(last(map) instanceof List<?> list) || list.isEmpty()) {
      return "";
    }
    String whole = line(map);
    return whole.substring(0, whole.length() - line(list).length() - 1);
  }

  private static Object last(Map<?, ?> map) {
    List<Object> members = new ArrayList<>(map.values());
    return members.get(members.size() - 1);
  }

  private static String line(@Nullable Object value) {
    if (value instanceof Map<?, ?> map) {
      return "{" + String.join(", ", members(map, (column, member) -> line(member))) + "}";
    }
    if (value instanceof List<?> list) {
      return "[" + String.join(", ", list.stream().map(JsonLayout::line).toList()) + "]";
    }
    return value instanceof String text ? quoted(text) : PlainJson.write(value);
  }

  private static String broken(Object value, int indent) {
    int inner = indent + 2;
    List<String> members =
        value instanceof Map<?, ?> map
            ? members(map, (name, member) -> of(member, inner, inner + name))
            : ((List<?>) value).stream().map(member -> of(member, inner, inner)).toList();
    String gap = "\n" + " ".repeat(inner);
    String brackets = value instanceof Map ? "{}" : "[]";
    return brackets.charAt(0)
        + gap
        + String.join("," + gap, members)
        + "\n"
        + " ".repeat(indent)
        + brackets.charAt(1);
  }

  private interface Writing {
    String of(int columnsOfName, @Nullable Object member);
  }

  private static List<String> members(Map<?, ?> map, Writing writing) {
    List<String> members = new ArrayList<>();
    map.forEach(
        (name, member) -> {
          String start = quoted((String) name) + ": ";
          members.add(start + writing.of(start.length(), member));
        });
    return members;
  }

  private static String quoted(String text) {
    StringBuilder ascii = new StringBuilder("\"");
    String escaped = new String(JsonStringEncoder.getInstance().quoteAsString(text));
    for (int i = 0; i < escaped.length(); i++) {
      char c = escaped.charAt(i);
      ascii.append(c < 0x7f ? String.valueOf(c) : String.format("\\u%04x", (int) c));
    }
    return ascii.append('"').toString();
  }
}
