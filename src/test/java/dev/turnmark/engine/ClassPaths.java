package dev.turnmark.engine;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.stream.Stream;

/** The class path of the tests, for other loaders. */
final class ClassPaths {

  private ClassPaths() {}

  static URL[] all() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
        .map(ClassPaths::url)
        .toArray(URL[]::new);
  }

  private static URL url(String path) {
    try {
      return new File(path).toURI().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalStateException(e);
    }
  }

  /** As a plug-in system does it: nothing of the application is seen. */
  static URLClassLoader apart() {
    return new URLClassLoader(all(), ClassLoader.getPlatformClassLoader());
  }
}
