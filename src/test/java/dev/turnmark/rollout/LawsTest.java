package dev.turnmark.rollout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.rollout.CutOutcome.Kept;
import dev.turnmark.rollout.CutOutcome.NotInFile;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What holds of turns and cuts whatever the lines are, on marks drawn at random. */
class LawsTest {

  private static final int ROLLOUTS = 1_000;
  private static final int LINES = 30;
  private static final long SEED = 20_261_201;

  @Test
  void turnsAreThoseCountedTheSlowWay() {
    forEachRollout(
        lines -> {
          Turns turns = turns(lines);
          NaiveRollout naive = new NaiveRollout(lines);
          assertThat(numbers(turns.userMessages())).isEqualTo(naive.userMessages());
          assertThat(numbers(turns.rollbackUnits())).isEqualTo(naive.units());
          assertThat(numbers(turns.forkTurns())).isEqualTo(naive.surviving("fork_turn"));
          assertThat(numbers(turns.turnBoundaries())).isEqualTo(naive.marked("turn_boundary"));
          assertThat(numbers(turns.liveTurnBoundaries()))
              .isEqualTo(naive.surviving("turn_boundary"));
        });
  }

  @Test
  void whatRollbacksRemovedAndWhatIsLeftIsWhatThereWas() {
    forEachRollout(
        lines -> {
          Turns turns = turns(lines);
          NaiveRollout naive = new NaiveRollout(lines);
          assertThat(
                  all(
                      turns.userMessages(),
                      turns.rollbacks().stream().map(RolledBack::userMessages)))
              .isEqualTo(naive.marked("user_message"));
          assertThat(all(turns.forkTurns(), turns.rollbacks().stream().map(RolledBack::forkTurns)))
              .isEqualTo(naive.marked("fork_turn"));
          assertThat(turns.rollbacks())
              .allMatch(back -> back.units().size() <= back.turns())
              .extracting(back -> back.at().line())
              .isEqualTo(naive.marked("rolls_back"));
        });
  }

  @Test
  void whatTookBackALineIsWhatTheSlowWaySays() {
    int[] taken = {0};
    forEachRollout(
        lines -> {
          RollbackFold fold = new RollbackFold();
          lines.forEach(fold);
          int last = lines.isEmpty() ? 0 : lines.get(lines.size() - 1).line();
          int[] expected = new NaiveRollout(lines).rolledBackBy(last);
          int[] found =
              IntStream.rangeClosed(0, last)
                  .map(line -> fold.rolledBackBy().of(line).orElse(0))
                  .toArray();
          assertThat(found).isEqualTo(expected);
          taken[0] += (int) IntStream.of(found).filter(by -> by > 0).count();
        });
    assertThat(taken[0]).isGreaterThan(ROLLOUTS);
  }

  @Test
  void noLineThatIsStillInTheHistoryWasTakenBack() {
    forEachRollout(
        lines -> {
          RollbackFold fold = new RollbackFold();
          lines.forEach(fold);
          assertThat(entryLines(new NaiveRollout(lines).history()))
              .allMatch(line -> fold.rolledBackBy().of(line).isEmpty());
        });
  }

  @Test
  void whatAnAppServerHasLeftAndWhatItTookBackIsWhatThereWas() {
    forEachRollout(
        lines -> {
          Turns turns = turns(lines);
          assertThat(
                  all(
                      turns.liveTurnStarts(),
                      turns.rollbacks().stream().map(RolledBack::turnStarts)))
              .isEqualTo(numbers(turns.turnStarts()));
          assertThat(turns.rollbacks()).allMatch(back -> back.turnStarts().size() <= back.turns());
        });
  }

  @Test
  void theModelIsGivenWhatTheSlowWayGivesIt() {
    forEachRollout(
        lines -> {
          Replay replay = replay(lines);
          NaiveRollout naive = new NaiveRollout(lines);
          for (long n : someCounts()) {
            CutOutcome outcome = Cut.rollback(n).in(replay);
            assertThat(outcome.history())
                .isEqualTo(entryLines(NaiveRollout.rolledBack(naive.history(), n)));
            assertThat(outcome.referenceContextKept()).isEqualTo(naive.referenceContextKept(n));
          }
        });
  }

