package dev.turnmark.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.model.ContentItem;
import dev.turnmark.model.EventMsg;
import dev.turnmark.model.Json;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.RolloutLine;
import dev.turnmark.model.ToolOutput;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where we are more lenient than Codex, and where not; and what a strict reader says instead. */
class LeniencyTest {

  private static final String META =
      item(
          "session_meta",
          "{'id':'01900000-0000-7000-8000-000000000001','timestamp':'t','cwd':'/',"
              + "'originator':'o','cli_version':'1'}");

  private static String quotes(String json) {
    return ResponseItemJsonTest.quotes(json);
  }

  private static String item(String type, String payload) {
    return quotes("{'timestamp':'t','type':'" + type + "','payload':" + payload + "}");
  }

  private static String response(String payload) {
    return item("response_item", payload);
  }

  private static String user(String content) {
    return response("{'type':'message','role':'user','content':[" + content + "]}");
  }

  private static RolloutRecord only(String line, Strictness strictness) {
    List<RolloutRecord> records = Rollouts.read(line, strictness);
    assertThat(records).hasSize(1);
    return records.get(0);
  }

  private static String reason(String line, Strictness strictness) {
    return ((RolloutRecord.Unreadable) only(line, strictness)).reason();
  }

  private static RolloutRecord.Read read(String line, Strictness strictness) {
    RolloutRecord record = only(line, strictness);
    assertThat(record).isInstanceOf(RolloutRecord.Read.class);
    return (RolloutRecord.Read) record;
  }

  static Stream<Arguments> keptWithAWarning() {
    return Stream.of(
        Arguments.of(
            response("{'type':'message','role':'assistant','content':[],'phase':'analysis'}"),
            "expected commentary or final_answer but was \"analysis\" at $.payload.phase",
            new ResponseItem.Message(null, "assistant", List.of(), "analysis", null)),
        Arguments.of(
            user("{'type':'input_image','image_url':'u','detail':'HIGH'}"),
            "expected auto, low, high or original but was \"HIGH\" at $.payload.content[0].detail",
            new ResponseItem.Message(
                null, "user", List.of(new ContentItem.InputImage("u", null, "HIGH")), null, null)),
        Arguments.of(
            user("{'type':'input_video','url':'u'}"),
            "expected input_audio, input_image, input_text or output_text but was"
                + " \"input_video\" at $.payload.content[0].type",
            new ResponseItem.Message(
                null,
                "user",
                List.of(new ContentItem.Unknown("input_video", Map.of("url", new Json("\"u\"")))),
                null,
                null)),
        Arguments.of(
            response("{'type':'web_search_call','id':5,'status':[]}"),
            "expected a string but was a number at $.payload.id",
            new ResponseItem.WebSearchCall(null, null, null, null)),
        Arguments.of(
            response("{'type':'web_search_call','action':{}}"),
            "expected a string but was nothing at $.payload.action.type",
            new ResponseItem.WebSearchCall(null, null, null, null)),
        Arguments.of(
            response("{'type':'function_call_output','output':'o'}"),
            "expected a string but was nothing at $.payload.call_id",
            new ResponseItem.FunctionCallOutput(null, null, new ToolOutput.Text("o"), null)),
        Arguments.of(
            user("{'type':'input_image','file_id':'f'}"),
            "expected a string but was nothing at $.payload.content[0].image_url",
            new ResponseItem.Message(
                null, "user", List.of(new ContentItem.InputImage(null, "f", null)), null, null)),
        Arguments.of(
            quotes("{'type':'response_item','payload':{'type':'compaction_trigger'}}"),
            "expected a string but was nothing at $.timestamp",
            new ResponseItem.CompactionTrigger()),
        Arguments.of(
            quotes(
                "{'timestamp':'t','ordinal':-3,'type':'response_item',"
                    + "'payload':{'type':'compaction_trigger'}}"),
            "expected a whole number from 0 but was -3 at $.ordinal",
            new ResponseItem.CompactionTrigger()),
        Arguments.of(
            quotes(
                "{'timestamp':'t','ordinal':1.0,'type':'response_item',"
                    + "'payload':{'type':'compaction_trigger'}}"),
            "expected a whole number from 0 but was 1.0 at $.ordinal",
            new ResponseItem.CompactionTrigger()),
        Arguments.of(
            META.replace("\"cwd\":\"/\",", ""),
            "expected a string but was nothing at $.payload.cwd",
            new RolloutItem.SessionMeta(
                "01900000-0000-7000-8000-000000000001",
                null,
                "t",
                null,
                "o",
                "1",
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null)),
        Arguments.of(
            META.replace("01900000-", ""),
            "expected a UUID but was \"0000-7000-8000-000000000001\" at $.payload.id",
            new RolloutItem.SessionMeta(
                "0000-7000-8000-000000000001",
                null,
                "t",
                "/",
                "o",
                "1",
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null)),
        Arguments.of(
            item(
                "turn_context",
                "{'cwd':'/','approval_policy':'a','sandbox_policy':{},'model':'m'}"),
            "expected a value but was nothing at $.payload.summary",
            new RolloutItem.TurnContext(null, "/", new Json("\"a\""), new Json("{}"), "m", null)),
        Arguments.of(
            user("{'type':'input_text','text':'a\\ud800b'}"),
            "expected whole surrogate pairs but was one half at byte 123 at $",
            new ResponseItem.Message(
                null, "user", List.of(new ContentItem.InputText("a\ud800b")), null, null)));
  }

