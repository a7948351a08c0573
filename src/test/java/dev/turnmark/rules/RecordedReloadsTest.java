package dev.turnmark.rules;

import static dev.turnmark.rules.Sample.HEADER;
import static dev.turnmark.rules.Sample.rule;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What Java's flight recorder takes down of rules that are edited. */
class RecordedReloadsTest {

  private static final Sample FIRST = sample("a message is hidden", "Message");
  private static final Sample OTHERS = sample("a thought is hidden", "Reasoning");
  private static final Sample WRONG = sample("a message is hidden", "Mesage");

  @TempDir Path folder;

  private Sample files = FIRST;
  private final RulesInForce rules =
      new RulesInForce(load(FIRST.source()), () -> files.source(), this::load, () -> true);

  @Test
  void aReloadIsTakenDownWithBothRevisionsAndARefusalWithItsProblems() throws IOException {
    String first = rules.get().revision();
    List<RecordedEvent> events;
    try (Recording recording = new Recording()) {
      recording.enable("dev.turnmark.Reload");
      events = looking(recording);
    }
    String others = rules.get().revision();

    assertThat(events)
        .extracting(
            e -> e.getString("before"), e -> e.getString("revision"), RecordedReloadsTest::problems)
        .containsExactly(tuple(first, others, 0), tuple(others, others, 1));
    assertThat(events).allSatisfy(event -> assertThat(event.getDuration()).isPositive());
  }

  @Test
  void nothingIsTakenDownByDefault() throws IOException {
    try (Recording recording = new Recording()) {
      assertThat(looking(recording)).isEmpty();
    }
    assertThat(rules.get().revision()).isEqualTo(OTHERS.source().revision());
  }

  /** Looks at other rules, at the same again, and at some that are wrong. */
  private List<RecordedEvent> looking(Recording recording) throws IOException {
    Path file = folder.resolve("recording.jfr");
    recording.start();
    files = OTHERS;
    assertThat(rules.look()).isPresent();
    assertThat(rules.look()).isEmpty();
    files = WRONG;
    assertThat(rules.look()).isPresent();
    recording.stop();
    recording.dump(file);
    return RecordingFile.readAllEvents(file).stream()
        .filter(event -> event.getEventType().getName().startsWith("dev.turnmark."))
        .toList();
  }

  private static int problems(RecordedEvent event) {
    return event.getInt("problems");
  }

  private RuleSet load(RuleSource source) {
    return RuleSet.load(source, RecordedReloadsTest.class.getClassLoader());
  }

  private static Sample sample(String name, String type) {
    String condition = "    $m : %s()".formatted(type);
    return new Sample()
        .and("finding/0.drl", HEADER + rule(name, condition, "    insert(new Hidden($m));"));
  }
}