  /** The announcement of the first message taken back goes with it, though it changes nothing. */
  @Test
  void aRollbackKeepsTheLongestStretchThatSaysWhatIsLeft() {
    forEachRollout(
        lines -> {
          Replay replay = replay(lines);
          NaiveRollout naive = new NaiveRollout(lines);
          for (long n : someCounts()) {
            List<NaiveRollout.Entry> left = NaiveRollout.rolledBack(naive.history(), n);
            if (Cut.rollback(n).in(replay) instanceof Kept kept) {
              List<JudgedLine> stretch = stretch(lines, kept);
              assertThat(new NaiveRollout(stretch).history()).isEqualTo(left);
              int longest = naive.longestPrefixSaying(left);
              List<Integer> longer = naive.lineNumbers().subList(0, longest);
              List<Integer> numbers = lineNumbers(kept);
              if (!longer.equals(numbers)) {
                assertThat(longer.subList(0, numbers.size())).isEqualTo(numbers);
                assertThat(longer.get(numbers.size()))
                    .isIn(naive.marked("rollback_unit"))
                    .isEqualTo(kept.endLine());
              }
            } else {
              assertThat(naive.longestPrefixSaying(left))
                  .isEqualTo(left.isEmpty() ? firstEmpty(naive) : -1);
            }
          }
        });
  }

  private static int firstEmpty(NaiveRollout naive) {
    return naive.longestPrefixSaying(List.of());
  }

  @Test
  void theNearestCutsAreInTheFile() {
    int[] seen = {0};
    forEachRollout(
        lines -> {
          Replay replay = replay(lines);
          for (long n : someCounts()) {
            if (Cut.rollback(n).in(replay) instanceof NotInFile outcome) {
              seen[0]++;
              assertThat(outcome.nearest())
                  .isNotEmpty()
                  .allMatch(cut -> cut.in(replay) instanceof Kept);
              long fewer = ((Cut.Rollback) outcome.nearest().get(0)).turns();
              assertThat(fewer).isLessThan(n);
              for (long between = fewer + 1; between <= Math.min(n, LINES); between++) {
                assertThat(Cut.rollback(between).in(replay)).isInstanceOf(NotInFile.class);
              }
            }
          }
        });
    assertThat(seen[0]).isGreaterThan(ROLLOUTS / 10);
  }

  @Test
  void rollingBackTwiceIsRollingBackTheSum() {
    forEachRollout(
        lines -> {
          for (long n : List.of(0L, 1L, 3L)) {
            for (long m : List.of(0L, 2L, 100L)) {
              List<JudgedLine> twice = with(with(lines, n), m);
              List<JudgedLine> once = with(lines, n + m);
              assertThat(live(turns(twice))).isEqualTo(live(turns(once)));
              assertThat(history(twice)).isEqualTo(history(once));
            }
          }
        });
  }

  @Test
  void aRollbackInTheFileAndACutByAsMuchLeaveTheSame() {
    forEachRollout(
        lines -> {
          for (long n : someCounts()) {
            assertThat(history(with(lines, n)))
                .isEqualTo(Cut.rollback(n).in(replay(lines)).history());
          }
        });
  }

  @Test
  void aRollbackPastTheStartLeavesNoPositions() {
    forEachRollout(
        lines -> {
          Turns turns = turns(with(lines, 4_294_967_295L));
          assertThat(turns.userMessages()).isEmpty();
          assertThat(turns.rollbackUnits()).isEmpty();
          assertThat(turns.liveTurnBoundaries()).isEmpty();
          assertThat(turns.forkTurns()).isEmpty();
        });
  }

  @Test
  void aRollbackOfNoTurnsChangesNothing() {
    forEachRollout(
        lines -> {
          assertThat(live(turns(with(lines, 0)))).isEqualTo(live(turns(lines)));
          assertThat(history(with(lines, 0))).isEqualTo(history(lines));
          assertThat(Cut.rollback(0).in(replay(lines)))
              .isInstanceOfSatisfying(
                  Kept.class,
                  kept ->
                      assertThat(lineNumbers(kept))
                          .isEqualTo(new NaiveRollout(lines).lineNumbers()));
        });
  }

  @Test
  void whatStandsBeforeAUserMessageHasTheUserMessagesBeforeIt() {
    forEachRollout(
        lines -> {
          Replay replay = replay(lines);
          List<Place> messages = replay.turns().userMessages();
          for (int n = 0; n <= messages.size() + 1; n++) {
            Kept kept = (Kept) Cut.beforeUserMessage(n).in(replay);
            List<JudgedLine> stretch = stretch(lines, kept);
            assertThat(turns(stretch).userMessages())
                .isEqualTo(messages.subList(0, Math.min(n, messages.size())));
            assertThat(lineNumbers(kept)).isEqualTo(new NaiveRollout(stretch).lineNumbers());
            assertThat(kept.history()).isEqualTo(history(stretch));
            assertThat(stretch.equals(lines)).isEqualTo(n >= messages.size());
          }
        });
  }

