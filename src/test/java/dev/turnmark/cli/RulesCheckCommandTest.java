package dev.turnmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.turnmark.rules.Lint;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The three forms of a check say the same, each in its own way. */
class RulesCheckCommandTest {

  private static final Path HERE = Path.of("");
  private static final String PACK = "src/test/resources/rules/check/many-at-once/own";
  private static final ObjectMapper JSON = new ObjectMapper();

  @Test
  void jsonSaysWhatTheTextSays() throws IOException {
    JsonNode json = JSON.readTree(check("json").out());
    List<String> lines = new ArrayList<>();
    for (JsonNode remark : json.get("remarks")) {
      lines.add(
          line(
              remark.get("file").textValue(),
              remark.get("line"),
              remark.get("severity").textValue(),
              remark.get("sentence").textValue()));
    }

    assertThat(lines).isEqualTo(check("text").out().lines().toList()).hasSizeGreaterThan(15);
    assertThat(json.get("errors").asInt() + json.get("warnings").asInt()).isEqualTo(lines.size());
    assertThat(json.get("rules").asInt()).isEqualTo(3);
  }

  @Test
  void sarifSaysWhatTheTextSays() throws IOException {
    JsonNode run = JSON.readTree(check("sarif").out()).get("runs").get(0);
    List<String> lines = new ArrayList<>();
    for (JsonNode result : run.get("results")) {
      JsonNode place = result.get("locations").get(0).get("physicalLocation");
      lines.add(
          line(
              place.get("artifactLocation").get("uri").textValue(),
              place.path("region").get("startLine"),
              result.get("level").textValue(),
              result.get("message").get("text").textValue()));
    }

    assertThat(lines).isEqualTo(check("text").out().lines().toList());
  }

  @Test
  void sarifNamesTheRuleOfEveryResult() throws IOException {
    JsonNode log = JSON.readTree(check("sarif").out());
    JsonNode run = log.get("runs").get(0);
    JsonNode rules = run.get("tool").get("driver").get("rules");

    assertThat(log.get("version").textValue()).isEqualTo("2.1.0");
    assertThat(run.get("tool").get("driver").get("name").textValue()).isEqualTo("turnmark");
    assertThat(rules.findValuesAsText("id"))
        .isEqualTo(Stream.of(Lint.values()).map(Lint::id).toList());
    assertThat(run.get("results"))
        .allSatisfy(
            r ->
                assertThat(r.get("ruleId"))
                    .isEqualTo(rules.get(r.get("ruleIndex").asInt()).get("id")));
  }

  @Test
  void theShippedPackPasses() {
    CommandLineRun run = CommandLineRun.in(HERE, "rules", "check", "rules/codex");

    assertThat(run.out()).isEmpty();
    assertThat(run.err()).matches("turnmark: looked at \\d+ rules: no errors, no warnings\n");
    assertThat(run.exit()).isZero();
  }

  private static CommandLineRun check(String format) {
    CommandLineRun run = CommandLineRun.in(HERE, "rules", "check", "--format", format, PACK);
    assertThat(run.exit()).isEqualTo(ExitCode.BAD_RULES);
    return run;
  }

  private static String line(String file, JsonNode line, String severity, String sentence) {
    String place = line == null ? file : file + ":" + line.asInt();
    return place + ": " + (severity.equals("warning") ? "warning: " : "") + sentence;
  }
}
