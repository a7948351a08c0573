package dev.turnmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.model.Unread;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a field's text costs is paid only when a rule or the output needs it. */
class ReadingNeedsTest {

  private static final String CALL =
      """
      {"timestamp":"2026-12-01T10:00:00.000Z","type":"response_item","payload":\
      {"type":"function_call","name":"shell","arguments":"secret words","call_id":"c"}}
      """;
  private static final String OUTPUT =
      """
      {"timestamp":"2026-12-01T10:00:00.000Z","type":"response_item","payload":\
      {"type":"function_call_output","call_id":"c","output":"secret \\u0077ords"}}
      """;
  private static final String ASKING =
      """
      package asking.projection

      import dev.turnmark.fact.Written;
      import dev.turnmark.model.ResponseItem.FunctionCall;
      import dev.turnmark.model.ResponseItem.FunctionCallOutput;
      import dev.turnmark.model.ToolOutput.Text;

      rule "secret words are a contradiction"
          @because("the test asks for them")
          @upstream("nothing")
      when
          $c : %s
      then
          insert(new Written($c, "response.secret", false));
      end
      """;

  @TempDir private Path directory;

  @Test
  void aRuleThatLooksAtATextSeesIt() throws Exception {
    for (String operator : List.of("==", "!=")) {
      for (String line : List.of(CALL, OUTPUT)) {
        String pattern =
            line.equals(CALL)
                ? "FunctionCall( arguments %s \"secret words\" )"
                : "FunctionCallOutput( output#Text.text %s \"secret words\" )";
        boolean undecided =
            classify(pattern.formatted(operator), line)
                .out()
                .contains("undecided: two rules contradict each other");
        assertThat(undecided).as(pattern, operator).isEqualTo(operator.equals("=="));
      }
    }
  }

  @Test
  void noTurnItemIsWrittenWithATextThatWasNotRead() throws Exception {
    Files.writeString(
        directory.resolve("session.jsonl"),
        """
        {"timestamp":"2026-12-01T10:00:00.000Z","type":"response_item","payload":{"type":"message",\
        "role":"user","content":[{"type":"input_image","image_url":"data:image/png;base64,AAAA"},\
        {"type":"input_audio","audio_url":"data:audio/wav;base64,BBBB"}]}}
        {"timestamp":"2026-12-01T10:00:00.000Z","type":"response_item","payload":\
        {"type":"image_generation_call","id":"ig_1","status":"completed","result":"CCCC"}}
        """);
    CommandLineRun run =
        CommandLineRun.in(directory, "classify", "--format", "jsonl", "session.jsonl");

    assertThat(run.exit()).isZero();
    assertThat(run.out()).contains("AAAA", "BBBB", "CCCC").doesNotContain(Unread.TEXT);
  }

  private CommandLineRun classify(String pattern, String line) throws Exception {
    Path rules = Files.createDirectories(directory.resolve("asking/projection"));
    Files.writeString(rules.resolve("calls.drl"), ASKING.formatted(pattern));
    Files.writeString(directory.resolve("session.jsonl"), line);
    return CommandLineRun.in(
        directory,
        "classify",
        "session.jsonl",
        "--rules",
        Path.of("src/test/resources/cli/rules/small").toAbsolutePath().toString(),
        "--rules",
        "asking");
  }
}
