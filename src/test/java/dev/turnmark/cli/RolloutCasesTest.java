package dev.turnmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the commands print of every conformance case about a whole rollout. */
class RolloutCasesTest {

  @Test
  void everyCaseIsCountedAndCut(@TempDir Path directory) throws IOException {
    Map<String, JsonNode> cases = RolloutCases.written(directory);
    Map<String, JsonNode> turns = Printed.turns(cases.keySet(), "--strict");

    assertThat(cases).hasSize(26);
    for (Map.Entry<String, JsonNode> one : cases.entrySet()) {
      JsonNode input = one.getValue().get("input");
      JsonNode expect = one.getValue().get("expect");
      int checked = checkCut(one.getKey(), input, expect);
      JsonNode counted = Printed.asExpected(Printed.of(turns, one.getKey()));
      for (Map.Entry<String, JsonNode> field : expect.properties()) {
        if (counted.has(field.getKey())) {
          assertThat(counted.get(field.getKey())).as(one.getKey()).isEqualTo(field.getValue());
          checked++;
        }
      }
      assertThat(checked).as(one.getKey()).isEqualTo(expect.size());
    }
  }

  /** Gives how many of the expectations are about the cut. */
  private static int checkCut(String rollout, JsonNode input, JsonNode expect) throws IOException {
    Optional<Map.Entry<String, String>> cut =
        Printed.CUTS.entrySet().stream().filter(kind -> input.has(kind.getKey())).findFirst();
    if (cut.isEmpty()) {
      return 0;
    }
    String kind = cut.get().getKey();
    JsonNode told =
        Printed.dryRun(
            Path.of(rollout), cut.get().getValue(), input.get(kind).asText(), "--strict");
    int checked = 0;
    if (expect.has("kept")) {
      assertThat(Printed.positions(told, kind)).as(rollout).isEqualTo(expect.get("kept"));
      checked++;
    }
    if (expect.has("reference_context_kept")) {
      assertThat(told.get("reference_context_kept"))
          .as(rollout)
          .isEqualTo(expect.get("reference_context_kept"));
      checked++;
    }
    return checked;
  }
}
