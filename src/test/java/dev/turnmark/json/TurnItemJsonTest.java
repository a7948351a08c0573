package dev.turnmark.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.turnmark.model.EventMsg;
import dev.turnmark.model.Json;
import dev.turnmark.model.TurnItem;
import dev.turnmark.model.TypeTag;
import dev.turnmark.model.UserInput;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TurnItemJsonTest {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private static final String[] EXAMPLES = {
    "{'type':'UserMessage','id':'u','client_id':'c','content':["
        + "{'type':'text','text':'a','text_elements':[{'x':1}]},"
        + "{'type':'image','image_url':'u','detail':'high'},{'type':'image','file_id':'f'},"
        + "{'type':'audio','audio_url':'v'},{'type':'local_image','path':'p'},"
        + "{'type':'skill','name':'n','path':'p'},{'type':'mention','name':'n','path':'p','z':[]}]}",
    "{'type':'HookPrompt','id':'h','fragments':[{'text':'t','hookRunId':'r','more':null}]}",
    "{'type':'AgentMessage','id':'a','content':[{'type':'Text','text':'t'}],"
        + "'phase':'final_answer','memory_citation':{'a':1}}",
    "{'type':'Reasoning','id':'r','summary_text':['s'],'raw_content':[]}",
    "{'type':'WebSearch','id':'w','query':'q','action':"
        + "{'type':'search','query':'q','queries':null},'results':null}",
    "{'type':'WebSearch','id':'w','query':'q','action':{'type':'newer','a':1}}",
    "{'type':'WebSearch','id':'','query':'','action':{'type':'other'}}",
    "{'type':'ImageGeneration','id':'i','status':'s','revised_prompt':'p','result':'r',"
        + "'saved_path':'/p'}",
    "{'type':'Plan','id':'p','text':'t'}",
    "{'type':'CommandExecution','id':'c','process_id':'1','command':['ls'],'cwd':'/',"
        + "'parsed_cmd':[{'type':'unknown'}],'source':'agent','interaction_input':null,"
        + "'status':'completed','stdout':'o','stderr':'','aggregated_output':'o','exit_code':-1,"
        + "'duration':{'secs':1,'nanos':2},'formatted_output':'o'}",
    "{'type':'DynamicToolCall','id':'d','namespace':'n','tool':'t','arguments':null,'status':'s',"
        + "'content_items':[],'success':true,'error':null,'duration':1.5}",
    "{'type':'CollabAgentToolCall','id':'c','tool':'spawn','status':'done',"
        + "'sender_thread_id':'a','receiver_thread_ids':['b'],'receiver_agents':[{}],"
        + "'prompt':'p','model':'m','reasoning_effort':'high','agents_states':{'b':{'x':1}}}",
    "{'type':'SubAgentActivity','id':'s','kind':'k','agent_thread_id':'a','agent_path':'/root/a',"
        + "'model':null,'reasoning_effort':null}",
    "{'type':'ImageView','id':'i','path':'/p'}",
    "{'type':'Extension','id':'e','anything':{'goes':[1,2.0,'x']}}",
    "{'type':'EnteredReviewMode','id':'e','target':{'type':'diff'},'user_facing_hint':'h'}",
    "{'type':'ExitedReviewMode','id':'e','review_output':null}",
    "{'type':'FileChange','id':'f','changes':{'a':{'type':'add'}},'status':'completed',"
        + "'auto_approved':false,'stdout':'','stderr':''}",
    "{'type':'McpToolCall','id':'m','server':'s','tool':'t','arguments':{},'connector_id':'c',"
        + "'status':'completed','result':{},'error':{'message':'m'},'duration':{},"
        + "'readOnlyHint':true}",
    "{'type':'ContextCompaction','id':'c'}"
  };

  @ParameterizedTest
  @EnumSource(Strictness.class)
  void everyVariantIsWrittenAsItWasRead(Strictness strictness) throws Exception {
    for (String example : EXAMPLES) {
      String json = ResponseItemJsonTest.quotes(example);
      TurnItem item = TurnmarkJson.readTurnItem(json, strictness);
      assertThat(MAPPER.readTree(TurnmarkJson.write(item))).isEqualTo(MAPPER.readTree(json));
    }
  }

  @Test
  void theExamplesLeaveNoVariantOut() throws Exception {
    TreeSet<String> tags = new TreeSet<>();
    for (Class<?> variant : TurnItem.class.getPermittedSubclasses()) {
      tags.add(variant.getAnnotation(TypeTag.class).value()[0]);
    }
    TreeSet<String> shown = new TreeSet<>();
    for (String example : EXAMPLES) {
      shown.add(
          TurnmarkJson.readTurnItem(ResponseItemJsonTest.quotes(example), Strictness.STRICT)
              .type());
    }
    assertThat(shown).isEqualTo(tags).hasSize(18);
  }

  @Test
  void everyItemThatCodexCompletedIsWrittenBackUnchanged() throws Exception {
    int items = 0;
    for (Path rollout : Rollouts.all()) {
      if (rollout.toString().endsWith(".zst")) {
        continue;
      }
      List<JsonNode> lines = new ArrayList<>();
      for (String line : Files.readString(rollout, StandardCharsets.UTF_8).split("\n", -1)) {
        lines.add(MAPPER.readTree(line));
      }
      for (RolloutRecord record : Rollouts.read(rollout, Strictness.STRICT)) {
        if (record instanceof RolloutRecord.Read read
            && read.content().item() instanceof EventMsg.ItemCompleted completed) {
          JsonNode written = MAPPER.readTree(TurnmarkJson.write(completed.item()));
          assertThat(written).isEqualTo(lines.get(read.line() - 1).get("payload").get("item"));
          assertThat(read.warnings()).isEmpty();
          items++;
        }
      }
    }
    assertThat(items).isEqualTo(392);
  }

  @Test
  void fieldsOfNewerVersionsAndNullsAreKeptApart() throws Exception {
    String json =
        ResponseItemJsonTest.quotes(
            "{'new':{ 'a' : [1.0] },'type':'Plan','text':'t','id':'p','more':null}");
    assertThat(TurnmarkJson.readTurnItem(json, Strictness.STRICT))
        .isEqualTo(
            new TurnItem.Plan(
                "p", "t", Map.of("new", new Json("{ \"a\" : [1.0] }"), "more", Json.NULL)));
  }

  @Test
  void anOptionalFieldOfAnotherTypeIsCarriedAsItIs() throws Exception {
    String json =
        ResponseItemJsonTest.quotes(
            "{'type':'UserMessage','id':'u','client_id':{'n':5},'content':["
                + "{'type':'video','url':'v'}]}");
    TurnItem item = TurnmarkJson.readTurnItem(json, Strictness.LENIENT);
    assertThat(item)
        .isEqualTo(
            new TurnItem.UserMessage(
                "u",
                null,
                List.of(new UserInput.Unknown("video", Map.of("url", new Json("\"v\"")))),
                Map.of("client_id", new Json("{\"n\":5}"))));
    assertThat(MAPPER.readTree(TurnmarkJson.write(item))).isEqualTo(MAPPER.readTree(json));
  }

  @Test
  void anAbsentListOfRawContentIsEmptyAsUpstreamHasIt() throws Exception {
    String json = ResponseItemJsonTest.quotes("{'type':'Reasoning','id':'r','summary_text':[]}");
    assertThat(TurnmarkJson.readTurnItem(json, Strictness.STRICT))
        .isEqualTo(new TurnItem.Reasoning("r", List.of(), List.of(), Map.of()));
  }
}
