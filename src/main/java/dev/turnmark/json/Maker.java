package dev.turnmark.json;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Makes records of one class. Method handles are what makes many of them fast, and take
 * milliseconds to be made themselves: so the first ones are made by reflection.
 */
final class Maker {

  private static final int MADE_BY_REFLECTION = 1000;

  private final Constructor<?> constructor;
  private @Nullable MethodHandle handle;
  private int made;

  Maker(Class<?> type) {
    Class<?>[] components =
        Arrays.stream(type.getRecordComponents())
            .map(RecordComponent::getType)
            .toArray(Class<?>[]::new);
    try {
      this.constructor = type.getConstructor(components);
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(type + " is not open to readers", e);
    }
  }

  /**
   * Makes one.
   *
   * @throws UnreadableException with the record's own words when it does not accept the values
   */
  Object make(Reading in, @Nullable Object[] components) throws UnreadableException {
    MethodHandle fast = handle;
    try {
      return fast == null ? first(components) : (Object) fast.invokeExact(components);
    } catch (IllegalArgumentException e) {
      throw new UnreadableException(new Warning(in.path(), String.valueOf(e.getMessage())));
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) { // Deliberate: a method handle may throw anything, a record does not.
      throw new IllegalStateException("a record's constructor threw a checked exception", e);
    }
  }

  /** Threads that meet here may count one too few, or make the same handle twice. */
  private Object first(@Nullable Object[] components) throws Throwable {
    made++;
    if (made > MADE_BY_REFLECTION) {
      handle = handle();
    }
    try {
      return constructor.newInstance(components);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private MethodHandle handle() throws IllegalAccessException {
    return MethodHandles.publicLookup()
        .unreflectConstructor(constructor)
        .asSpreader(Object[].class, constructor.getParameterCount())
        .asType(MethodType.methodType(Object.class, Object[].class));
  }
}
