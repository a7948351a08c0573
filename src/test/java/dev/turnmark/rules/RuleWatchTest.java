package dev.turnmark.rules;

import static dev.turnmark.rules.Sample.HEADER;
import static dev.turnmark.rules.Sample.rule;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A thread follows files on a disk; tests wait for what it says, not for time. */
class RuleWatchTest {

  private static final ClassLoader FACTS = RuleWatchTest.class.getClassLoader();

  @TempDir private Path directory;

  private Path file;

  private final BlockingQueue<Reload> told = new LinkedBlockingQueue<>();

  @BeforeEach
  void writeARule() throws IOException {
    file = directory.resolve("finding/x.drl");
    Files.createDirectories(file.getParent());
    write("a message is hidden");
  }

  @Test
  void editsInPlaceByRenameAndInNewFoldersAreFollowed() throws Exception {
    try (RuleWatch watch = watch(told::add)) {
      assertThat(names(watch.get())).containsExactly("a message is hidden");

      Files.writeString(file, "// and it stays so\n", StandardOpenOption.APPEND);
      Reload first = next();
      assertThat(first.files()).containsExactly(directory.getFileName() + "/finding/x.drl");
      assertThat(watch.get()).isSameAs(first.rules());

      write("it is hidden");
      assertThat(next().added()).containsExactly("it is hidden");

      Path folder = Files.createDirectory(directory.resolve("other"));
      write(folder.resolve("y.drl"), text("a second one"));
      assertThat(next().added()).containsExactly("a second one");
    }
  }

  @Test
  void whatIsWrongIsToldAndTheGoodRulesStay() throws Exception {
    try (RuleWatch watch = watch(told::add)) {
      RuleSet before = watch.get();
      write(file, text("a message is hidden").replace("Message()", "Mesage()"));

      Reload refused = next();
      assertThat(refused.problems())
          .extracting(RuleProblem::toString)
          .containsExactly(
              file + ":18: the file imports no type `Mesage`; did you mean" + " `Message`?");
      assertThat(watch.get()).isSameAs(before);
    }
  }

  @Test
  void rulesThatAreWrongFromTheStartAreNotFollowed() throws IOException {
    Files.delete(file);

    assertThat(catchThrowableOfType(BadRulesException.class, () -> watch(told::add)).problems())
        .extracting(RuleProblem::sentence)
        .containsExactly("there is no .drl file in this directory");
  }

  @Test
  void closingEndsTheThread() throws Exception {
    AtomicReference<Thread> thread = new AtomicReference<>();
    try (RuleWatch watch =
        watch(
            reload -> {
              thread.set(Thread.currentThread());
              told.add(reload);
            })) {
      assertThat(watch.get().revision()).hasSize(64);
      write("a message stays hidden");
      next();
    }
    Thread followed = Objects.requireNonNull(thread.get());
    assertThat(followed.getName()).isEqualTo("turnmark-rules");
    assertThat(followed.isDaemon()).isTrue();
    assertThat(followed.isAlive()).isFalse();
  }

  @Test
  void aListenerMayCloseTheWatch() throws Exception {
    AtomicReference<RuleWatch> opened = new AtomicReference<>();
    BlockingQueue<Thread> closed = new LinkedBlockingQueue<>();
    opened.set(
        watch(
            reload -> {
              Objects.requireNonNull(opened.get()).close();
              closed.add(Thread.currentThread());
            }));
    write("a message stays hidden");

    Thread thread = Objects.requireNonNull(closed.poll(1, TimeUnit.MINUTES));
    thread.join(60_000);
    assertThat(thread.isAlive()).isFalse();
  }

  @Test
  void whatAListenerThrowsIsNotLostAndEndsNothing() throws Exception {
    BlockingQueue<Throwable> thrown = new LinkedBlockingQueue<>();
    ThreadGroup group =
        new ThreadGroup("a host") {
          @Override
          public void uncaughtException(Thread thread, Throwable e) {
            thrown.add(e);
          }
        };
    AtomicReference<RuleWatch> opened = new AtomicReference<>();
    Thread host =
        new Thread(
            group,
            () ->
                opened.set(
                    watch(
                        reload -> {
                          told.add(reload);
                          throw new IllegalStateException("the listener failed");
                        })));
    host.start();
    host.join();
    try (RuleWatch watch = Objects.requireNonNull(opened.get())) {
      write("a message stays hidden");
      next();
      assertThat(thrown.poll(1, TimeUnit.MINUTES)).hasMessage("the listener failed");

      write("it is hidden");
      assertThat(next().rules()).isSameAs(watch.get());
    }
  }

  @Test
  void theShortWayIsTheSame() {
    try (RuleWatch watch =
        RuleSet.watch(told::add, Path.of("src/test/resources/cli/rules/small"))) {
      assertThat(names(watch.get())).contains("a user message is shown");
    }
    assertThat(told).isEmpty();
  }

  private RuleWatch watch(Consumer<Reload> listener) {
    return RuleWatch.of(List.of(directory), FACTS, listener);
  }

  private Reload next() throws InterruptedException {
    return Objects.requireNonNull(told.poll(1, TimeUnit.MINUTES), "nothing was told");
  }

  private void write(String name) throws IOException {
    write(file, text(name));
  }

  /** As careful programs do: nobody sees half of it, however slow the machine is. */
  private void write(Path to, String text) throws IOException {
    Path written = Files.writeString(directory.resolve("written"), text);
    Files.move(written, to, StandardCopyOption.REPLACE_EXISTING);
  }

  private static String text(String name) {
    return HEADER + rule(name, "    $m : Message()", "    insert(new Hidden($m));");
  }

  private static List<String> names(RuleSet rules) {
    return rules.catalogue().rules().stream().map(RuleInfo::name).toList();
  }
}
