package dev.turnmark.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.CodexRules;
import dev.turnmark.engine.Classifier;
import dev.turnmark.json.Needs;
import dev.turnmark.json.RolloutReader;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.json.Strictness;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.RolloutItem.Compacted;
import dev.turnmark.rollout.Compactions;
import dev.turnmark.rollout.Continues;
import dev.turnmark.rollout.JudgedLine;
import dev.turnmark.rollout.LineRange;
import dev.turnmark.rollout.Lineage;
import dev.turnmark.rollout.LineageFold;
import dev.turnmark.rollout.OrdinalFault;
import dev.turnmark.rollout.Ordinals;
import dev.turnmark.rollout.Place;
import dev.turnmark.rollout.RollbackFold;
import dev.turnmark.rollout.Turns;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Lineage, ordinals and compactions of every rollout that the real Codex wrote. */
class LineageTest {

  private static final Path ROLLOUTS = Path.of("src/test/resources/rollouts");

  private static Classifier classifier;

  @BeforeAll
  static void loadTheRules() {
    classifier = Classifier.of(CodexRules.LOADED);
  }

  @AfterAll
  static void close() {
    classifier.close();
  }

  @Test
  void onlyForksThatCopyInheritLines() throws IOException {
    assertThat(where(file -> lineage(file).inheritedLines()))
        .isEqualTo(
            Map.of(
                "0.110.0/app.2.jsonl", List.of(new LineRange(2, 53)),
                "0.130.0/app.2.jsonl", List.of(new LineRange(2, 54)),
                "0.145.0/app.2.jsonl", List.of(new LineRange(2, 51)),
                "0.171.0/fork_legacy.2.jsonl", List.of(new LineRange(2, 15)),
                "0.171.0/fork_legacy.3.jsonl", List.of(new LineRange(2, 24)),
                "0.171.0/fork_legacy.4.jsonl", List.of(new LineRange(2, 33))));
  }

  @Test
  void aForksOwnWordsAreThoseSaidInIt() throws IOException {
    assertThat(ownWords("0.110.0/app.2.jsonl")).containsExactly("In the fork.");
    assertThat(ownWords("0.130.0/app.2.jsonl")).containsExactly("In the fork.");
    assertThat(ownWords("0.145.0/app.2.jsonl")).containsExactly("In the fork.");
    assertThat(ownWords("0.171.0/fork_legacy.2.jsonl")).containsExactly("In the fork lastTurnId.");
    assertThat(ownWords("0.171.0/fork_legacy.3.jsonl"))
        .containsExactly("In the fork beforeTurnId.");
    assertThat(ownWords("0.171.0/fork_legacy.4.jsonl")).containsExactly("In the fork full.");
    assertThat(ownWords("0.171.0/exec_fork.2.jsonl")).containsExactly("Three in a fork.");
  }

  @Test
  void filesThatHoldOnlyTheNewPartSayWhatTheyContinue() throws IOException {
    String first = "01900000-0000-7000-8000-000000000001";
    String putAway = "01900000-0000-7000-8000-000000000023";
    assertThat(where(file -> Stream.ofNullable(lineage(file).continues()).toList()))
        .isEqualTo(
            Map.of(
                "0.171.0/app.2.jsonl", List.of(new Continues(first, 54L)),
                "0.171.0/exec_fork.2.jsonl", List.of(new Continues(first, 24L)),
                "0.171.0/fork.3.jsonl", List.of(new Continues(first, 23L)),
                "0.171.0/fork.4.jsonl", List.of(new Continues(first, 32L)),
                "0.171.0/revert_twice.2.jsonl", List.of(new Continues(first, 23L)),
                "0.171.0/revert_twice.3.jsonl", List.of(new Continues(putAway, 34L)),
                "0.171.0/rollback.2.jsonl", List.of(new Continues(first, 14L))));
  }

  @Test
  void noHealthyFileHasAFaultInItsOrdinals() throws IOException {
    assertThat(where(LineageTest::ordinalFaults)).isEmpty();
  }

