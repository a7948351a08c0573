package dev.turnmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class HostileInputTest {

  /** As JSON writes it: colours, a new title, C1 controls, ends of lines, directions, no width. */
  private static final String HOSTILE =
      "\\u001b[31m\\u001b]0;title\\u0007\\r\\u009b2J\\u0085\\u007f\\u0000|"
          + "\u009b\u202e\u2066\u200f\u061c\u2028\u2029\u200b\ufeff\u00ad\u009d";

  /** What a file can be called. */
  private static final String NAME = "s\u001b[2J\u009b\u202e\r\u2028\u200b.jsonl";

  @TempDir Path folder;

  static Stream<List<String>> commands() {
    return Stream.of(
        List.of("classify", NAME),
        List.of("classify", "--all-lines", NAME),
        List.of("classify", "--replacement-history", NAME),
        List.of("classify", "--summary-only", NAME),
        List.of("classify", "--strict", NAME),
        List.of("classify", "--follow", NAME),
        List.of("classify", "--redact", NAME),
        List.of("classify", "--format", "jsonl", NAME),
        List.of("classify", "--format", "jsonl", "--all-lines", "--log", "log.jsonl", NAME),
        List.of("classify", "--without", NAME, NAME),
        List.of("classify", "--rules", NAME, NAME),
        List.of("classify", "--limit", NAME, NAME),
        List.of("classify", NAME + NAME),
        List.of("classify", NAME + "/*"),
        List.of("explain", "--why-not", NAME + ":1"),
        List.of("explain", "--why-not", "--all", NAME + ":3"),
        List.of("explain", "--format", "json", NAME + ":3"),
        List.of("explain", NAME + ":4"),
        List.of("explain", NAME + ":5"),
        List.of("explain", NAME + ":6"),
        List.of("explain", NAME + ":7"),
        List.of("explain", NAME + ":8"),
        List.of("explain", NAME + ":99"),
        List.of("explain", NAME + ":x"),
        List.of("prompts", NAME),
        List.of("prompts", "--format", "jsonl", NAME),
        List.of("turns", NAME),
        List.of("turns", "--format", "jsonl", NAME),
        List.of("sessions", NAME),
        List.of("sessions", "--counts", NAME),
        List.of("sessions", "--format", "jsonl", NAME),
        List.of("audit", "a message is judged part by part", NAME),
        List.of("audit", NAME, NAME),
        List.of("cut", "--dry-run", "--last-turns", "1", NAME),
        List.of("cut", "--dry-run", "--format", "json", "--last-turns", "1", NAME),
        List.of("cut", "-o", NAME, "--last-turns", "1", NAME),
        List.of("verify", NAME),
        List.of("verify", "--explain", NAME),
        List.of("verify", "--format", "jsonl", NAME),
        List.of("watch", NAME),
        List.of("watch", "--format", "jsonl", NAME),
        List.of("watch", NAME + "x"),
        List.of("rules", "diff", "--head", NAME, NAME),
        List.of("rules", "check", NAME),
        List.of("rules", "show", NAME),
        List.of("rules", "words", NAME),
        List.of("rules", "test", "--filter", NAME),
        List.of("rules", "export", "--format", NAME),
        List.of("rules", "new", NAME),
        List.of("try", "--text", HOSTILE + NAME),
        List.of("try", "--role", NAME, "--text", NAME),
        List.of("try", NAME),
        List.of(NAME));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void nothingThatATerminalWouldObeyIsPrinted(List<String> arguments) throws IOException {
    Files.writeString(folder.resolve(NAME), rollout(HOSTILE));
    CommandLineRun run = CommandLineRun.byShippedRules(folder, new byte[0], arguments);
    assertThat(run.both()).isNotEmpty();
    assertThat(obeyed(run.both())).as("%s", run.both()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "rules list",
        "rules list --format md",
        "rules list --format json",
        "rules check PACK",
        "rules check --format json PACK",
        "rules check --format sarif PACK",
        "rules test PACK",
        "rules test --coverage PACK",
        "rules test --format json PACK",
        "rules test --format junit PACK",
        "rules export",
        "rules export --format json -o -",
        "classify session.jsonl",
        "classify --summary-only session.jsonl",
        "explain --upstream --why-not --all session.jsonl:3",
        "audit --rule RULE session.jsonl",
        "rules show RULE",
        "rules show --format json RULE"
      })
  void nothingThatARuleSaysIsObeyed(String command) throws IOException {
    String hostile = "s \u001b[31m\u009b2J\u202e\u2066\u200f|`x`[y](z)<b>";
    Path pack = folder.resolve("pack");
    Files.createDirectories(pack.resolve("mark"));
    Files.writeString(
        pack.resolve("mark/a.drl"),
        """
        package mark

        import dev.turnmark.fact.TurnBoundary;
        import dev.turnmark.model.ResponseItem.Message;

        rule "%1$s"
            @because("%1$s")
            @upstream("%1$s")
        when
            $m : Message( role == "user" )
        then
            insert(new TurnBoundary($m));
        end
        """
            .formatted(hostile));
    Files.writeString(
        pack.resolve("mark/a.cases.json"),
        "{\"%1$s\":{\"fires\":[{\"user\":\"%1$s\",\"why\":\"%1$s\"}],\"spares\":[{\"user\":\"a\",\"why\":\"%1$s\"}]}}"
            .formatted(hostile.replace("\u001b", "\\u001b")));
    Files.writeString(folder.resolve("session.jsonl"), rollout(HOSTILE));
    List<String> arguments = new ArrayList<>();
    for (String word : command.split(" ", -1)) {
      arguments.add(word.equals("PACK") ? pack.toString() : word.replace("RULE", hostile));
    }
    if (!arguments.contains(pack.toString())) {
      arguments.addAll(List.of("--rules", pack.toString()));
    }
    CommandLineRun run = CommandLineRun.in(folder, new byte[0], arguments);
    assertThat(run.both()).isNotEmpty().doesNotContain("nothing was decided");
    assertThat(obeyed(run.both())).as("%s", run.both()).isEmpty();
  }

  /** What of a text is more than something to look at, beside the ends of our own lines. */
  private static List<String> obeyed(String text) {
    return text.codePoints()
        .filter(c -> c != '\n')
        .filter(
            c ->
                Character.isISOControl(c)
                    || c == 0x2028
                    || c == 0x2029
                    || c == 0x061C
                    || c == 0x200E
                    || c == 0x200F
                    || (c >= 0x202A && c <= 0x202E)
                    || (c >= 0x2066 && c <= 0x2069))
        .distinct()
        .mapToObj(Integer::toHexString)
        .toList();
  }

  /** A rollout that says something wherever it can. */
  private static String rollout(String said) {
    return String.join(
            "\n",
            line(
                "session_meta",
                "{'id':'%1$s','timestamp':'%1$s','cwd':'%1$s','originator':'%1$s','cli_version':'%1$s',"
                    + "'source':'%1$s','model_provider':'%1$s','git':{'branch':'%1$s'}}"),
            line("turn_context", "{'cwd':'%1$s','model':'%1$s','approval_policy':'%1$s'}"),
            line(
                "response_item",
                "{'type':'message','id':'%1$s','role':'user','content':[{'type':'input_text','text':"
                    + "'look %1$s'},{'type':'input_image','image_url':'%1$s'}],'%1$s':'%1$s'}"),
            line(
                "response_item",
                "{'type':'message','role':'%1$s','content':[{'type':'%1$s','text':'%1$s'}]}"),
            line("response_item", "{'type':'%1$s','call_id':'%1$s'}"),
            line(
                "response_item",
                "{'type':'function_call','name':'%1$s','arguments':'%1$s','call_id':'%1$s'}"),
            line("event_msg", "{'type':'%1$s','message':'%1$s'}"),
            line("%1$s", "{'type':'%1$s'}"),
            line(
                "event_msg",
                "{'type':'user_message','message':'%1$s','kind':'%1$s','images':['%1$s'],"
                    + "'local_images':['%1$s']}"),
            line(
                "response_item",
                "{'type':'message','role':'assistant','id':'%1$s','content':[{'type':'output_text',"
                    + "'text':'%1$s'}]}"),
            "{\"broken %1$s",
            "\u001b[31m\u009b",
            "")
        .replace('\'', '"')
        .replace("%1$s", said);
  }

  private static String line(String type, String payload) {
    return "{'timestamp':'2026-12-01T10:00:00.000Z','type':'"
        + type
        + "','payload':"
        + payload
        + "}";
  }

  @Test
  @Timeout(120) // A pipe nobody writes to makes whoever opens it wait for ever.
  void pathsInARolloutAreNeverOpened() throws IOException, InterruptedException {
    Path pipe = folder.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    List<String> told = new ArrayList<>();
    for (String path :
        List.of(pipe.toString(), "pipe", pipe.toUri().toString(), "file://" + pipe)) {
      Files.writeString(folder.resolve("session.jsonl"), rollout(path));
      for (List<String> command : commands().filter(c -> c.contains(NAME)).toList()) {
        List<String> arguments =
            command.stream().map(a -> a.replace(NAME, "session.jsonl")).toList();
        told.add(CommandLineRun.byShippedRules(folder, new byte[0], arguments).out());
      }
    }
    assertThat(told).anyMatch(out -> out.contains(pipe.toString()));
    assertThat(Files.readString(folder.resolve("session.jsonl"), StandardCharsets.UTF_8))
        .isEqualTo(rollout("file://" + pipe));
  }
}