  @ParameterizedTest
  @MethodSource("keptWithAWarning")
  void aLenientReaderKeepsWhatAStrictOneRefuses(String line, String sentence, RolloutItem kept) {
    RolloutRecord.Read read = read(line, Strictness.LENIENT);
    assertThat(read.content().item()).isEqualTo(kept);
    assertThat(read.index()).isNull();
    assertThat(read.warnings()).first().hasToString(sentence);
    assertThat(reason(line, Strictness.STRICT)).isEqualTo(sentence);
  }

  @ParameterizedTest
  @ValueSource(strings = {"STRICT", "LENIENT"})
  void unknownEventsAndLinesAreKeptWithoutAnIndex(Strictness strictness) {
    String event = item("event_msg", "{'type':'background_event','message':'x'}");
    RolloutRecord.Read unknownEvent = read(event, strictness);
    assertThat(unknownEvent)
        .isEqualTo(
            new RolloutRecord.Read(
                1,
                null,
                new RolloutLine("t", null, new EventMsg.Other("background_event", false), null),
                List.of()));
    RolloutRecord.Read unknownLine = read(item("token_usage_record", "[{'a':1}]"), strictness);
    assertThat(unknownLine)
        .isEqualTo(
            new RolloutRecord.Read(
                1,
                null,
                new RolloutLine("t", null, new RolloutItem.Unknown("token_usage_record"), null),
                List.of()));
    RolloutRecord.Read reference =
        read(item("rollout_reference", "{'rollout_path':'x','thread_id':'a'}"), strictness);
    assertThat(reference)
        .isEqualTo(
            new RolloutRecord.Read(
                1,
                null,
                new RolloutLine("t", null, new RolloutItem.RolloutReference("a"), null),
                List.of()));
  }

  static Stream<String> unreadable() {
    String good = user("{'type':'input_text','text':'x'}");
    return Stream.of(
        good.replace("\"x\"", "NaN"),
        item("world_state", "{'full':true,'state':NaN}"),
        item("world_state", "{'full':true,'state':[1,]}"),
        user("{'type':'input_text','text':'a\tb'}"),
        response("['message',null,'user',[],null,null]"),
        user("['input_text','x']"),
        response("{'type':'message','content':[]}"),
        response("{'type':'message','role':null,'content':[]}"),
        response("{'type':'message','role':'user','content':'plain'}"),
        response("{'type':'message','role':'user','content':null}"),
        user("{'type':'input_text'}"),
        user("{}"),
        user("{'type':'input_image'}"),
        response("{'type':'function_call_output','call_id':'c','output':{'content':'x'}}"),
        response("{'id':'x'}"),
        item("event_msg", "{'type':'thread_rolled_back','num_turns':-1}"),
        item("event_msg", "{'type':'thread_rolled_back','num_turns':4294967296}"),
        item("event_msg", "{'type':'thread_rolled_back','num_turns':1.0}"),
        item("event_msg", "{'type':'thread_rolled_back','num_turns':123456789012345678901}"),
        item("event_msg", "{'type':'thread_rolled_back'}"),
        item("event_msg", "{'message':'x'}"),
        quotes("{'timestamp':'t','payload':{}}"),
        quotes("{'timestamp':'t','type':'compacted'}"),
        quotes("[1]"),
        quotes("{'type':'message','role':'user','content':[]}"),
        good + good,
        good.substring(0, 60),
        good + "\0\0\0",
        "\0\0\0\0" + good);
  }

  @ParameterizedTest
  @MethodSource("unreadable")
  void someLinesAreUnreadableToBothAndCostNoOther(String line) {
    for (Strictness strictness : Strictness.values()) {
      List<RolloutRecord> records =
          Rollouts.read(META + "\n" + line + "\n" + user("") + "\n", strictness);
      assertThat(records).hasSize(3);
      assertThat(records.get(1)).isInstanceOf(RolloutRecord.Unreadable.class);
      assertThat(records.get(1).line()).isEqualTo(2);
      assertThat(((RolloutRecord.Read) records.get(2)).index()).isEqualTo(1);
    }
  }

