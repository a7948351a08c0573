package dev.turnmark.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.rules.RuleSet;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Hosts whose classes, and ours, come from other loaders than the application's. */
class ClassLoadersTest {

  private static final String ANSWER = "hidden shown hidden";

  /** As a servlet container does it: the application's classes are seen, but its own go first. */
  private static URLClassLoader childFirst() {
    return new URLClassLoader(ClassPaths.all(), ClassLoadersTest.class.getClassLoader()) {
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
    try (URLClassLoader loader = ClassPaths.apart()) {
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
    try (URLClassLoader loader = ClassPaths.apart()) {
      thread.setContextClassLoader(knowsNothing);
      assertThat(decide(loader)).isEqualTo(ANSWER);
      assertThat(thread.getContextClassLoader()).isSameAs(knowsNothing);
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  /** Rules are compiled on the way, and by a thread that goes on living. */
  @Test
  void nothingOfItStaysInMemoryWhenTheLoaderOfAHostGoes() throws Exception {
    assertThat(left(IsolatedHost.class)).isEqualTo("0 of 2 class loaders left");
  }

  @Test
  void aHostThatLeavesSomethingBehindWouldBeSeen() throws Exception {
    assertThat(left(LingeringHost.class)).isEqualTo("2 of 2 class loaders left");
  }

  private static String left(Class<?> host) throws Exception {
    Process jvm =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:SoftRefLRUPolicyMSPerMB=0",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                UnloadedHosts.class.getName(),
                host.getName())
            .redirectErrorStream(true)
            .start();
    return new String(jvm.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
  }

  /** Forgets a value on the thread that it was called by. */
  public static final class LingeringHost implements Callable<String> {

    private static final ThreadLocal<Object> FORGOTTEN = new ThreadLocal<>();

    @Override
    public String call() {
      FORGOTTEN.set(this);
      return "";
    }
  }
}
