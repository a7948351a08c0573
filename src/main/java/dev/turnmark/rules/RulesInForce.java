package dev.turnmark.rules;

import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Rules whose files may be edited while they are used: the last good ones are in force.
 *
 * <p>Any thread may ask which they are; only one at a time may {@link #look}. Nothing happens by
 * itself: see {@link RuleWatch} for that.
 */
public final class RulesInForce implements Supplier<RuleSet> {

  /** How often files are read that somebody goes on writing, before the next look has to do. */
  private static final int READINGS = 20;

  private final Supplier<RuleSource> source;
  private final Function<RuleSource, RuleSet> load;
  private final BooleanSupplier pause;
  private volatile RuleSet rules;
  private Sight seen;

  /** What lies there: a source, or the problems that kept it from being one. */
  private record Sight(
      String fingerprint, @Nullable RuleSource source, List<RuleProblem> problems) {

    boolean is(Sight other) {
      return fingerprint.equals(other.fingerprint);
    }
  }

  /**
   * @param rules as they were loaded
   * @param source reads the files anew
   * @param load makes rules of what was read
   * @param pause lets some time pass, so that a file that is half written now is read again when it
   *     has changed; gives whether to go on
   */
  public RulesInForce(
      RuleSet rules,
      Supplier<RuleSource> source,
      Function<RuleSource, RuleSet> load,
      BooleanSupplier pause) {
    this.rules = Objects.requireNonNull(rules, "rules");
    this.source = Objects.requireNonNull(source, "source");
    this.load = Objects.requireNonNull(load, "load");
    this.pause = Objects.requireNonNull(pause, "pause");
    this.seen = new Sight(rules.revision(), null, List.of());
  }

  /** The rules in force. */
  @Override
  public RuleSet get() {
    return rules;
  }

  /**
   * Looks whether the files were edited, and takes what lies there if they were: only when two
   * readings of it, with a pause between them, were the same.
   *
   * <p>What nobody foresaw, and was thrown while they were read or loaded, is a problem as others
   * are, and is said of all packs in force.
   *
   * @return what came of it; nothing when there is nothing new
   */
  public Optional<Reload> look() {
    return FlightRecorderState.isOn() ? RecordedLook.of(this::lookAround) : lookAround();
  }

  private Optional<Reload> lookAround() {
    Sight now = sight();
    for (int i = 0; i < READINGS && !now.is(seen); i++) {
      if (!pause.getAsBoolean()) {
        return Optional.empty();
      }
      Sight again = sight();
      if (again.is(now)) {
        seen = now;
        return Optional.of(take(now));
      }
      now = again;
    }
    return Optional.empty();
  }

  private Sight sight() {
    try {
      RuleSource found = source.get();
      return new Sight(found.revision(), found, List.of());
    } catch (BadRulesException e) {
      return new Sight(Objects.requireNonNull(e.getMessage()), null, e.problems());
    } catch (UncheckedIOException e) {
      return seen; // Somebody is writing there: the next look will do better.
    } catch (RuntimeException | LinkageError | StackOverflowError e) {
      RuleProblem problem = problem("the rules cannot be read", e);
      return new Sight(problem.sentence(), null, List.of(problem));
    }
  }

  private Reload take(Sight found) {
    RuleSet before = rules;
    if (found.source() == null) {
      return new Reload(before, before, found.problems());
    }
    if (found.fingerprint().equals(before.revision())) {
      return new Reload(before, before, List.of());
    }
    try {
      rules = load.apply(found.source());
      return new Reload(rules, before, List.of());
    } catch (BadRulesException e) {
      return new Reload(before, before, e.problems());
    } catch (RuntimeException | LinkageError | StackOverflowError e) {
      return new Reload(before, before, List.of(problem("these rules cannot be loaded", e)));
    }
  }

  /** What nobody foresaw, said of all packs: who listens has to hear that the rules are old. */
  private RuleProblem problem(String sentence, Throwable e) {
    String packs = rules.packs().stream().map(RulePack::name).collect(Collectors.joining(", "));
    @Nullable String message = e.getMessage();
    String why = message == null || message.isBlank() ? "" : ", " + message.strip();
    return new RuleProblem(packs, null, sentence + ": " + e.getClass().getSimpleName() + why);
  }
}
