package dev.turnmark.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.rules.RuleSet;
import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Hosts whose classes, and ours, come from other loaders than the application's. */
class ClassLoadersTest {

  private static final String ANSWER = "hidden shown hidden";

  private static URL[] classPath() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
        .map(ClassLoadersTest::url)
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
  private static URLClassLoader apart() {
    return new URLClassLoader(classPath(), ClassLoader.getPlatformClassLoader());
  }

  /** As a servlet container does it: the application's classes are seen, but its own go first. */
  private static URLClassLoader childFirst() {
    return new URLClassLoader(classPath(), ClassLoadersTest.class.getClassLoader()) {
      @Override
      protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
          boolean own =
              Stream.of("dev.turnmark.", "org.drools.", "org.kie.", "com.fasterxml.")
                  .anyMatch(name::startsWith);
          if (!own) {
            return super.loadClass(name, resolve);
          }
          Class<?> loaded = findLoadedClass(name);
          return loaded == null ? findClass(name) : loaded;
        }
      }
    };
  }

  private static String decide(ClassLoader loader) throws Exception {
    Class<?> host = loader.loadClass(IsolatedHost.class.getName());
    assertThat(host).isNotEqualTo(IsolatedHost.class);
    return (String) ((Callable<?>) host.getDeclaredConstructor().newInstance()).call();
  }

  @Test
  void itWorksInALoaderThatSeesNothingOfTheApplication() throws Exception {
    try (URLClassLoader loader = apart()) {
      assertThat(decide(loader)).isEqualTo(ANSWER);
    }
  }

  @Test
  void itWorksBesideAnotherVersionOfItselfThatTheParentHas() throws Exception {
    assertThat(new IsolatedHost().call()).isEqualTo(ANSWER);
    try (URLClassLoader loader = childFirst()) {
      assertThat(decide(loader)).isEqualTo(ANSWER);
      assertThat(loader.loadClass(RuleSet.class.getName())).isNotEqualTo(RuleSet.class);
    }
    assertThat(new IsolatedHost().call()).isEqualTo(ANSWER);
  }

  @Test
  void itDoesNotCareWhatTheContextLoaderIs() throws Exception {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    ClassLoader knowsNothing = new ClassLoader(null) {};
    try (URLClassLoader loader = apart()) {
      thread.setContextClassLoader(knowsNothing);
      assertThat(decide(loader)).isEqualTo(ANSWER);
      assertThat(thread.getContextClassLoader()).isSameAs(knowsNothing);
    } finally {
      thread.setContextClassLoader(before);
    }
  }
}
