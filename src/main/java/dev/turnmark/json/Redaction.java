package dev.turnmark.json;

import dev.turnmark.model.InClear;
import dev.turnmark.model.Internal;
import dev.turnmark.model.Json;
import dev.turnmark.model.Unread;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Puts length and hash in the place of texts: {@code [redacted: 14 chars, sha256 0123abcd…]}. The
 * length is in UTF-16 code units, the hash that of the UTF-8, of which the first 8 digits are
 * shown: enough to tell that two texts are the same. A short text can be guessed from them.
 *
 * <p>Of the records of the model every text is replaced unless it is said to be {@link InClear}, so
 * that what a new version adds can not slip through.
 */
@Internal
public final class Redaction {

  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9_.:+-]{0,79}");
  private static final Pattern DONE =
      Pattern.compile("\\[redacted: \\d+ chars?, sha256 [0-9a-f]{8}…]");
  private static final Pattern PLAIN_JSON =
      Pattern.compile("null|true|false|-?\\d+(?:\\.\\d+)?(?:[eE][-+]?\\d+)?|\\[]|\\{}|\"\"");

  private final CarriedTexts carried;

  private Redaction(CarriedTexts carried) {
    this.carried = carried;
  }

  /** Of what is in memory as a whole. */
  public static Redaction plain() {
    return new Redaction(CarriedTexts.NONE);
  }

  /** Of what a line says; must be done before the next line is read. */
  public static Redaction of(CarriedTexts carried) {
    return new Redaction(carried);
  }

  /** What stands in the place of a text; an empty one stays. */
  public String text(String text) {
    if (text.isEmpty() || DONE.matcher(text).matches()) {
      return text;
    }
    return Unread.is(text) ? unread(text) : redacted(new StringReader(text));
  }

  /** What was not read at all stays unread; what is carried is looked through for this. */
  private String unread(String text) {
    int number = Unread.carriedNumber(text);
    if (number < 0 || number >= carried.size()) {
      return text;
    }
    try (Reader reader = carried.get(number).reader()) {
      return redacted(reader);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String redacted(Reader text) {
    TextHash hash = TextHash.of(text);
    return "[redacted: %d %s, sha256 %s…]"
        .formatted(
            hash.length(), hash.length() == 1 ? "char" : "chars", hash.hex().substring(0, 8));
  }

  /**
   * A record without its texts.
   *
   * @throws IllegalStateException when there is something in it of which nobody said what to do
   */
  public <T> T record(T original) {
    @SuppressWarnings("unchecked") // What is made is of the class of the original.
    T made = (T) rebuilt((Record) original);
    return made;
  }

  private Object rebuilt(Record original) {
    if (original instanceof Json json) {
      return json(json);
    }
    RecordComponent[] components = original.getClass().getRecordComponents();
    @Nullable Object[] values = new Object[components.length];
    for (int i = 0; i < components.length; i++) {
      boolean inClear = components[i].isAnnotationPresent(InClear.class);
      values[i] = value(read(components[i], original), inClear);
    }
    return make(original, components, values);
  }

  private @Nullable Object value(@Nullable Object value, boolean inClear) {
    if (value instanceof String text) {
      return inClear && NAME.matcher(text).matches() ? text : text(text);
    }
    if (value instanceof List<?> list) {
      return list.stream().map(element -> value(element, inClear)).toList();
    }
    if (value instanceof Map<?, ?> map) {
      Map<@Nullable Object, @Nullable Object> made = new LinkedHashMap<>();
      map.forEach((key, element) -> made.put(value(key, false), value(element, inClear)));
      return made;
    }
    if (value instanceof Record nested) {
      return rebuilt(nested);
    }
    if (value == null || value instanceof Number || value instanceof Boolean) {
      return value;
    }
    throw new IllegalStateException("nobody said how to redact a " + value.getClass().getName());
  }

  /** Keys and structure of a value that nobody looks into may tell as much as its texts. */
  private Json json(Json json) {
    return Unread.is(json) || PLAIN_JSON.matcher(json.text()).matches()
        ? json
        : new Json('"' + text(json.text()) + '"');
  }

  private static @Nullable Object read(RecordComponent component, Record original) {
    try {
      component.getAccessor().setAccessible(true);
      return component.getAccessor().invoke(original);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(component + " can not be read", e);
    }
  }

  private static Object make(
      Record original, RecordComponent[] components, @Nullable Object[] values) {
    Class<?>[] types =
        Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    try {
      Constructor<?> constructor = original.getClass().getDeclaredConstructor(types);
      constructor.setAccessible(true);
      return constructor.newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(original.getClass() + " can not be made anew", e);
    }
  }
}
