package dev.turnmark.rules;

import dev.turnmark.model.Internal;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Runs the engine as if this library had started the thread: it looks for its services and its
 * configuration with the class loader of the thread, and a host may have put any there, or none.
 */
@Internal
public final class ContextClassLoader {

  private ContextClassLoader() {}

  public static <T> T with(ClassLoader loader, Supplier<T> work) {
    Thread thread = Thread.currentThread();
    @Nullable ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(loader);
    try {
      return work.get();
    } finally {
      thread.setContextClassLoader(before);
    }
  }
}
