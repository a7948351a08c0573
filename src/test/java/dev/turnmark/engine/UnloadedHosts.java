package dev.turnmark.engine;

import java.lang.ref.WeakReference;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/**
 * Runs hosts one after the other on one thread, each with Turnmark, Drools and Jackson in a loader
 * of its own, and prints how many of the loaders are still in memory when all are done.
 *
 * <p>A program of its own, for a JVM that clears soft references whenever it collects.
 */
final class UnloadedHosts {

  private static final int HOSTS = 2;

  private UnloadedHosts() {}

  public static void main(String[] args) throws Exception {
    List<WeakReference<ClassLoader>> loaders = new ArrayList<>();
    for (int i = 0; i < HOSTS; i++) {
      loaders.add(run(args[0]));
    }
    compareRecords();
    // What waits to be compiled to machine code is kept until its turn.
    for (int i = 0; i < 300 && left(loaders) > 0; i++) {
      System.gc();
    }
    System.out.println(left(loaders) + " of " + loaders.size() + " class loaders left");
  }

  private record Name(String name) {}

  /**
   * JDK 17 holds on to the types of the record whose {@code equals}, {@code hashCode} or {@code
   * toString} it made last, whosever that was.
   */
  private static void compareRecords() {
    Name one = new Name("one");
    if (one.equals(new Name("other")) || one.hashCode() == one.toString().length()) {
      throw new IllegalStateException("records are not what they were");
    }
  }

  private static long left(List<WeakReference<ClassLoader>> loaders) {
    return loaders.stream().filter(loader -> loader.get() != null).count();
  }

  private static WeakReference<ClassLoader> run(String host) throws Exception {
    try (URLClassLoader loader = ClassPaths.apart()) {
      Class<?> type = loader.loadClass(host);
      ((Callable<?>) type.getDeclaredConstructor().newInstance()).call();
      return new WeakReference<>(loader);
    }
  }
}
