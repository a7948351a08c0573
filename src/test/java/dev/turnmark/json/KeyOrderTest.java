package dev.turnmark.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.TurnItem;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Codex parses a line to a value first: the order of keys means nothing, the last of a key counts.
 */
class KeyOrderTest {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  @Test
  void linesMeanTheSameInWhateverOrderTheirKeysStand() throws Exception {
    Random random = new Random(3);
    int lines = 0;
    for (Path rollout : Rollouts.all()) {
      if (!rollout.toString().endsWith(".jsonl") || random.nextInt(4) != 0) {
        continue;
      }
      String text = Files.readString(rollout, StandardCharsets.UTF_8);
      StringBuilder shuffled = new StringBuilder();
      for (String line : text.split("\n", -1)) {
        if (!line.isEmpty()) {
          shuffled.append(shuffled(MAPPER.readTree(line), random)).append('\n');
          lines++;
        }
      }
      assertThat(comparable(Rollouts.read(shuffled.toString(), Strictness.STRICT)))
          .isEqualTo(comparable(Rollouts.read(text, Strictness.STRICT)));
    }
    assertThat(lines).isGreaterThan(500);
  }

  /** Records as trees, in which order means nothing either. */
  private static List<List<Object>> comparable(List<RolloutRecord> records) throws Exception {
    List<List<Object>> comparable = new ArrayList<>();
    for (RolloutRecord record : records) {
      if (record instanceof RolloutRecord.Read read) {
        Object item =
            read.content().item() instanceof ResponseItem response
                ? MAPPER.readTree(TurnmarkJson.write(response))
                : read.content().item().getClass();
        comparable.add(
            List.of(read.line(), Optional.ofNullable(read.index()), item, read.warnings()));
      } else {
        comparable.add(List.of(record));
      }
    }
    return comparable;
  }

  private static String shuffled(JsonNode node, Random random) {
    if (node instanceof ArrayNode array) {
      List<String> elements = new ArrayList<>();
      array.forEach(element -> elements.add(shuffled(element, random)));
      return "[" + String.join(" , ", elements) + "]";
    }
    if (!(node instanceof ObjectNode object)) {
      return node.toString();
    }
    List<String> fields = new ArrayList<>();
    for (Map.Entry<String, JsonNode> field : object.properties()) {
      String key = MAPPER.valueToTree(field.getKey()).toString();
      fields.add(key + " : " + shuffled(field.getValue(), random));
    }
    Collections.shuffle(fields, random);
    return "{" + String.join(",", fields) + "}";
  }

  private static ResponseItem response(String json) throws Exception {
    return TurnmarkJson.readResponseItem(ResponseItemJsonTest.quotes(json), Strictness.STRICT);
  }

  @Test
  void theLastOfEqualKeysCounts() throws Exception {
    assertThat(
            response(
                "{'type':'x','role':5,'content':'no','phase':'odd','id':null,'type':'message',"
                    + "'role':'user','content':[],'phase':'commentary','id':'i'}"))
        .isEqualTo(new ResponseItem.Message("i", "user", List.of(), "commentary", null));
    assertThat(response("{'type':'web_search_call','id':'i','id':null}"))
        .isEqualTo(new ResponseItem.WebSearchCall(null, null, null, null));
    assertThat(response("{'type':'message','type':'ghost_snapshot','type':'new'}"))
        .isEqualTo(new ResponseItem.Other());
  }

  @Test
  void aNullThatALaterKeyOverrulesLeavesNoTrace() throws Exception {
    String json =
        ResponseItemJsonTest.quotes(
            "{'type':'UserMessage','id':'u','client_id':null,'content':[],'client_id':'c'}");
    assertThat(TurnmarkJson.readTurnItem(json, Strictness.STRICT))
        .isEqualTo(new TurnItem.UserMessage("u", "c", List.of(), Map.of()));
  }

  @Test
  void theLastEnvelopeKeyCountsToo() {
    String line =
        ResponseItemJsonTest.quotes(
            "{'payload':7,'timestamp':5,'type':'nonsense','type':'response_item','timestamp':'t',"
                + "'payload':{'type':'compaction_trigger'}}");
    RolloutRecord.Read read = (RolloutRecord.Read) Rollouts.read(line, Strictness.STRICT).get(0);
    assertThat(read.content().item()).isEqualTo(new ResponseItem.CompactionTrigger());
    assertThat(read.content().timestamp()).isEqualTo("t");
  }

  @Test
  void tidyingLeavesTidyValuesAsTheyWereWritten() throws Exception {
    String json =
        "{\"b\": {\"x\" : 1.50, \"type\":\"t\",\"x\":2} , \"a\":[ 1 , {\"type\":1} ],\"\\u0062\":\"\\u00e9\"}";
    byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
    assertThat(
            new String(
                Tidied.of(bytes, 0, bytes.length, LongTexts.NONE).bytes(), StandardCharsets.UTF_8))
        .isEqualTo("{\"b\":\"\\u00e9\",\"a\":[ 1 , {\"type\":1} ]}");
    byte[] inner = "{\"x\" : 1.50, \"type\":\"t\",\"x\":2}".getBytes(StandardCharsets.UTF_8);
    assertThat(
            new String(
                Tidied.of(inner, 0, inner.length, LongTexts.NONE).bytes(), StandardCharsets.UTF_8))
        .isEqualTo("{\"type\":\"t\",\"x\":2}");
  }
}