  @Test
  void everyRecordOfACompactionIsConfirmedOnceAndCountsOnce() throws IOException {
    assertThat(
            ofEach(
                file -> {
                  Compactions compactions = new Compactions();
                  lines(file)
                      .forEach(line -> compactions.accept(line.line(), line.content().item()));
                  return List.of(compactions.count(), compactions.echoes().size());
                }))
        .isEqualTo(
            ofEach(
                file -> {
                  int records = matching(file, item -> item instanceof Compacted).size();
                  return List.of(records, records);
                }))
        .containsEntry("0.171.0/compact_remote.jsonl", List.of(1, 1));
  }

  @Test
  void aRollbackTakesTheLinesFromItsFirstTurnOnAndNothingElseTakesAny() throws IOException {
    assertThat(where(LineageTest::takenBack))
        .isEqualTo(
            Map.of(
                "0.90.0/app.1.jsonl", List.of("19-34 by 35"),
                "0.98.0/app.1.jsonl", List.of("19-34 by 35"),
                "0.110.0/app.1.jsonl", List.of("22-40 by 41"),
                "0.110.0/app.2.jsonl", List.of("23-41 by 42"),
                "0.130.0/app.1.jsonl", List.of("22-40 by 41"),
                "0.130.0/app.2.jsonl", List.of("23-41 by 42"),
                "0.145.0/app.1.jsonl", List.of("21-38 by 39"),
                "0.145.0/app.2.jsonl", List.of("22-39 by 40")));
  }

  private static List<String> ownWords(String name) throws IOException {
    Path file = ROLLOUTS.resolve(name);
    Turns turns = Turns.of(judged(file).iterator());
    return Turns.own(turns.from(lineage(file)).userMessages()).stream()
        .map(Place::firstWords)
        .toList();
  }

  private static Lineage lineage(Path file) throws IOException {
    LineageFold fold = new LineageFold();
    for (RolloutRecord.Read line : lines(file)) {
      fold.accept(line.line(), line.content());
    }
    return fold.lineage();
  }

  private static List<OrdinalFault> ordinalFaults(Path file) throws IOException {
    Ordinals ordinals = new Ordinals();
    for (RolloutRecord.Read line : lines(file)) {
      ordinals.accept(line.line(), line.content());
    }
    return ordinals.faults();
  }

  private static List<String> takenBack(Path file) throws IOException {
    RollbackFold fold = new RollbackFold();
    judged(file).forEach(fold);
    return fold.rolledBackBy().stretches().stream()
        .map(s -> "%d-%d by %d".formatted(s.lines().first(), s.lines().last(), s.rollback()))
        .toList();
  }

  private static List<Integer> matching(Path file, Predicate<RolloutItem> which)
      throws IOException {
    return lines(file).stream()
        .filter(line -> which.test(line.content().item()))
        .map(RolloutRecord.Read::line)
        .toList();
  }

  private static List<JudgedLine> judged(Path file) throws IOException {
    return new Judge(classifier).lines(file, Strictness.LENIENT);
  }

  private static List<RolloutRecord.Read> lines(Path file) throws IOException {
    List<RolloutRecord.Read> lines = new ArrayList<>();
    try (RolloutReader reader =
        new RolloutReader(
            Files.newInputStream(file), file.toString(), Strictness.LENIENT, Needs.everything())) {
      reader.forEachRemaining(record -> lines.add((RolloutRecord.Read) record));
    }
    return lines;
  }

  /** What is found in each file, by its name. */
  private static <T> Map<String, T> ofEach(Question<T> question) throws IOException {
    try (Stream<Path> files = Files.walk(ROLLOUTS)) {
      Map<String, T> answers = new TreeMap<>();
      for (Path file : files.filter(f -> f.toString().matches(".*\\.jsonl(\\.zst)?")).toList()) {
        answers.put(ROLLOUTS.relativize(file).toString(), question.of(file));
      }
      assertThat(answers).hasSizeGreaterThan(100);
      return answers;
    }
  }

  /** The same where something is found. */
  private static <T> Map<String, List<T>> where(Question<List<T>> question) throws IOException {
    Map<String, List<T>> answers = ofEach(question);
    answers.values().removeIf(List::isEmpty);
    return answers;
  }

  /** Something asked of a file. */
  private interface Question<T> {
    T of(Path file) throws IOException;
  }
}
