package dev.turnmark.engine;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads properties as rules name them. */
final class Properties {

  private Properties() {}

  /** A value that was read, which may be null. */
  record Read(@Nullable Object value) {}

  /** The property of a fact, or of a property of it: {@code part.role}. Nothing if it has none. */
  static Optional<Read> read(Object fact, String path) {
    Object reached = fact;
    for (String name : path.split("\\.", -1)) {
      Optional<Method> question = reached == null ? Optional.empty() : question(reached, name);
      if (question.isEmpty()) {
        return Optional.empty();
      }
      try {
        reached = question.get().invoke(reached);
      } catch (IllegalAccessException | InvocationTargetException e) {
        // It only makes a sentence poorer.
        return Optional.empty();
      }
    }
    return Optional.of(new Read(reached));
  }

  /** Looked for in public types alone: the class of a value need not be public itself. */
  private static Optional<Method> question(Object fact, String name) {
    if (name.isEmpty()) {
      return Optional.empty();
    }
    String ending = name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    return Arrays.stream(fact.getClass().getMethods())
        .filter(m -> m.getParameterCount() == 0)
        .filter(m -> m.getReturnType() != void.class)
        .filter(
            m ->
                m.getName().equals(name)
                    || m.getName().equals("get" + ending)
                    || m.getName().equals("is" + ending))
        .filter(m -> m.canAccess(fact))
        .findFirst();
  }
}
