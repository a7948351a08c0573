package dev.turnmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Expectations are written anew where they no longer hold, and nothing else is touched. */
class UpdatedCasesTest {

  private static final Path PACKS = Path.of("src/test/resources/cli/rules");

  private static final String MESSAGES =
      """
      {
        "a user message is shown": {
          "fires": [
            {"user": "Look.", "expect": {"marks": ["fork_turn"],   "parts":[ "kept" ], "contextual": "none"}},
            {
              "why": "stays    as it is",
              "user": "Caf\\u00e9\\u3000<now>, and then the rest of a long sentence that does not fit on one line.",
              "expect": {
                "turn_item": null,
                "durable": true
              }
            }
          ],
          "spares": [
            {"why": "rightly", "assistant": "Hello.", "expect": {"marks": []}}
          ]
        }
      }
      """;

  @TempDir private Path directory;

  @BeforeEach
  void copyThePacks() throws IOException {
    for (String file :
        new String[] {
          "small/finding/notes.drl",
          "small/mark/marks.drl",
          "small/part/parts.drl",
          "small/projection/messages.drl",
          "failing/written/events.drl",
          "failing/written/events.cases.json"
        }) {
      Files.createDirectories(directory.resolve(file).getParent());
      Files.copy(PACKS.resolve(file), directory.resolve(file));
    }
  }

  @Test
  void onlyValuesThatDifferAreWritten() throws IOException {
    Path cases = directory.resolve("small/projection/messages.cases.json");
    Files.writeString(cases, MESSAGES);

    CommandLineRun run = CommandLineRun.in(directory, "rules", "test", "small", "--update");

    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .startsWith("2 cases written anew\n")
        .contains("3 cases: 3 passed, 0 failed");
    assertThat(run.exit()).isZero();
    assertThat(cases)
        .hasContent(
            MESSAGES
                .replace(
                    "\"marks\": [\"fork_turn\"],",
                    "\"marks\": [\"user_message\", \"turn_boundary\", \"fork_turn\"],")
                .replace(
                    "\"turn_item\": null,",
                    """
                    "turn_item": {"type": "UserMessage", "id": "<uuid>", "content": [
                                {
                                  "type": "text",
                                  "text": "Caf\\u00e9\\u3000<now>, and then the rest of a long sentence that does not fit on one line.",
                                  "text_elements": []
                                }
                              ]},\
                    """));
  }

  @Test
  void whatHoldsIsNotWritten() throws IOException {
    Path cases = directory.resolve("small/projection/messages.cases.json");
    Files.writeString(cases, MESSAGES);
    CommandLineRun unused = CommandLineRun.in(directory, "rules", "test", "small", "--update");
    String updated = Files.readString(cases);

    CommandLineRun again = CommandLineRun.in(directory, "rules", "test", "small", "--update");

    assertThat(again.err()).startsWith("0 cases written anew\n");
    assertThat(cases).hasContent(updated);
  }

  @Test
  void whichRuleFiresAndFieldsThatNoDecisionHasStayAsExpected() throws IOException {
    CommandLineRun run = CommandLineRun.in(directory, "rules", "test", "failing", "--update");

    assertThat(run.err())
        .startsWith("2 cases written anew\n")
        .contains("6 cases: 3 passed, 3 failed");
    assertThat(run.exit()).isEqualTo(ExitCode.LEFT_OPEN);
    assertThat(directory.resolve("failing/written/events.cases.json"))
        .hasContent(
            Files.readString(PACKS.resolve("failing/written/events.cases.json"))
                .replace(
                    "\"event.tokens\", \"durable\": false",
                    "\"event.token_count\", \"durable\": true")
                .replace("[\"turn_boundary\"]", "[]"));
  }
}
