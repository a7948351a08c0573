package dev.turnmark.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.turnmark.CodexRules;
import dev.turnmark.audit.Decision;
import dev.turnmark.audit.DecisionListener;
import dev.turnmark.audit.LineMarks;
import dev.turnmark.json.Strictness;
import dev.turnmark.json.UnreadableException;
import dev.turnmark.model.TurnItem;
import dev.turnmark.rules.RuleSet;
import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a host can do without knowing Drools. */
class HostApiTest {

  private static final String PROMPT =
      "{\"type\":\"message\",\"role\":\"user\",\"content\":"
          + "[{\"type\":\"input_text\",\"text\":\"Go on\"}]}";
  private static final String META =
      "{\"timestamp\":\"2026-12-01T00:00:00.000Z\",\"type\":\"session_meta\",\"payload\":"
          + "{\"id\":\"01900000-0000-7000-8000-000000000001\","
          + "\"timestamp\":\"2026-12-01T00:00:00.000Z\",\"cwd\":\"/w\",\"originator\":\"lab\","
          + "\"cli_version\":\"0.171.0\",\"source\":\"cli\"}}";

  @TempDir Path folder;

  private static String line(String payload) {
    return "{\"timestamp\":\"2026-12-01T00:00:01.000Z\",\"type\":\"response_item\",\"payload\":"
        + payload
        + "}";
  }

