package dev.turnmark.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.turnmark.model.AgentMessageInput;
import dev.turnmark.model.ContentItem;
import dev.turnmark.model.LocalShellAction;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.ToolOutput;
import dev.turnmark.model.Unread;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class NeedsTest {

  private static final String CALL =
      "{'type':'function_call','name':'n','arguments':'{}','encrypted_function_args':['a','b'],"
          + "'call_id':'c'}";

  private static RolloutItem read(String payload, Needs needs) {
    String line =
        ResponseItemJsonTest.quotes(
            "{'timestamp':'t','type':'response_item','payload':" + payload + "}");
    RolloutRecord record =
        Rollouts.read(line.getBytes(StandardCharsets.UTF_8), Strictness.LENIENT, needs).get(0);
    return ((RolloutRecord.Read) record).content().item();
  }

  private static List<String> unread(int count) {
    return Collections.nCopies(count, Unread.TEXT);
  }

  @Test
  void whatNobodyNeedsIsLeftUnread() {
    ResponseItem.FunctionCall call = (ResponseItem.FunctionCall) read(CALL, Needs.nothing());
    assertThat(call)
        .isEqualTo(
            new ResponseItem.FunctionCall(null, "n", null, Unread.TEXT, unread(2), "c", null));
    assertThat(Unread.is(call.arguments())).isTrue();
    assertThat(call.encryptedFunctionArgs()).allMatch(Unread::is);
  }

  @Test
  void whatIsNeededIsReadAndNothingElse() {
    assertThat(read(CALL, Needs.of(Set.of("arguments", "role"))))
        .isEqualTo(new ResponseItem.FunctionCall(null, "n", null, "{}", unread(2), "c", null));
    assertThat(read(CALL, Needs.everything()))
        .isEqualTo(
            new ResponseItem.FunctionCall(null, "n", null, "{}", List.of("a", "b"), "c", null));
  }

  @Test
  void aTextThatSaysItWasNotReadWasRead() {
    ResponseItem.FunctionCall call =
        (ResponseItem.FunctionCall) read(CALL.replace("'{}'", "'(not read)'"), Needs.everything());
    assertThat(Unread.is(call.arguments())).isFalse();
  }

  @Test
  void partsOfAnOutputKeepTheirShape() {
    String output =
        "{'type':'function_call_output','call_id':'c','output':[{'type':'input_text','text':'x'},"
            + "{'type':'input_image','image_url':'u','detail':'low'},{'type':'new','a':{'b':1}}]}";
    assertThat(read(output, Needs.nothing()))
        .isEqualTo(
            new ResponseItem.FunctionCallOutput(
                null,
                "c",
                new ToolOutput.Parts(
                    List.of(
                        new ToolOutput.InputText(Unread.TEXT),
                        new ToolOutput.InputImage(Unread.TEXT, null, "low"),
                        new ToolOutput.Unknown("new", Map.of("a", Unread.JSON)))),
                null));
    assertThat(read(output.replace("[", "'t','more':["), Needs.nothing()))
        .isEqualTo(
            new ResponseItem.FunctionCallOutput(null, "c", new ToolOutput.Text(Unread.TEXT), null));
  }

  @Test
  void otherLongValuesKeepTheirShapeToo() {
    assertThat(
            read(
                "{'type':'local_shell_call','status':'completed',"
                    + "'action':{'type':'exec','command':['a','b'],'env':{'c':'d'}}}",
                Needs.nothing()))
        .isEqualTo(
            new ResponseItem.LocalShellCall(
                null,
                null,
                "completed",
                new LocalShellAction.Exec(unread(2), Map.of("env", Unread.JSON)),
                null));
    assertThat(read("{'type':'additional_tools','role':'r','tools':[{},1]}", Needs.nothing()))
        .isEqualTo(new ResponseItem.AdditionalTools(null, "r", List.of(Unread.JSON, Unread.JSON)));
    assertThat(
            read(
                "{'type':'agent_message','author':'a','recipient':'b','content':"
                    + "[{'type':'input_text','text':'x'}]}",
                Needs.nothing()))
        .isEqualTo(
            new ResponseItem.AgentMessage(
                null, "a", "b", List.of(new AgentMessageInput.InputText(Unread.TEXT)), null));
    assertThat(
            read(
                "{'type':'message','role':'user','content':[{'type':'input_text','text':'x'},"
                    + "{'type':'input_image','image_url':'u'}]}",
                Needs.nothing()))
        .isEqualTo(
            new ResponseItem.Message(
                null,
                "user",
                List.of(
                    new ContentItem.InputText("x"),
                    new ContentItem.InputImage(Unread.TEXT, null, null)),
                null,
                null));
  }

  @Test
  void anAbsentValueIsAbsentAndNotUnread() {
    assertThat(read("{'type':'reasoning','summary':[],'encrypted_content':null}", Needs.nothing()))
        .isEqualTo(new ResponseItem.Reasoning(null, List.of(), null, null, null));
  }

  @Test
  void whatStaysUnreadIsCheckedAllTheSame() {
    for (String broken :
        List.of("'{}', ", "'\\x'", "'\\u12'", "'a\tb'", "5", "null", "{}", "['a']")) {
      String line =
          ResponseItemJsonTest.quotes(
              "{'timestamp':'t','type':'response_item','payload':"
                  + CALL.replace("'{}'", broken)
                  + "}");
      assertThat(
              Rollouts.read(
                  line.getBytes(StandardCharsets.UTF_8), Strictness.LENIENT, Needs.nothing()))
          .allMatch(RolloutRecord.Unreadable.class::isInstance);
    }
  }

  @Test
  void everythingAndNothingReadTheSameLinesAlike() {
    Rollouts.all()
        .forEach(
            rollout -> {
              List<RolloutRecord> everything = Rollouts.read(rollout, Strictness.STRICT);
              List<RolloutRecord> nothing =
                  Rollouts.read(Rollouts.bytes(rollout), Strictness.STRICT, Needs.nothing());
              assertThat(nothing.stream().map(NeedsTest::withoutItem).toList())
                  .isEqualTo(everything.stream().map(NeedsTest::withoutItem).toList());
            });
  }

  private static String withoutItem(RolloutRecord record) {
    return record instanceof RolloutRecord.Read read
        ? read.line()
            + " "
            + read.index()
            + " "
            + read.content().item().getClass()
            + read.warnings()
        : record.toString();
  }

  @Test
  void anUnreadValueIsNeverWritten() {
    String sentence =
        "expected a text to write but was one that was left unread; name its component in Needs";
    ObjectMapper host =
        JsonMapper.builder().addModule(TurnmarkJson.module(Strictness.STRICT)).build();
    for (String payload :
        List.of(
            CALL,
            "{'type':'function_call_output','output':'x'}",
            "{'type':'function_call_output','output':[{'type':'input_text','text':'x'}]}",
            "{'type':'additional_tools','role':'r','tools':[1]}",
            "{'type':'local_shell_call','status':'completed',"
                + "'action':{'type':'exec','command':['a']}}",
            "{'type':'tool_search_call','execution':'e','arguments':{}}")) {
      ResponseItem item = (ResponseItem) read(payload, Needs.nothing());
      assertThatThrownBy(() -> TurnmarkJson.write(item))
          .isInstanceOf(IllegalStateException.class)
          .hasMessage(sentence);
      assertThatThrownBy(() -> host.writeValueAsString(item)).hasMessageStartingWith(sentence);
    }
  }

  @Test
  void theChoicesAreTheComponentsThatAreReadByNeed() {
    assertThat(Needs.choices())
        .contains("arguments", "output", "encryptedContent", "imageUrl", "result", "stdout")
        .doesNotContain("role", "status", "content_items");
  }
}
