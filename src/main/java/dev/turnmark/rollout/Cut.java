package dev.turnmark.rollout;

/** Where to cut a rollout. Each is asked of a {@link Replay}. */
public sealed interface Cut {

  /** What it is called, in words joined by underscores. */
  String name();

  /** How many, or which one. */
  long number();

  /** What comes of it in a rollout. */
  CutOutcome in(Replay replay);

  /**
   * Keeps what stands before a user message.
   *
   * <p>Upstream: {@code core/src/thread_rollout_truncation.rs ::
   * truncate_rollout_before_nth_user_message_from_start}.
   *
   * @param number which one, from 0, not counting those that were rolled back; all is kept when
   *     there are not so many
   */
  record BeforeUserMessage(long number) implements Cut {

    public BeforeUserMessage {
      check(number);
    }

    @Override
    public String name() {
      return "before_user_message";
    }

    @Override
    public CutOutcome in(Replay replay) {
      return replay.cutBeforeUserMessage(this);
    }
  }

  /**
   * Keeps the last fork turns, and nothing of what stands before them.
   *
   * <p>Upstream: {@code core/src/thread_rollout_truncation.rs ::
   * truncate_rollout_to_last_n_fork_turns}.
   *
   * @param count how many; all of them are kept when there are fewer
   */
  record LastForkTurns(long count) implements Cut {

    public LastForkTurns {
      check(count);
    }

    @Override
    public String name() {
      return "last_fork_turns";
    }

    @Override
    public long number() {
      return count;
    }

    @Override
    public CutOutcome in(Replay replay) {
      return replay.cutToLastForkTurns(this);
    }
  }

  /**
   * Takes back the last turns, and the context that was injected before them.
   *
   * <p>Upstream: {@code core/src/context_manager/history.rs :: drop_last_n_user_turns}.
   *
   * @param turns how many; all of them go when there are fewer
   */
  record Rollback(long turns) implements Cut {

    public Rollback {
      check(turns);
    }

    @Override
    public String name() {
      return "rollback";
    }

    @Override
    public long number() {
      return turns;
    }

    @Override
    public CutOutcome in(Replay replay) {
      return replay.cutLastTurns(this);
    }
  }

  /** Keeps what stands before the user message of this number, from 0. */
  static Cut beforeUserMessage(long number) {
    return new BeforeUserMessage(number);
  }

  /** Keeps so many fork turns. */
  static Cut lastForkTurns(long count) {
    return new LastForkTurns(count);
  }

  /** Takes back so many turns. */
  static Cut rollback(long turns) {
    return new Rollback(turns);
  }

  private static void check(long number) {
    if (number < 0) {
      throw new IllegalArgumentException("expected a number from 0 on but was " + number);
    }
  }
}