  private static InputStream bytes(String... lines) {
    return new ByteArrayInputStream(String.join("\n", lines).getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void aRolloutIsDecidedLineByLineAndNoLineIsDropped() throws IOException {
    try (Classifier classifier = Classifier.of(CodexRules.LOADED);
        Stream<DecidedLine> lines =
            classifier.rollout(bytes(META, line(PROMPT), "{oops"), "s", Strictness.LENIENT)) {
      List<DecidedLine> all = lines.toList();

      assertThat(all).hasSize(3);
      assertThat(all.get(0))
          .isInstanceOfSatisfying(
              DecidedLine.Other.class,
              other -> {
                assertThat(other.line()).isEqualTo(1);
                assertThat(other.index()).isZero();
                assertThat(other.marks().rolloutType()).isEqualTo("session_meta");
              });
      assertThat(all.get(1))
          .isInstanceOfSatisfying(
              DecidedLine.Item.class,
              item -> {
                assertThat(item.line()).isEqualTo(2);
                assertThat(item.index()).isEqualTo(1);
                assertThat(item.timestamp()).isEqualTo("2026-12-01T00:00:01.000Z");
                assertThat(item.decision().shown()).isEqualTo("UserMessage");
                assertThat(item.decision().turnItem())
                    .extracting(TurnItem::id)
                    .isEqualTo(FreshIds.of("01900000-0000-7000-8000-000000000001", 2));
                assertThat(item.warnings()).isEmpty();
              });
      assertThat(all.get(2))
          .isEqualTo(
              new DecidedLine.Unreadable(3, "expected well-formed JSON but was 'o' at byte 1"));
    }
  }

  @Test
  void aStreamReadsNoFurtherThanItIsAskedTo() throws IOException {
    byte[] line = (line(PROMPT) + "\n").getBytes(StandardCharsets.UTF_8);
    InputStream endless =
        new InputStream() {
          private int at;

          @Override
          public int read() {
            return line[at++ % line.length];
          }

          @Override
          public int read(byte[] bytes, int offset, int length) {
            bytes[offset] = (byte) read();
            return 1;
          }
        };
    try (Classifier classifier = Classifier.of(CodexRules.LOADED);
        Stream<DecidedLine> lines = classifier.rollout(endless, "s", Strictness.LENIENT)) {
      assertThat(lines.limit(1_000).map(DecidedLine::line).reduce(Math::max)).hasValue(1_000);
    }
  }

  @Test
  void closingTheStreamClosesWhatItReads() throws IOException {
    List<String> heard = new ArrayList<>();
    InputStream in =
        new FilterInputStream(bytes(META)) {
          @Override
          public void close() {
            heard.add("closed");
          }
        };
    try (Classifier classifier = Classifier.of(CodexRules.LOADED)) {
      classifier.rollout(in, "s", Strictness.LENIENT).close();
    }
    assertThat(heard).containsExactly("closed");
  }

  @Test
  void troubleWhileReadingComesOutOfTheStream() throws IOException {
    InputStream failing =
        new FilterInputStream(bytes(META)) {
          private boolean first = true;

          @Override
          public int read(byte[] bytes, int offset, int length) throws IOException {
            if (!first) {
              throw new IOException("the disk is gone");
            }
            first = false;
            return super.read(bytes, offset, 10);
          }
        };
    try (Classifier classifier = Classifier.of(CodexRules.LOADED);
        Stream<DecidedLine> lines = classifier.rollout(failing, "s", Strictness.LENIENT)) {
      assertThatExceptionOfType(UncheckedIOException.class)
          .isThrownBy(lines::count)
          .withMessageContaining("the disk is gone");
    }
  }

  @Test
  void jsonIsDecidedInJson() throws Exception {
    try (Classifier classifier = Classifier.of(CodexRules.LOADED)) {
      JsonNode tree = new JsonMapper().readTree(PROMPT);

      JsonNode answer = classifier.json().classify(tree);

      assertThat(answer.at("/turn_item/content/0/text").textValue()).isEqualTo("Go on");
      assertThat(answer.at("/marks").toString())
          .isEqualTo("[\"user_message\",\"turn_boundary\",\"fork_turn\"]");
      assertThat(answer.at("/revision").textValue()).isEqualTo(CodexRules.LOADED.revision());
      byte[] bytes = classifier.json().classify(PROMPT.getBytes(StandardCharsets.UTF_8));
      JsonNode same = new JsonMapper().readTree(bytes);
      assertThat(same.at("/because")).isEqualTo(answer.at("/because"));
      assertThat(same.at("/file").textValue()).isEqualTo("-");
    }
  }

  @Test
  void aLineWithoutResponseItemIsAnsweredInJsonToo() throws Exception {
    try (Classifier classifier = Classifier.of(CodexRules.LOADED)) {
      JsonNode answer = classifier.json().classify(new JsonMapper().readTree(META));

      assertThat(answer.at("/type").textValue()).isEqualTo("session_meta");
      assertThat(answer.at("/rollout_type").textValue()).isEqualTo("session_meta");
    }
  }

  @Test
  void jsonThatSaysNothingIsRefusedInOneSentence() {
    try (Classifier classifier = Classifier.of(CodexRules.LOADED)) {
      assertThatExceptionOfType(UnreadableException.class)
          .isThrownBy(() -> classifier.json().classify(new JsonMapper().readTree("[1]")))
          .withMessage("expected an object but was an array at $");
    }
  }

  @Test
  void aListenerHearsEveryDecisionBeforeWhoAskedForIt() throws IOException {
    List<String> heard = new ArrayList<>();
    DecisionListener listener =
        new DecisionListener() {
          @Override
          public void decided(Decision decision) {
            heard.add(decision.shown());
          }

          @Override
          public void marked(LineMarks marks) {
            heard.add(String.valueOf(marks.rolloutType()));
          }
        };
    try (Classifier classifier = Classifier.of(() -> CodexRules.LOADED, listener);
        Stream<DecidedLine> lines =
            classifier.rollout(bytes(META, line(PROMPT)), "s", Strictness.LENIENT)) {
      assertThat(lines.count()).isEqualTo(2);
    }
    assertThat(heard).containsExactly("session_meta", "UserMessage");
  }

  @Test
  void whatAListenerThrowsReachesWhoAskedAndCostsNoOtherItem() {
    List<String> heard = new ArrayList<>();
    DecisionListener listener =
        decision -> {
          heard.add(decision.shown());
          if (heard.size() == 1) {
            throw new IllegalStateException("the host is not ready");
          }
        };
    try (Classifier classifier = Classifier.of(() -> CodexRules.LOADED, listener)) {
      assertThatIllegalStateException()
          .isThrownBy(() -> classifier.classify(Items.user("Go on")))
          .withMessage("the host is not ready");
      assertThat(classifier.classify(Items.user("Go on")).shown()).isEqualTo("UserMessage");
    }
    assertThat(heard).containsExactly("UserMessage", "UserMessage");
  }

  @Test
  void theFlightRecorderTakesDownSlowAndUndecidedItemsWhenItIsAskedTo() throws IOException {
    RuleSet partial = CodexRules.LOADED.without("an assistant message is shown");
    Path file = folder.resolve("recording.jfr");
    try (Recording recording = new Recording();
        Classifier classifier = Classifier.of(partial)) {
      recording.enable("dev.turnmark.SlowItem").withoutThreshold();
      recording.enable("dev.turnmark.Undecided");
      recording.start();
      classifier.classify(Items.user("Go on"));
      classifier.classify(Items.assistant("Done"));
      recording.stop();
      recording.dump(file);
    }
    List<RecordedEvent> events = RecordingFile.readAllEvents(file);

    assertThat(events)
        .filteredOn(event -> event.getEventType().getName().equals("dev.turnmark.SlowItem"))
        .extracting(event -> event.getString("shown"))
        .containsExactlyInAnyOrder("UserMessage", "undecided");
    assertThat(events)
        .filteredOn(event -> event.getEventType().getName().equals("dev.turnmark.Undecided"))
        .singleElement()
        .satisfies(
            event -> {
              assertThat(event.getString("item")).isEqualTo("message");
              assertThat(event.getString("reasons"))
                  .isEqualTo("no rule decided what a person sees of it");
              assertThat(event.getString("revision")).isEqualTo(partial.revision());
            });
  }

  @Test
  void theFlightRecorderTakesDownNothingByDefault() throws IOException {
    Path file = folder.resolve("recording.jfr");
    try (Recording recording = new Recording();
        Classifier classifier =
            Classifier.of(CodexRules.LOADED.without("an assistant message is shown"))) {
      recording.start();
      classifier.classify(Items.assistant("Done"));
      recording.stop();
      recording.dump(file);
    }
    assertThat(RecordingFile.readAllEvents(file))
        .noneMatch(event -> event.getEventType().getName().startsWith("dev.turnmark."));
  }
}
