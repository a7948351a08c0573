package dev.turnmark.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.turnmark.model.ContentItem;
import dev.turnmark.model.Json;
import dev.turnmark.model.LocalShellAction;
import dev.turnmark.model.Passthrough;
import dev.turnmark.model.ReasoningContent;
import dev.turnmark.model.ReasoningSummary;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.ToolOutput;
import dev.turnmark.model.TypeTag;
import dev.turnmark.model.WebSearchAction;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ResponseItemJsonTest {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** Each variant with all it can have, and with no more than it must have. */
  private static final String[] EXAMPLES = {
    "{'type':'additional_tools','id':'t','role':'developer','tools':[{'name':'a'},1,null]}",
    "{'type':'message','id':'m','role':'user','content':[{'type':'input_text','text':'a'},"
        + "{'type':'input_image','image_url':'u','detail':'high'},"
        + "{'type':'input_audio','audio_url':'v'},{'type':'output_text','text':'b'}],"
        + "'phase':'commentary','internal_chat_message_metadata_passthrough':"
        + "{'turn_id':'t','content_item_kinds':['user.text','x.y']}}",
    "{'type':'message','role':'any','content':[]}",
    "{'type':'agent_message','id':'a','author':'/root','recipient':'/root/w','content':["
        + "{'type':'input_text','text':'x'},{'type':'encrypted_content','encrypted_content':'e'}]}",
    "{'type':'reasoning','id':'r','summary':[{'type':'summary_text','text':'s'}],"
        + "'content':[{'type':'reasoning_text','text':'t'},{'type':'text','text':'u'}],"
        + "'encrypted_content':'e'}",
    "{'type':'reasoning','summary':[],'content':null,'encrypted_content':null}",
    "{'type':'local_shell_call','id':'l','call_id':'c','status':'completed','action':"
        + "{'type':'exec','command':['ls','-l'],'timeout_ms':5,'env':{'A':'b'},'user':null}}",
    "{'type':'function_call','id':'f','name':'n','namespace':'s','arguments':'{}',"
        + "'encrypted_function_args':['x'],'call_id':'c'}",
    "{'type':'function_call_output','id':'f','call_id':'c','output':'text'}",
    "{'type':'function_call_output','call_id':'c','output':[{'type':'input_text','text':'x'},"
        + "{'type':'input_image','image_url':'u','detail':'low'},"
        + "{'type':'input_audio','audio_url':'v'},"
        + "{'type':'encrypted_content','encrypted_content':'e'}]}",
    "{'type':'custom_tool_call','id':'c','status':'s','call_id':'c','name':'n','namespace':'m',"
        + "'input':'i'}",
    "{'type':'custom_tool_call_output','id':'c','call_id':'c','name':'n','output':''}",
    "{'type':'tool_search_call','id':'t','call_id':'c','status':'s','execution':'client',"
        + "'arguments':{'q':[1.50,true]}}",
    "{'type':'tool_search_call','execution':'client','arguments':null}",
    "{'type':'tool_search_output','id':'t','call_id':'c','status':'s','execution':'client',"
        + "'tools':[]}",
    "{'type':'web_search_call','id':'w','status':'completed','action':"
        + "{'type':'search','query':'q','queries':['a','b']}}",
    "{'type':'web_search_call','action':{'type':'open_page','url':'u'}}",
    "{'type':'web_search_call','action':{'type':'find_in_page','url':'u','pattern':'p'}}",
    "{'type':'web_search_call','action':{'type':'other'}}",
    "{'type':'web_search_call'}",
    "{'type':'image_generation_call','id':'i','status':'s','revised_prompt':'p','result':'AAAA'}",
    "{'type':'compaction','id':'c','encrypted_content':'e'}",
    "{'type':'compaction_trigger'}",
    "{'type':'context_compaction','id':'c','encrypted_content':'e'}",
    "{'type':'context_compaction'}",
    "{'type':'other'}"
  };

  static JsonNode tree(String json) throws Exception {
    return MAPPER.readTree(json);
  }

  static String quotes(String json) {
    return json.replace('\'', '"');
  }

  @ParameterizedTest
  @ValueSource(strings = {"STRICT", "LENIENT"})
  void everyVariantIsWrittenAsItWasRead(Strictness strictness) throws Exception {
    for (String example : EXAMPLES) {
      String json = quotes(example);
      ResponseItem item = TurnmarkJson.readResponseItem(json, strictness);
      assertThat(tree(TurnmarkJson.write(item))).isEqualTo(tree(json));
    }
  }

  @Test
  void theExamplesLeaveNoVariantOut() throws Exception {
    TreeSet<String> tags = new TreeSet<>();
    for (Class<?> variant : ResponseItem.class.getPermittedSubclasses()) {
      tags.add(variant.getAnnotation(TypeTag.class).value()[0]);
    }
    TreeSet<String> shown = new TreeSet<>();
    for (String example : EXAMPLES) {
      shown.add(TurnmarkJson.readResponseItem(quotes(example), Strictness.STRICT).type());
    }
    assertThat(shown).isEqualTo(tags).hasSize(17);
  }

  @Test
  void aMessageHasItsPartsInOrder() throws Exception {
    assertThat(TurnmarkJson.readResponseItem(quotes(EXAMPLES[1]), Strictness.STRICT))
        .isEqualTo(
            new ResponseItem.Message(
                "m",
                "user",
                List.of(
                    new ContentItem.InputText("a"),
                    new ContentItem.InputImage("u", null, "high"),
                    new ContentItem.InputAudio("v"),
                    new ContentItem.OutputText("b")),
                "commentary",
                new Passthrough("t", List.of("user.text", "x.y"))));
  }

  @Test
  void nullsOfOptionalFieldsAreNothingAndUnknownFieldsAreDropped() throws Exception {
    String json =
        quotes(
            "{'type':'web_search_call','id':null,'new':{'a':[1]},'status':null,"
                + "'action':{'type':'search','query':null,'new':1}}");
    ResponseItem item = TurnmarkJson.readResponseItem(json, Strictness.STRICT);
    assertThat(item)
        .isEqualTo(
            new ResponseItem.WebSearchCall(
                null, null, new WebSearchAction.Search(null, null, Map.of()), null));
    assertThat(TurnmarkJson.write(item))
        .isEqualTo(quotes("{'type':'web_search_call','action':{'type':'search'}}"));
  }

  @Test
  void anUnknownWebSearchActionIsTheUnspecifiedOne() throws Exception {
    String json = quotes("{'type':'web_search_call','action':{'type':'dance','a':1}}");
    ResponseItem.WebSearchCall call =
        (ResponseItem.WebSearchCall) TurnmarkJson.readResponseItem(json, Strictness.STRICT);
    assertThat(call.action()).isEqualTo(WebSearchAction.Other.UNSPECIFIED);
  }

  @Test
  void anUnknownItemIsOtherAndLosesTheRest() throws Exception {
    String json = quotes("{'type':'brand_new','payload':{'deep':[{}]}}");
    ResponseItem item = TurnmarkJson.readResponseItem(json, Strictness.STRICT);
    assertThat(item).isEqualTo(new ResponseItem.Other());
    assertThat(TurnmarkJson.write(item)).isEqualTo(quotes("{'type':'other'}"));
  }

  @Test
  void theOlderTagOfACompactionIsReadAndTheNewerWritten() throws Exception {
    String json = quotes("{'type':'compaction_summary','encrypted_content':'e'}");
    assertThat(TurnmarkJson.write(TurnmarkJson.readResponseItem(json, Strictness.STRICT)))
        .isEqualTo(quotes("{'type':'compaction','encrypted_content':'e'}"));
  }

  @Test
  void reasoningContentIsWrittenThreeWays() throws Exception {
    assertThat(reasoning(null))
        .isEqualTo(
            quotes("{'type':'reasoning','summary':[],'content':null,'encrypted_content':null}"));
    assertThat(reasoning(List.of(new ReasoningContent.Text("only"))))
        .isEqualTo(quotes("{'type':'reasoning','summary':[],'encrypted_content':null}"));
    assertThat(
            reasoning(
                List.of(new ReasoningContent.Text("a"), new ReasoningContent.ReasoningText("b"))))
        .isEqualTo(
            quotes(
                "{'type':'reasoning','summary':[],'content':[{'type':'text','text':'a'},"
                    + "{'type':'reasoning_text','text':'b'}],'encrypted_content':null}"));
  }

  private static String reasoning(@Nullable List<ReasoningContent> content) {
    return TurnmarkJson.write(
        new ResponseItem.Reasoning(null, List.<ReasoningSummary>of(), content, null, null));
  }

  @Test
  void aShellCallKeepsHowItWasToRun() throws Exception {
    ResponseItem.LocalShellCall call =
        (ResponseItem.LocalShellCall)
            TurnmarkJson.readResponseItem(quotes(EXAMPLES[6]), Strictness.STRICT);
    assertThat(call.action())
        .isEqualTo(
            new LocalShellAction.Exec(
                List.of("ls", "-l"),
                Map.of(
                    "timeout_ms",
                    new Json("5"),
                    "env",
                    new Json("{\"A\":\"b\"}"),
                    "user",
                    Json.NULL)));
  }

  @Test
  void anOutputIsATextOrParts() throws Exception {
    assertThat(output(EXAMPLES[8])).isEqualTo(new ToolOutput.Text("text"));
    assertThat(output(EXAMPLES[9]))
        .isEqualTo(
            new ToolOutput.Parts(
                List.of(
                    new ToolOutput.InputText("x"),
                    new ToolOutput.InputImage("u", null, "low"),
                    new ToolOutput.InputAudio("v"),
                    new ToolOutput.EncryptedContent("e"))));
  }

  private static ToolOutput output(String example) throws Exception {
    return ((ResponseItem.FunctionCallOutput)
            TurnmarkJson.readResponseItem(quotes(example), Strictness.STRICT))
        .output();
  }

  @Test
  void contentItemKindsOfAnotherTypeCountAsAbsent() throws Exception {
    String json =
        quotes(
            "{'type':'message','role':'r','content':[],"
                + "'internal_chat_message_metadata_passthrough':{'content_item_kinds':[1,{}]}}");
    assertThat(TurnmarkJson.readResponseItem(json, Strictness.STRICT))
        .isEqualTo(
            new ResponseItem.Message(null, "r", List.of(), null, new Passthrough(null, null)));
  }

  @Test
  void everyTextSurvivesControlCharactersQuotesAndLoneSurrogates() throws Exception {
    for (String text :
        Arrays.asList(
            "a\u0000b",
            "\"\\/\b\f\n\r\t",
            "\u2028\u0085",
            "😀",
            "\ud800",
            "x\udc00\ud83d\ude00\ud800")) {
      ResponseItem item =
          new ResponseItem.Message(
              null, "user", List.of(new ContentItem.InputText(text)), null, null);
      String json = TurnmarkJson.write(item);
      assertThat(LoneSurrogates.next(json, 0)).isEqualTo(-1);
      assertThat(TurnmarkJson.readResponseItem(json, Strictness.LENIENT)).isEqualTo(item);
      assertThat(TurnmarkJson.readResponseItem(TurnmarkJson.writeBytes(item), Strictness.LENIENT))
          .isEqualTo(item);
    }
  }
}
