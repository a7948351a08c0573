package dev.turnmark.rules;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.Collections;
import java.util.Enumeration;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Finds what its parent finds, but for the classes that lie outside of a fence. */
final class FenceLoader extends ClassLoader {

  private static final String CLASS = ".class";

  static {
    registerAsParallelCapable();
  }

  private final Predicate<String> inside;

  /**
   * @param inside whether a class of this full name may be found
   */
  FenceLoader(ClassLoader parent, Predicate<String> inside) {
    super("turnmark-fence", parent);
    this.inside = inside;
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (!inside.test(name)) {
      throw new ClassNotFoundException(name);
    }
    return super.loadClass(name, resolve);
  }

  /** The compiler reads class files and loads no class. */
  @Override
  public @Nullable URL getResource(String name) {
    return hides(name) ? null : super.getResource(name);
  }

  @Override
  public Enumeration<URL> getResources(String name) throws IOException {
    return hides(name) ? Collections.emptyEnumeration() : super.getResources(name);
  }

  @Override
  public @Nullable InputStream getResourceAsStream(String name) {
    return hides(name) ? null : super.getResourceAsStream(name);
  }

  private boolean hides(String resource) {
    return resource.endsWith(CLASS)
        && !inside.test(
            resource.substring(0, resource.length() - CLASS.length()).replace('/', '.'));
  }
}
