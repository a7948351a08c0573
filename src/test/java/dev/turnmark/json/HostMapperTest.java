package dev.turnmark.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.turnmark.model.ContentItem;
import dev.turnmark.model.Json;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.TurnItem;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class HostMapperTest {

  private final ObjectMapper host =
      JsonMapper.builder().addModule(TurnmarkJson.module(Strictness.STRICT)).build();

  /** Something of the host's own, with our items in it. */
  record Page(String title, List<ResponseItem> items, TurnItem shown) {}

  @Test
  void aHostReadsItemsInsideItsOwnValues() throws Exception {
    String json =
        ResponseItemJsonTest.quotes(
            "{'title':'t','items':[{'type':'compaction_trigger'},{'role':'r','type':'message',"
                + "'content':[]}],'shown':{'type':'Plan','id':'p','text':'x','new':[1]}}");
    Page page =
        new Page(
            "t",
            List.of(
                new ResponseItem.CompactionTrigger(),
                new ResponseItem.Message(null, "r", List.of(), null, null)),
            new TurnItem.Plan("p", "x", Map.of("new", new Json("[1]"))));
    assertThat(host.readValue(json, Page.class)).isEqualTo(page);
    JsonNode tree = host.readTree(json);
    assertThat(host.treeToValue(tree, Page.class)).isEqualTo(page);
    assertThat(host.readTree(host.writeValueAsBytes(page))).isEqualTo(tree);
  }

  @Test
  void aHostReadsRolloutItemsByTheirTypeAndPayload() throws Exception {
    String json =
        ResponseItemJsonTest.quotes("{'type':'world_state','payload':{'full':true,'state':[]}}");
    assertThat(host.readValue(json, RolloutItem.class))
        .isEqualTo(new RolloutItem.WorldState(true, new Json("[]")));
    String odd =
        ResponseItemJsonTest.quotes(
            "{'type':'response_item','payload':{'type':'web_search_call','id':5}}");
    assertThatThrownBy(() -> host.readValue(odd, RolloutItem.class))
        .hasMessageContaining("expected a string but was a number at $.payload.id");
  }

  @Test
  void aHostLearnsWhatIsWrongInTheUsualWay() {
    assertThatThrownBy(() -> host.readValue("{\"type\":\"message\"}", ResponseItem.class))
        .isInstanceOf(JsonMappingException.class)
        .hasMessageContaining("expected a string but was nothing at $.role");
  }

  @Test
  void loneSurrogatesPassThroughAHostInBytesToo() throws Exception {
    ResponseItem item =
        new ResponseItem.Message(
            null, "user", List.of(new ContentItem.InputText("a\ud800b")), null, null);
    String json = new String(host.writeValueAsBytes(item), StandardCharsets.UTF_8);
    assertThat(json).contains("\"a\\ud800b\"");
    ObjectMapper lenient =
        JsonMapper.builder().addModule(TurnmarkJson.module(Strictness.LENIENT)).build();
    assertThat(lenient.readValue(json, ResponseItem.class)).isEqualTo(item);
  }

  @Test
  void theAnnotationsAloneWriteTheSameJson() throws Exception {
    ObjectMapper plain = new ObjectMapper();
    for (String json :
        List.of(
            "{'type':'Plan','id':'p','text':'x','new':{'a':[1.50]},'none':null}",
            "{'type':'WebSearch','id':'w','query':'q','action':{'type':'newer','a':1}}",
            "{'type':'HookPrompt','id':'h','fragments':[{'text':'t','hookRunId':'r'}]}")) {
      TurnItem item =
          TurnmarkJson.readTurnItem(ResponseItemJsonTest.quotes(json), Strictness.LENIENT);
      assertThat(plain.writeValueAsString(item)).isEqualTo(TurnmarkJson.write(item));
    }
    ResponseItem reasoning = new ResponseItem.Reasoning(null, List.of(), null, null, null);
    assertThat(plain.writeValueAsString(reasoning)).isEqualTo(TurnmarkJson.write(reasoning));
  }
}