  @Test
  void theLastForkTurnsAreTheForkTurnsOfWhatIsLeft() {
    forEachRollout(
        lines -> {
          Replay replay = replay(lines);
          List<Integer> forks = numbers(replay.turns().forkTurns());
          for (int n = 0; n <= forks.size() + 1; n++) {
            Kept kept = (Kept) Cut.lastForkTurns(n).in(replay);
            List<JudgedLine> stretch = stretch(lines, kept);
            assertThat(numbers(turns(stretch).forkTurns()))
                .isEqualTo(forks.subList(Math.max(0, forks.size() - n), forks.size()));
            assertThat(lineNumbers(kept)).isEqualTo(new NaiveRollout(stretch).lineNumbers());
            assertThat(kept.history()).isEqualTo(history(stretch));
          }
        });
  }

  @Test
  void positionsAreAmongTheBoundariesAndAnnouncements() {
    forEachRollout(
        lines -> {
          Turns turns = turns(lines);
          List<Integer> units = new ArrayList<>(new NaiveRollout(lines).marked("rollback_unit"));
          units.addAll(numbers(turns.turnBoundaries()));
          assertThat(turns.turnBoundaries())
              .containsAll(turns.userMessages())
              .containsAll(turns.liveTurnBoundaries());
          assertThat(units)
              .containsAll(numbers(turns.forkTurns()))
              .containsAll(numbers(turns.rollbackUnits()));
        });
  }

  @Test
  void whereNothingIsRolledBackTurnsOfTwoStretchesAddUp() {
    RandomLines random = new RandomLines(SEED);
    for (int i = 0; i < ROLLOUTS; i++) {
      List<JudgedLine> first = random.rollout(LINES);
      List<JudgedLine> second =
          random.more(LINES).stream().filter(line -> line.judgement().rollsBack() == null).toList();
      List<JudgedLine> counted = first.stream().filter(line -> line.index() != null).toList();
      boolean announces =
          !counted.isEmpty() && counted.get(counted.size() - 1).judgement().bears("rollback_unit");
      if (!announces) {
        List<JudgedLine> both = Stream.concat(first.stream(), second.stream()).toList();
        List<List<Integer>> expected = live(turns(first));
        List<List<Integer>> more = live(turns(second));
        for (int list = 0; list < expected.size(); list++) {
          expected.get(list).addAll(more.get(list));
        }
        assertThat(live(turns(both))).isEqualTo(expected);
      }
    }
  }

  private static void forEachRollout(Consumer<List<JudgedLine>> law) {
    RandomLines random = new RandomLines(SEED);
    for (int i = 0; i < ROLLOUTS; i++) {
      law.accept(random.rollout(LINES));
    }
  }

  private static List<Long> someCounts() {
    return List.of(0L, 1L, 2L, 3L, 5L, 100L);
  }

  private static Turns turns(List<JudgedLine> lines) {
    return Turns.of(lines.iterator());
  }

  private static Replay replay(List<JudgedLine> lines) {
    Replay replay = new Replay();
    lines.forEach(replay);
    return replay;
  }

  private static List<Integer> history(List<JudgedLine> lines) {
    return Cut.rollback(0).in(replay(lines)).history();
  }

  private static List<JudgedLine> with(List<JudgedLine> lines, long turns) {
    int line = lines.isEmpty() ? 0 : lines.get(lines.size() - 1).line();
    List<JudgedLine> longer = new ArrayList<>(lines);
    longer.add(RandomLines.rollback(line + 1, line, turns));
    return longer;
  }

  /** All that later rollbacks, forks and edits count. */
  private static List<List<Integer>> live(Turns turns) {
    return Stream.of(
            turns.userMessages(),
            turns.liveTurnBoundaries(),
            turns.forkTurns(),
            turns.rollbackUnits())
        .map(LawsTest::numbers)
        .toList();
  }

  private static List<Integer> numbers(List<Place> places) {
    return new ArrayList<>(places.stream().map(Place::line).toList());
  }

  private static List<Integer> all(List<Place> left, Stream<List<Place>> taken) {
    return Stream.concat(left.stream(), taken.flatMap(List::stream))
        .map(Place::line)
        .sorted()
        .toList();
  }

  private static List<Integer> entryLines(List<NaiveRollout.Entry> entries) {
    return entries.stream().map(NaiveRollout.Entry::line).distinct().toList();
  }

  private static List<JudgedLine> stretch(List<JudgedLine> lines, Kept kept) {
    return lines.stream()
        .filter(line -> line.line() >= kept.firstLine() && line.line() < kept.endLine())
        .toList();
  }

  private static List<Integer> lineNumbers(Kept kept) {
    return kept.lines().stream()
        .flatMap(range -> IntStream.rangeClosed(range.first(), range.last()).boxed())
        .toList();
  }
}
