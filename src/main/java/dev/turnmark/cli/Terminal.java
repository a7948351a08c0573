package dev.turnmark.cli;

import dev.turnmark.rules.RuleSet;
import dev.turnmark.rules.RuleSource;
import dev.turnmark.rules.RuleTrust;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What a command has around it: where it reads and writes, where it stands, and a source of ids.
 */
final class Terminal {

  private static final int USUAL_WIDTH = 120;
  private static final int LEAST_WIDTH = 60;

  private final InputStream in;
  private final OutputStream rawOut;
  private final OutputStream rawErr;
  private final Printer out;
  private final Printer err;
  private final Path directory;
  private final int width;
  private final Screen screen;
  private final Supplier<String> randomId;
  private final RuleLoader rules;
  private final Supplier<Lookout> lookout;
  private final UnaryOperator<OutputStream> turns;
  private final Hands hands;

  /** Whether rules may do whatever this program can do. */
  private boolean trusting;

  /** The worst that happened in what was done side by side. */
  private final AtomicInteger worst = new AtomicInteger(ExitCode.DONE);

  /** Where rules come from. */
  interface RuleLoader {

    /** From the files that hold them, as they stand; nothing is kept. */
    RuleLoader FILES =
        packs -> packs.isEmpty() ? RuleSet.shipped() : RuleSet.load(packs.toArray(Path[]::new));

    /** The rules of these packs, taken together; the shipped ones when there is none. */
    RuleSet load(List<Path> packs);

    /** The rules of a source. */
    default RuleSet load(RuleSource source) {
      return RuleSet.load(source);
    }

    /** From now on rules are compiled even if that was done before. */
    default void compileAlways() {}
  }

  /**
   * @param directory what relative paths start from
   * @param width how many columns a line may have
   * @param screen what of it a person looks at
   * @param randomId makes ids that nothing had before
   */
  Terminal(
      InputStream in,
      OutputStream out,
      OutputStream err,
      Path directory,
      int width,
      Screen screen,
      Supplier<String> randomId) {
    this(in, out, err, directory, width, screen, randomId, RuleLoader.FILES);
  }

  /** The same with rules of another origin than the files that hold them. */
  Terminal(
      InputStream in,
      OutputStream out,
      OutputStream err,
      Path directory,
      int width,
      Screen screen,
      Supplier<String> randomId,
      RuleLoader rules) {
    this(in, out, err, directory, width, screen, randomId, rules, () -> Lookout.ONCE);
  }

  /**
   * The same for somebody who may look at something more than once.
   *
   * @param lookout waits between two looks
   */
  Terminal(
      InputStream in,
      OutputStream out,
      OutputStream err,
      Path directory,
      int width,
      Screen screen,
      Supplier<String> randomId,
      RuleLoader rules,
      Supplier<Lookout> lookout) {
    this(
        in,
        out,
        err,
        directory,
        width,
        screen,
        randomId,
        rules,
        lookout,
        other -> other,
        Hands.NONE);
  }

  private Terminal(
      InputStream in,
      OutputStream out,
      OutputStream err,
      Path directory,
      int width,
      Screen screen,
      Supplier<String> randomId,
      RuleLoader rules,
      Supplier<Lookout> lookout,
      UnaryOperator<OutputStream> turns,
      Hands hands) {
    this.in = in;
    this.rawOut = out;
    this.rawErr = new Aside(err, this::noteUnheard);
    this.out = new Printer(out);
    this.err = new Printer(rawErr);
    this.directory = directory;
    this.width = Math.max(width, LEAST_WIDTH);
    this.screen = screen;
    this.randomId = randomId;
    this.rules = rules;
    this.lookout = lookout;
    this.turns = turns;
    this.hands = hands;
  }

  /** The one this process was started with. */
  static Terminal ofProcess() {
    return new Terminal(
        System.in,
        new FileOutputStream(FileDescriptor.out),
        new FileOutputStream(FileDescriptor.err),
        Path.of(""),
        width(System.getenv("COLUMNS")),
        Screen.of(System.getenv()),
        () -> UUID.randomUUID().toString(),
        new FileRules(
            CachePlace.of(
                System.getenv(),
                System.getProperty("os.name", ""),
                System.getProperty("user.home"))),
        InterruptedLookout::new);
  }

