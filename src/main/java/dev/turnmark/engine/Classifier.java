package dev.turnmark.engine;

import dev.turnmark.audit.Contextual;
import dev.turnmark.audit.Decision;
import dev.turnmark.audit.DecisionListener;
import dev.turnmark.audit.Firing;
import dev.turnmark.audit.LineMarks;
import dev.turnmark.fact.Session;
import dev.turnmark.json.Needs;
import dev.turnmark.json.ReadingLimits;
import dev.turnmark.json.RolloutReader;
import dev.turnmark.json.Strictness;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.rules.FlightRecorderState;
import dev.turnmark.rules.RuleSet;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Lets a rule set decide response items, one at a time: the front door.
 *
 * <p>Safe for many threads at once, virtual ones too: it holds no lock while it decides, and
 * nothing belongs to a thread. Each item has a KIE session to itself, with a rule base of its own,
 * which takes milliseconds to make and about a megabyte. Of those no longer in use it keeps twice
 * as many as there are processors, or 16, and disposes of the others as they come back; {@link
 * #close} disposes of all.
 */
public final class Classifier implements AutoCloseable {

  private final SessionsInForce inForce;
  private final DecisionListener listener;
  private final ReadingLimits reading;
  private final AtomicLong count = new AtomicLong();

  /**
   * A classifier.
   *
   * @param nanoTime a clock as {@link System#nanoTime}
   */
  Classifier(
      Supplier<RuleSet> rules, DecisionListener listener, Limits limits, LongSupplier nanoTime) {
    Objects.requireNonNull(rules, "rules");
    this.listener = Objects.requireNonNull(listener, "listener");
    this.reading = Objects.requireNonNull(limits, "limits").reading();
    this.inForce = new SessionsInForce(rules, TimeBudget.of(limits.time(), nanoTime));
  }

  /** A classifier by these rules. */
  public static Classifier of(RuleSet rules) {
    Objects.requireNonNull(rules, "rules");
    return of(() -> rules);
  }

  /**
   * The same.
   *
   * @param listener hears everything that it decides
   */
  public static Classifier of(RuleSet rules, DecisionListener listener) {
    return of(rules, listener, Limits.USUAL);
  }

  /**
   * The same.
   *
   * @param limits of what an item may cost, and of what is read
   */
  public static Classifier of(RuleSet rules, DecisionListener listener, Limits limits) {
    Objects.requireNonNull(rules, "rules");
    return of(() -> rules, listener, limits);
  }

  /**
   * A classifier by the rules that are in force when it comes to an item: each is decided by one
   * rule set from beginning to end, and {@link Decision#revision} says by which. Sessions of rules
   * that are no longer in force go with the first item that others decide.
   *
   * @param rules gives those in force, such as a {@link dev.turnmark.rules.RuleWatch}; asked once
   *     an item, by any thread
   */
  public static Classifier of(Supplier<RuleSet> rules) {
    return of(rules, decision -> {});
  }

  /**
   * The same.
   *
   * @param listener hears everything that it decides
   */
  public static Classifier of(Supplier<RuleSet> rules, DecisionListener listener) {
    return of(rules, listener, Limits.USUAL);
  }

  /**
   * The same.
   *
   * @param limits of what an item may cost, and of what is read
   */
  public static Classifier of(Supplier<RuleSet> rules, DecisionListener listener, Limits limits) {
    return new Classifier(rules, listener, limits, System::nanoTime);
  }

  /** The same for items in JSON, read as long as their meaning is plain. */
  public JsonClassifier json() {
    return json(Strictness.LENIENT);
  }

  /** The same for items in JSON. */
  public JsonClassifier json(Strictness strictness) {
    return new JsonClassifier(this, strictness, reading);
  }

  /** Decides an item of which nothing more is known; ids it needs are made of its number. */
  public Decision classify(ResponseItem item) {
    long number = count.incrementAndGet();
    return classify(item, Session.UNKNOWN, () -> FreshIds.of(null, number));
  }

  /**
   * Decides an item of a session. What the rules leave open, contradict each other about or fail at
   * is said in {@link Decision#undecided}; the next item is unaffected.
   *
   * @param session what is known of the session, for rules to ask; give the same object for every
   *     item of one session
   * @param freshId asked at most once, for a turn item whose id Codex makes at random
   * @throws IllegalStateException if the classifier is closed
   */
  public Decision classify(ResponseItem item, Session session, Supplier<String> freshId) {
    Objects.requireNonNull(item, "item");
    Objects.requireNonNull(session, "session");
    Objects.requireNonNull(freshId, "freshId");
    Decision decision =
        FlightRecorderState.isOn()
            ? FlightRecording.of(() -> decide(item, session, freshId))
            : decide(item, session, freshId);
    listener.decided(decision);
    return decision;
  }

  private Decision decide(ResponseItem item, Session session, Supplier<String> freshId) {
    RuleSessions sessions = inForce.now();
    try {
      return new Assembly(item, sessions.judge(item, session))
          .decision(freshId, sessions.revision());
    } catch (RuleFailure failure) {
      return undecided(item, failure, sessions.revision());
    }
  }

  /**
   * Reads a rollout and decides it line by line, as lines are asked for: no more of it is in memory
   * than one line. What can't be read is among the lines and costs no other. Ids that Codex makes
   * at random are made of the session and the line, so that every reading gives the same.
   *
   * @return closes the file when it is closed
   * @throws IOException when the file can't be opened; later trouble comes out of the stream as
   *     {@link java.io.UncheckedIOException}
   */
  public Stream<DecidedLine> rollout(Path file) throws IOException {
    return rollout(open(file), file.toString(), Strictness.LENIENT);
  }

  /** A stream on a channel would ask how far a pipe has been read, which nobody can tell. */
  private static InputStream open(Path file) throws IOException {
    return file.getFileSystem().equals(FileSystems.getDefault())
        ? new FileInputStream(file.toFile())
        : Files.newInputStream(file);
  }

  /**
   * The same of a stream of bytes, plain or packed with zstd.
   *
   * @param in closed with the stream that is returned
   * @param name what to call it
   * @throws IOException when its first bytes can't be read
   */
  public Stream<DecidedLine> rollout(InputStream in, String name, Strictness strictness)
      throws IOException {
    boolean opened = false;
    try {
      RolloutReader reader = new RolloutReader(in, name, strictness, Needs.everything(), reading);
      opened = true;
      return DecidedLines.of(this, reader);
    } finally {
      if (!opened) {
        in.close();
      }
    }
  }

  /**
   * Says what a line is a place for, and what it takes back. For lines that hold no response item:
   * those that do are {@link #classify classified}.
   *
   * @throws IllegalStateException if the classifier is closed
   */
  public LineMarks marks(RolloutItem item, Session session) {
    Objects.requireNonNull(item, "item");
    Objects.requireNonNull(session, "session");
    LineMarks marks = mark(item, session);
    listener.marked(marks);
    return marks;
  }

  private LineMarks mark(RolloutItem item, Session session) {
    RuleSessions sessions = inForce.now();
    try {
      return Assembly.lineMarks(item, sessions.judge(item, session), sessions.revision());
    } catch (RuleFailure failure) {
      return new LineMarks(
          item,
          List.of(),
          null,
          false,
          false,
          null,
          failure.firings(),
          List.of(failure.sentence()),
          sessions.revision());
    }
  }

  /** What rules contradict each other about; nothing when one fails. */
  List<Contradiction> contradictions(RolloutItem item) {
    try {
      return Assembly.contradictions(item, inForce.now().judge(item, Session.UNKNOWN));
    } catch (RuleFailure failure) {
      return List.of();
    }
  }

  /** Decides an item in company. */
  Decision classify(ResponseItem item, Session session, Company company, Supplier<String> freshId) {
    RuleSessions sessions = inForce.now();
    try {
      List<Firing> firings = sessions.judge(item, session, company);
      return new Assembly(item, Firings.about(item, firings))
          .decision(freshId, sessions.revision());
    } catch (RuleFailure failure) {
      return undecided(item, failure, sessions.revision());
    }
  }

  private static Decision undecided(ResponseItem item, RuleFailure failure, String revision) {
    return new Decision(
        item,
        null,
        List.of(),
        null,
        false,
        false,
        Contextual.NONE,
        List.of(),
        failure.firings(),
        List.of(failure.sentence()),
        revision);
  }

  /** What explains comparisons by the same rules, until this is closed. */
  Explainer explainer() {
    RuleSessions sessions = inForce.now();
    return new Explainer(sessions, sessions.revision());
  }

  /** How many sessions wait. */
  int idle() {
    return inForce.now().idle();
  }

  @Override
  public void close() {
    inForce.close();
  }
}