  @Test
  void codexReads127LevelsAndWeReadAThousand() {
    assertThat(read(nested(127), Strictness.STRICT).index()).isZero();
    assertThat(read(nested(127), Strictness.LENIENT).warnings()).isEmpty();
    assertThat(reason(nested(128), Strictness.STRICT))
        .isEqualTo("expected at most 127 levels but was 128 levels at $");
    assertThat(read(nested(128), Strictness.LENIENT).warnings())
        .containsExactly(new Warning("$", "expected at most 127 levels but was 128 levels"));
    assertThat(read(nested(1000), Strictness.LENIENT).index()).isNull();
    assertThat(reason(nested(1001), Strictness.LENIENT))
        .isEqualTo("expected at most 1000 levels but was nested deeper");
  }

  /** A line of so many levels. */
  private static String nested(int levels) {
    int arrays = levels - 2;
    return item(
        "world_state", "{'full':true,'state':" + "[".repeat(arrays) + "]".repeat(arrays) + "}");
  }

  @Test
  void depthCountsInWhatALaterKeyOverrules() {
    String line =
        nested(128)
            .replace(
                "\"timestamp\"",
                "\"payload\":" + "[".repeat(127) + "]".repeat(127) + ",\"timestamp\"");
    assertThat(reason(line, Strictness.STRICT))
        .isEqualTo("expected at most 127 levels but was 128 levels at $");
  }

  @Test
  void badBytesCostTheirLineOnly() {
    byte[] good =
        (user("{'type':'input_text','text':'x'}") + "\n").getBytes(StandardCharsets.UTF_8);
    byte[] bytes = new byte[good.length * 3];
    for (int i = 0; i < 3; i++) {
      System.arraycopy(good, 0, bytes, i * good.length, good.length);
    }
    int x = new String(good, StandardCharsets.UTF_8).indexOf('x', 100);
    bytes[good.length + x] = (byte) 0xE6;
    for (Strictness strictness : Strictness.values()) {
      List<RolloutRecord> records = Rollouts.read(bytes, strictness, Needs.nothing());
      assertThat(records.get(1))
          .isEqualTo(
              new RolloutRecord.Unreadable(2, "expected UTF-8 but was the byte 0xE6 at byte " + x));
      assertThat(records)
          .filteredOn(RolloutRecord.Read.class::isInstance)
          .extracting(record -> Objects.requireNonNull(((RolloutRecord.Read) record).index()))
          .containsExactly(0, 1);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"{\0\0\0\0\0\0\0\u0017x", "\0{\0\"", "\0\0\0{\u0001\u0002\u0003\u0004", "{\0}\0"})
  void aFirstLineThatLooksLikeAnotherEncodingIsUnreadableAndCostsNoOther(String line) {
    List<RolloutRecord> records =
        Rollouts.read(line + "\n" + item("event_msg", "{'type':'error'}"), Strictness.STRICT);
    assertThat(records).hasSize(2);
    assertThat(records.get(0)).isInstanceOf(RolloutRecord.Unreadable.class);
    assertThat(records.get(1)).isInstanceOf(RolloutRecord.Read.class);
    assertThat(LoneRecord.read(line.getBytes(StandardCharsets.UTF_8), Strictness.STRICT))
        .isInstanceOf(RolloutRecord.Unreadable.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"STRICT", "LENIENT"})
  void aByteOrderMarkIsAcceptedOnTheFirstLineOnlyAndHasNoIndexInCodex(Strictness strictness) {
    String line = "\ufeff" + META;
    List<RolloutRecord> records = Rollouts.read(line + "\r\n" + line + "\r\n" + META, strictness);
    assertThat(records).hasSize(3);
    assertThat(((RolloutRecord.Read) records.get(0)).index()).isNull();
    assertThat(records.get(1))
        .isEqualTo(
            new RolloutRecord.Unreadable(
                2, "expected well-formed JSON but was the byte 0xEF at byte 0"));
    assertThat(((RolloutRecord.Read) records.get(2)).index()).isZero();
  }

  @Test
  void anEmptyFileIsAProblemForAStrictReaderOnly() throws Exception {
    for (String empty : List.of("", "\n", " \t\u0085\u3000\r\n\n")) {
      byte[] bytes = empty.getBytes(StandardCharsets.UTF_8);
      assertThat(problem(bytes, Strictness.STRICT))
          .contains("expected at least one record but was an empty file");
      assertThat(problem(bytes, Strictness.LENIENT)).isEmpty();
      assertThat(Rollouts.read(bytes, Strictness.LENIENT, Needs.everything())).isEmpty();
    }
  }