  /** The width that the launcher, or the user, gives; the usual one when there is none. */
  static int width(@Nullable String columns) {
    return columns != null && columns.matches("[1-9][0-9]{0,4}")
        ? Integer.parseInt(columns)
        : USUAL_WIDTH;
  }

  /**
   * Lets several write to it at the same time, one after another.
   *
   * @param progress what may stand on the standard error meanwhile
   */
  Lanes lanes(Progress progress) {
    return new Lanes(rawOut, progress.outOfTheWayOf(rawErr));
  }

  /** The same, but nobody hears what is said on it. */
  Terminal silent() {
    return new Terminal(
        in,
        OutputStream.nullOutputStream(),
        OutputStream.nullOutputStream(),
        directory,
        width,
        screen,
        randomId,
        rules,
        lookout,
        turns,
        hands);
  }

  /** The same, but printing to a lane, and with others to lend a hand. */
  Terminal in(Lanes.Lane lane, Hands others) {
    return new Terminal(
        in,
        lane.out(),
        lane.err(),
        directory,
        width,
        screen,
        randomId,
        rules,
        lookout,
        lane::to,
        others);
  }

  /** The same, but with others to lend a hand. */
  Terminal with(Hands others) {
    return new Terminal(
        in, rawOut, rawErr, directory, width, screen, randomId, rules, lookout, turns, others);
  }

  private void noteUnheard(OutputException problem) {
    if (!problem.readerLeft()) {
      fail(ExitCode.UNREADABLE_FILE);
    }
  }

  /** Who may lend a hand. */
  Hands hands() {
    return hands;
  }

  InputStream in() {
    return in;
  }

  Printer out() {
    return out;
  }

  Printer err() {
    return err;
  }

  /** Prints to another output in the same turns in which this prints to its own. */
  Printer beside(OutputStream other) {
    return new Printer(turns.apply(other));
  }

  /** For what is no text of ours: first all that was printed is handed on. */
  OutputStream rawOut() {
    out.flush();
    return rawOut;
  }

  OutputStream rawErr() {
    return rawErr;
  }

  /** Notes for the end that something failed, whatever a command makes of the rest. */
  void fail(int exitCode) {
    worst.accumulateAndGet(exitCode, Math::max);
  }

  /** The worst that was noted. */
  int worst() {
    return worst.get();
  }

  /** Hands on all that was printed. */
  void flush() {
    out.flush();
    err.flush();
  }

  /**
   * Says something beside the output, at the place in it where it belongs. Whoever's words are in
   * it, it does nothing to a terminal.
   */
  void say(String line) {
    out.flush();
    err.line(PlainText.escaped(line));
    err.flush();
  }

  /** Says that something went wrong. */
  void complain(String sentence) {
    say("turnmark: " + sentence);
  }

  /** Where a path leads that the user named. */
  Path path(String named) {
    return directory.resolve(named);
  }

  /**
   * The rules of packs.
   *
   * @throws dev.turnmark.rules.BadRulesException with all that is wrong with them
   */
  RuleSet rules(List<Path> packs) {
    return trusting
        ? trusted(packs.isEmpty() ? RuleSource.shipped() : RuleSource.directories(packs))
        : rules.load(packs);
  }

  /** The rules of a source; see {@link #rules(List)}. */
  RuleSet rules(RuleSource source) {
    return trusting ? trusted(source) : rules.load(source);
  }

  private static RuleSet trusted(RuleSource source) {
    return RuleSet.load(source, Terminal.class.getClassLoader(), RuleTrust.FULL);
  }

  /** From now on rules may do whatever this program can do. */
  void trustRules() {
    trusting = true;
  }

  /** From now on rules are compiled even if that was done before. */
  void compileAlways() {
    rules.compileAlways();
  }

  /** What waits between two looks at something that changes. */
  Lookout lookout() {
    return lookout.get();
  }

  int width() {
    return width;
  }

  Screen screen() {
    return screen;
  }

  Supplier<String> randomId() {
    return randomId;
  }
}
