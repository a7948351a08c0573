package dev.turnmark.reports;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.cli.CommandLineRun;
import dev.turnmark.json.Needs;
import dev.turnmark.json.RolloutReader;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.json.Strictness;
import dev.turnmark.model.ContentItem.InputImage;
import dev.turnmark.model.ContentItem.InputText;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.model.Unread;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files and records that are larger than others expect. */
class LargeFilesTest {

  @TempDir private Path directory;

  // https://github.com/openai/codex/issues/28866
  // https://github.com/openai/codex/issues/34863
  // https://github.com/openai/codex/issues/19278
  @Test
  void aPictureThatNobodyLooksAtTakesNoRoom() throws IOException {
    try (RolloutReader reader = reader("63-picture-in-a-line", 1_000)) {
      reader.next();
      RolloutRecord.Read line = (RolloutRecord.Read) reader.next();

      assertThat(line.content().item())
          .isEqualTo(
              new Message(
                  null,
                  "user",
                  List.of(new InputImage(Unread.TEXT, null, null), new InputText("what is this?")),
                  null,
                  null));
    }
  }

  // https://github.com/getagentseal/codeburn/pull/207
  // https://github.com/ccusage/ccusage/issues/1124
  // https://github.com/vibe-cafe/vibe-usage/pull/20
  @Test
  void aRecordBeyondTheLimitIsToldAndCostsNoOther() throws IOException {
    List<RolloutRecord> lines = new ArrayList<>();
    try (RolloutReader reader = reader("64-record-that-is-too-long", 1_000)) {
      reader.forEachRemaining(lines::add);
    }

    assertThat(new ReportedRollout(lines).told())
        .isEqualTo(
            """
            1  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"before","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            2  unreadable: expected a text of at most 850 bytes but was one of 2500 bytes at $.payload.content[0].text; a record may take a 16th of Java's memory, so give it more, for example by JAVA_TOOL_OPTIONS=-Xmx8g
            3  {"type":"UserMessage","id":"<new>","content":[{"type":"text","text":"after","text_elements":[]}]}
               user_message, turn_boundary, fork_turn, by "a user message with nothing injected in it is shown"
            """);
  }

  // https://github.com/paperboytm/spool/pull/193
  // https://github.com/CommandCodeAI/command-code/issues/662
  @Test
  void aFileIsReadNoFurtherThanIsAskedFor() throws IOException {
    byte[] line =
        """
        {"timestamp":"2026-12-01T10:00:00.000Z","type":"world_state","payload":{"full":true,"state":{}}}
        """
            .getBytes(StandardCharsets.UTF_8);
    AtomicLong given = new AtomicLong();
    InputStream endless =
        new InputStream() {
          @Override
          public int read() {
            return line[(int) (given.getAndIncrement() % line.length)];
          }

          @Override
          public int read(byte[] bytes, int from, int length) {
            for (int at = from; at < from + length; at++) {
              bytes[at] = (byte) read();
            }
            return length;
          }
        };
    try (RolloutReader reader =
        new RolloutReader(endless, "endless", Strictness.LENIENT, Needs.nothing())) {
      assertThat(reader.next().line()).isEqualTo(1);
    }

    assertThat(given.get()).isLessThanOrEqualTo(1 << 17);
  }

  // https://github.com/nesquena/hermes-webui/pull/6789
  @Test
  void noMessageIsLeftOutOfALongSession() throws IOException {
    String prompt =
        """
        {"timestamp":"2026-12-01T10:00:00.000Z","type":"response_item","payload":{"type":"message",\
        "role":"user","content":[{"type":"input_text","text":"go"}]}}
        """;
    Files.writeString(directory.resolve("long.jsonl"), prompt.repeat(1_200));

    CommandLineRun run = CommandLineRun.in(directory, "classify", "long.jsonl");

    assertThat(run.out().lines().skip(1))
        .hasSize(1_200)
        .allMatch(row -> row.contains("UserMessage: go"))
        .last()
        .asString()
        .startsWith("1200 ");
    assertThat(run.err()).startsWith("1 file, 1200 items: 1200 UserMessage\n");
  }

  private static RolloutReader reader(String name, int limit) throws IOException {
    return new RolloutReader(
        Files.newInputStream(ReportedRollout.FOLDER.resolve(name + ".jsonl")),
        name,
        Strictness.LENIENT,
        Needs.nothing(),
        limit);
  }
}
