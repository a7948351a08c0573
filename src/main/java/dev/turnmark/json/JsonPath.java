package dev.turnmark.json;

import com.fasterxml.jackson.core.JsonStreamContext;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Says where a parser stands, as {@code $.payload.content[0].text}. */
final class JsonPath {

  private static final Pattern PLAIN = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

  private JsonPath() {}

  /** The path of the value in hand. */
  static String of(JsonStreamContext context) {
    StringBuilder path = new StringBuilder("$");
    append(context, path);
    return path.toString();
  }

  /** The path of a field of the object at {@code path}. */
  static String field(String path, String name) {
    return PLAIN.matcher(name).matches() ? path + "." + name : path + "[" + Quoted.of(name) + "]";
  }

  private static void append(@Nullable JsonStreamContext context, StringBuilder path) {
    if (context == null || context.inRoot()) {
      return;
    }
    append(context.getParent(), path);
    String name = context.getCurrentName();
    if (context.inObject() && name != null) {
      String whole = field(path.toString(), name);
      path.setLength(0);
      path.append(whole);
    } else if (context.inArray() && context.hasCurrentIndex()) {
      path.append('[').append(context.getCurrentIndex()).append(']');
    }
  }
}
