package dev.turnmark.rules;

import static dev.turnmark.rules.Sample.HEADER;
import static dev.turnmark.rules.Sample.rule;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.net.URI;
import java.nio.file.ClosedFileSystemException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

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

  @ParameterizedTest
  @MethodSource
  void whatAListenerThrowsIsNotLostAndEndsNothing(Throwable failure) throws Exception {
    BlockingQueue<Throwable> thrown = new LinkedBlockingQueue<>();
    try (RuleWatch watch =
        inAHost(
            thrown::add,
            reload -> {
              told.add(reload);
              throw Sneaky.thrown(failure);
            })) {
      write("a message stays hidden");
      next();
      assertThat(thrown.poll(1, TimeUnit.MINUTES)).isSameAs(failure);

      write("it is hidden");
      assertThat(next().rules()).isSameAs(watch.get());
    }
  }

  static List<Throwable> whatAListenerThrowsIsNotLostAndEndsNothing() {
    return List.of(
        new IllegalStateException("the listener failed"),
        new AssertionError("the listener failed"),
        new NoClassDefFoundError("the listener failed"),
        new IOException("the listener failed"));
  }

  @Test
  void aHandlerThatThrowsItselfEndsNothing() throws Exception {
    try (RuleWatch watch =
        inAHost(
            e -> {
              throw new AssertionError("and so did the handler", e);
            },
            reload -> {
              told.add(reload);
              throw new IllegalStateException("the listener failed");
            })) {
      write("a message stays hidden");
      next();
      write("it is hidden");
      assertThat(next().rules()).isSameAs(watch.get());
    }
  }

  @Test
  void aListenerThatWasInterruptedEndsNothing() throws Exception {
    BlockingQueue<Boolean> interrupted = new LinkedBlockingQueue<>();
    try (RuleWatch watch =
        watch(
            reload -> {
              interrupted.add(Thread.currentThread().isInterrupted());
              Thread.currentThread().interrupt();
              told.add(reload);
            })) {
      write("a message stays hidden");
      next();
      write("it is hidden");
      assertThat(next().rules()).isSameAs(watch.get());
    }
    assertThat(interrupted).containsExactly(false, false);
  }

  @Test
  void whoeverInterruptsTheThreadWhileItWaitsEndsNothing() throws Exception {
    AtomicReference<Thread> thread = new AtomicReference<>();
    try (RuleWatch watch =
        watch(
            reload -> {
              thread.set(Thread.currentThread());
              told.add(reload);
            })) {
      write("a message stays hidden");
      next();
      Objects.requireNonNull(thread.get()).interrupt();
      write("it is hidden");
      assertThat(next().rules()).isSameAs(watch.get());
    }
  }

  @Test
  void whatWaitingThrowsIsToldAndEndsNothing() throws Exception {
    BlockingQueue<Throwable> thrown = new LinkedBlockingQueue<>();
    ClosedFileSystemException closed = new ClosedFileSystemException();
    Waits waits = new Waits(List.of(Waits.LOOK, Waits.thrown(closed), Waits.LOOK));
    AtomicInteger looks = new AtomicInteger();
    RulesInForce rules =
        new RulesInForce(
            load(),
            () -> {
              looks.incrementAndGet();
              return RuleSource.directories(List.of(directory));
            },
            source -> RuleSet.load(source, FACTS),
            waits::moment);
    RuleWatch watch = opened(thrown::add, () -> new RuleWatch(rules, waits, told::add));
    waits.ended.await();
    watch.close();

    assertThat(thrown).containsExactly(closed);
    assertThat(looks).as("one to begin with, and one after each wait").hasValue(4);
  }

  @Test
  void aFileSystemThatIsClosedIsAProblemAndTheGoodRulesStay() throws Exception {
    Path zip = directory.resolve("rules.zip");
    BlockingQueue<Throwable> thrown = new LinkedBlockingQueue<>();
    FileSystem files =
        FileSystems.newFileSystem(URI.create("jar:" + zip.toUri()), Map.of("create", "true"));
    Path pack = Files.createDirectory(files.getPath("/acme"));
    Files.writeString(pack.resolve("x.drl"), text("a message is hidden"));
    try (RuleWatch watch =
        opened(thrown::add, () -> RuleWatch.of(List.of(pack), FACTS, told::add))) {
      RuleSet before = watch.get();
      files.close();

      assertThat(next().problems())
          .extracting(RuleProblem::toString)
          .containsExactly("/acme: the file system that it lies in was closed");
      assertThat(watch.get()).isSameAs(before);
    }
    assertThat(thrown).isEmpty();
  }

  @Test
  void aFileThatIsNoRuleFileIsToldAndForgottenWhenItIsGone() throws Exception {
    try (RuleWatch watch = watch(told::add)) {
      RuleSet before = watch.get();
      Path huge = directory.resolve("huge.drl");
      try (RandomAccessFile sparse = new RandomAccessFile(huge.toFile(), "rw")) {
        sparse.setLength(3L << 30);
      }
      assertThat(next().problems())
          .extracting(RuleProblem::toString)
          .containsExactly(huge + ": a file of rules has at most 1 MiB, and this one has more");

      Files.delete(huge);
      assertThat(next()).isEqualTo(new Reload(before, before, List.of()));
    }
  }

  @Test
  @SuppressWarnings("NullAway") // Hosts without such a check may pass it.
  void whatIsMissingIsToldAtOnce() {
    assertThatThrownBy(() -> watch(null)).hasMessage("listener");
    assertThatThrownBy(() -> RuleSet.watch(null, directory)).hasMessage("listener");
    assertThatThrownBy(() -> RuleWatch.of(List.of(directory), (RuleCache) null, told::add))
        .hasMessage("cache");
    assertThatThrownBy(() -> RuleWatch.of(List.of(directory), (ClassLoader) null, told::add))
        .hasMessage("facts");
    RuleSource source = RuleSource.directories(List.of(directory));
    assertThatThrownBy(() -> RuleSet.load(source, (RuleCache) null)).hasMessage("cache");
    assertThatThrownBy(() -> RuleSet.load(source, (ClassLoader) null)).hasMessage("facts");
    assertThatThrownBy(() -> RuleSet.load((RuleSource) null)).hasMessage("source");
    assertThatThrownBy(() -> RuleCache.in(null)).hasMessage("directory");
    RuleSet rules = load();
    assertThatThrownBy(() -> new RulesInForce(rules, () -> source, s -> rules, null))
        .hasMessage("pause");
  }

  @Test
  void theShortWayIsTheSame() {
    try (RuleWatch watch =
        RuleSet.watch(told::add, Path.of("src/test/resources/cli/rules/small"))) {
      assertThat(names(watch.get())).contains("a user message is shown");
    }
    assertThat(told).isEmpty();
  }

  private RuleSet load() {
    return RuleSet.load(RuleSource.directories(List.of(directory)), FACTS);
  }

  private RuleWatch inAHost(Consumer<Throwable> handler, Consumer<Reload> listener)
      throws InterruptedException {
    return opened(handler, () -> watch(listener));
  }

  /** Opens a watch where uncaught exceptions are handled otherwise. */
  private static RuleWatch opened(Consumer<Throwable> handler, Supplier<RuleWatch> watch)
      throws InterruptedException {
    ThreadGroup group =
        new ThreadGroup("a host") {
          @Override
          public void uncaughtException(Thread thread, Throwable e) {
            handler.accept(e);
          }
        };
    AtomicReference<RuleWatch> opened = new AtomicReference<>();
    Thread host = new Thread(group, () -> opened.set(watch.get()));
    host.start();
    host.join();
    return Objects.requireNonNull(opened.get());
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

  /** Throws what need not be declared, as other languages of the JVM do. */
  private static final class Sneaky<E extends Throwable> {

    static RuntimeException thrown(Throwable failure) {
      new Sneaky<RuntimeException>().rethrow(failure);
      throw new IllegalStateException("not reached");
    }

    @SuppressWarnings("unchecked") // Erased: that is what makes it sneaky.
    private void rethrow(Throwable failure) throws E {
      throw (E) failure;
    }
  }

  /** Wakes up as it is told, and after that waits to be closed. */
  private static final class Waits implements WakeUps {

    static final Runnable LOOK = () -> {};

    private final Iterator<Runnable> turns;
    private final CountDownLatch ended = new CountDownLatch(1);
    private final CountDownLatch closed = new CountDownLatch(1);

    Waits(List<Runnable> turns) {
      this.turns = turns.iterator();
    }

    static Runnable thrown(RuntimeException failure) {
      return () -> {
        throw failure;
      };
    }

    @Override
    public boolean next() {
      if (turns.hasNext()) {
        turns.next().run();
        return true;
      }
      ended.countDown();
      try {
        closed.await();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      return false;
    }

    @Override
    public boolean moment() {
      return closed.getCount() > 0;
    }

    @Override
    public void close() {
      closed.countDown();
    }
  }
}