  @Test
  void anUnknownHistoryModeOfTheFirstSessionCostsCodexTheFile() throws Exception {
    String odd = META.replace("\"cwd\"", "\"history_mode\":\"holographic\",\"cwd\"");
    String sentence =
        "expected legacy or paginated but was \"holographic\" at $.payload.history_mode";
    assertThat(problem((odd + "\n").getBytes(StandardCharsets.UTF_8), Strictness.STRICT))
        .contains(sentence);
    assertThat(problem((META + "\n" + odd).getBytes(StandardCharsets.UTF_8), Strictness.STRICT))
        .isEmpty();
    assertThat(read(odd, Strictness.LENIENT).warnings()).first().hasToString(sentence);
  }

  private static Optional<String> problem(byte[] bytes, Strictness strictness) throws Exception {
    try (RolloutReader reader =
        new RolloutReader(new ByteArrayInputStream(bytes), "f", strictness, Needs.everything())) {
      reader.forEachRemaining(record -> {});
      return reader.problem();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"STRICT", "LENIENT"})
  void ghostSnapshotsVanish(Strictness strictness) {
    String ghost = response("{'type':'ghost_snapshot','ghost_commit':{}}");
    String compacted =
        item(
            "compacted",
            "{'message':'m','replacement_history':[{'type':'ghost_snapshot'},{'type':'compaction_trigger'}]}");
    List<RolloutRecord> records = Rollouts.read(ghost + "\n" + compacted, strictness);
    assertThat(records)
        .containsExactly(
            new RolloutRecord.Read(
                2,
                0,
                new RolloutLine(
                    "t",
                    null,
                    new RolloutItem.Compacted("m", List.of(new ResponseItem.CompactionTrigger())),
                    null),
                List.of()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"STRICT", "LENIENT"})
  void flatFilesAreReadAlthoughCodexNoLongerDoes(Strictness strictness) {
    String flat =
        quotes(
            """
            {'id':'a','timestamp':'t','instructions':null,'git':{}}
            {'record_type':'state'}
            {'type':'compaction_trigger'}
            {'type':'message'}
            {'nothing':1}
            {'type':'ghost_snapshot'}
            {'type':'brand_new'}
            """);
    RolloutItem.SessionMeta meta =
        new RolloutItem.SessionMeta(
            "a", null, "t", null, null, null, null, null, null, null, null, null, null, null);
    assertThat(Rollouts.read(flat, strictness))
        .containsExactly(
            bare(1, 0, meta),
            bare(2, 1, new RolloutItem.Unknown("record_type")),
            bare(3, 2, new ResponseItem.CompactionTrigger()),
            new RolloutRecord.Unreadable(4, "expected a string but was nothing at $.role"),
            new RolloutRecord.Unreadable(5, "expected a string but was nothing at $.type"),
            bare(7, 3, new ResponseItem.Other()));
  }

  private static RolloutRecord.Read bare(int line, int index, RolloutItem item) {
    return new RolloutRecord.Read(line, index, new RolloutLine(null, null, item, null), List.of());
  }

  @Test
  void aBrokenFirstLineDoesNotHideThatTheFileIsFlat() {
    String flat = quotes("{'id':'a','timest\n{'type':'compaction_trigger'}\n");
    assertThat(Rollouts.read(flat, Strictness.LENIENT))
        .containsExactly(
            new RolloutRecord.Unreadable(
                1, "expected the rest of the record but was cut off after 17 bytes"),
            bare(2, 0, new ResponseItem.CompactionTrigger()));
  }

  @Test
  void aTurnItemInCamelCaseIsReadAsWhatItMeansUnlessStrict() {
    String camel =
        item(
            "event_msg",
            "{'type':'item_completed','item':{'type':'userMessage','id':'x','content':"
                + "[{'type':'text','text':'real'}]}}");
    Warning warning =
        new Warning("$.payload.item.type", "expected \"UserMessage\" but was \"userMessage\"");
    RolloutRecord.Read lenient = read(camel, Strictness.LENIENT);
    assertThat(lenient.content().item())
        .isEqualTo(read(camel.replace("userM", "UserM"), Strictness.STRICT).content().item())
        .isInstanceOf(EventMsg.ItemCompleted.class);
    assertThat(lenient.index()).isZero();
    assertThat(lenient.warnings()).containsExactly(warning);
    RolloutRecord.Read strict = read(camel, Strictness.STRICT);
    assertThat(strict.content().item()).isEqualTo(new EventMsg.Other("item_completed", true));
    assertThat(strict.index()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"STRICT", "LENIENT"})
  void anEventThatMakesNoSenseIsStillThatEvent(Strictness strictness) {
    RolloutRecord.Read read =
        read(
            item("event_msg", "{'type':'item_completed','item':{'type':'Hologram','id':'x'}}"),
            strictness);
    assertThat(read.content().item()).isEqualTo(new EventMsg.Other("item_completed", true));
    assertThat(read.index()).isZero();
    assertThat(read.warnings())
        .containsExactly(
            new Warning("$.payload.item.type", "expected a known type but was \"Hologram\""));
  }
}
