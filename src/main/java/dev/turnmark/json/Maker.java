package dev.turnmark.json;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Makes records of one class. */
final class Maker {

  private final MethodHandle constructor;

  Maker(Class<?> type) {
    Class<?>[] components =
        Arrays.stream(type.getRecordComponents())
            .map(RecordComponent::getType)
            .toArray(Class<?>[]::new);
    try {
      this.constructor =
          MethodHandles.publicLookup()
              .findConstructor(type, MethodType.methodType(void.class, components))
              .asSpreader(Object[].class, components.length)
              .asType(MethodType.methodType(Object.class, Object[].class));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(type + " is not open to readers", e);
    }
  }

  /**
   * Makes one.
   *
   * @throws UnreadableException with the record's own words when it does not accept the values
   */
  Object make(Reading in, @Nullable Object[] components) throws UnreadableException {
    try {
      return (Object) constructor.invokeExact(components);
    } catch (IllegalArgumentException e) {
      throw new UnreadableException(new Warning(in.path(), String.valueOf(e.getMessage())));
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) { // Deliberate: a method handle may throw anything, a record does not.
      throw new IllegalStateException("a record's constructor threw a checked exception", e);
    }
  }
}
