package dev.turnmark.reference;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.model.ContentItem;
import dev.turnmark.model.ContentItem.InputAudio;
import dev.turnmark.model.ContentItem.InputImage;
import dev.turnmark.model.ContentItem.InputText;
import dev.turnmark.model.ContentItem.OutputText;
import dev.turnmark.model.HookPromptFragment;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.model.TurnItem;
import dev.turnmark.model.UserInput;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReferenceMappingTest {

  private static final String SKILL = "<skill>x</skill>";
  private static final String HOOK = "<hook_prompt hook_run_id=\"r\">Again.</hook_prompt>";
  private static final InputImage UPLOADED = new InputImage(null, "file_1", "high");
  private static final InputAudio SOUND = new InputAudio("a.wav");

  @Test
  void anUploadedImageIsAnImageWithLabelsOfItsOwn() {
    ReferenceDecision decision =
        user(text("<image name=[Image #1]>"), UPLOADED, text("</image>"), text("look"));

    assertThat(decision)
        .isEqualTo(
            new ReferenceDecision(
                new TurnItem.UserMessage(
                    ReferenceMapping.FRESH_ID,
                    null,
                    List.of(new UserInput.Image(UPLOADED), new UserInput.Text("look")),
                    Map.of()),
                true,
                true,
                true,
                Contextual.NONE,
                "response.message",
                true,
                List.of(Verdict.LABEL, Verdict.KEPT, Verdict.LABEL, Verdict.KEPT)));
  }

  @Test
  void imageLabelsBesideASoundStay() {
    assertThat(user(text("<image>"), SOUND, text("</image>")).parts()).containsOnly(Verdict.KEPT);
  }

  @Test
  void anUnknownPartIsDroppedFromWhatAPersonSays() {
    ReferenceDecision decision = user(new ContentItem.Unknown("video", Map.of()), text("go"));

    assertThat(decision.parts()).containsExactly(Verdict.DROPPED, Verdict.KEPT);
    assertThat(decision.turnItem())
        .isEqualTo(
            new TurnItem.UserMessage(
                ReferenceMapping.FRESH_ID, null, List.of(new UserInput.Text("go")), Map.of()));
  }

  @Test
  void theQuestionMarkThatOpensAnInstructionDoesNotCloseIt() {
    assertThat(HookPromptXml.read("<?a?><??><h hook_run_id=\"r\">x</h>"))
        .isEqualTo(new HookPromptFragment("x", "r"));
    assertThat(HookPromptXml.read("<?><?a?><h hook_run_id=\"r\">x</h>")).isNull();
  }

  @Test
  void onlyCapitalLettersOpenACdataSection() {
    assertThat(HookPromptXml.read("<h hook_run_id=\"r\"><![CDATA[x]]></h>"))
        .isEqualTo(new HookPromptFragment("x", "r"));
    assertThat(HookPromptXml.read("<h hook_run_id=\"r\"><![CDaTA[x]]></h>")).isNull();
  }

  @Test
  void aPrefixIsDroppedFromAnAttributeUnlessItIsReserved() {
    assertThat(HookPromptXml.read("<h p:hook_run_id=\"r\">x</h>"))
        .isEqualTo(new HookPromptFragment("x", "r"));
    assertThat(HookPromptXml.read("<h xml:hook_run_id=\"r\">x</h>")).isNull();
    assertThat(HookPromptXml.read("<h xmlns:hook_run_id=\"r\">x</h>")).isNull();
  }

  @Test
  void whiteSpaceAloneIsANameThatMustBeTheSame() {
    assertThat(HookPromptXml.read("<h hook_run_id=\"r\">x< a></></h>"))
        .isEqualTo(new HookPromptFragment("x", "r"));
    assertThat(HookPromptXml.read("<h hook_run_id=\"r\">x< a></ ></h>")).isNull();
  }

  @Test
  void anEnvelopeIsMadeOfWholeCharacters() {
    String envelope =
        "{\"author\":\"/root\",\"recipient\":\"/root/w\",\"content\":\"%s\",\"trigger_turn\":true}";
    assertThat(InterAgentEnvelope.read(envelope.formatted("\\ud83d\\ude00")))
        .isEqualTo(InterAgentEnvelope.TRIGGERING);
    assertThat(InterAgentEnvelope.read(envelope.formatted("\\ud41d\\ude00")))
        .isEqualTo(InterAgentEnvelope.ABSENT);
  }

  @Test
  void anUnknownPartBesideAHookPromptHidesBoth() {
    ReferenceDecision decision = user(text(HOOK), new ContentItem.Unknown("video", Map.of()));

    assertThat(decision)
        .isEqualTo(
            new ReferenceDecision(
                null,
                false,
                false,
                false,
                Contextual.SOME,
                "response.message",
                true,
                List.of(Verdict.HOOK_PROMPT, Verdict.DROPPED)));
  }

  @Test
  void aHookPromptThatIsContextAsWellIsAHookPrompt() {
    String both = "<external_a hook_run_id='r'>x</external_a></external_a hook_run_id='r'>";
    ReferenceDecision decision = user(text(both), text(SKILL));

    assertThat(decision.parts()).containsExactly(Verdict.HOOK_PROMPT, Verdict.CONTEXT);
    assertThat(decision.contextual()).isEqualTo(Contextual.ALL);
    assertThat(decision.turnItem())
        .isEqualTo(
            new TurnItem.HookPrompt("m", List.of(new HookPromptFragment("x", "r")), Map.of()));
  }

  @Test
  void contextThatTheModelSaidHidesNothing() {
    ReferenceDecision decision = user(new OutputText(SKILL));

    assertThat(decision.parts()).containsExactly(Verdict.DROPPED);
    assertThat(decision.userMessage()).isTrue();
  }

  @Test
  void onlyWhatIsNeverWrittenIsNotDurable() {
    assertThat(ReferenceMapping.decide(new ResponseItem.CompactionTrigger()))
        .isEqualTo(nothing("response.compaction_trigger", false));
    assertThat(ReferenceMapping.decide(new ResponseItem.Other()))
        .isEqualTo(nothing("response.other", false));
    assertThat(ReferenceMapping.decide(new ResponseItem.ContextCompaction(null, null, null)))
        .isEqualTo(nothing("response.context_compaction", true));
  }

  @ParameterizedTest
  @ValueSource(strings = {"User", "system", "", "tool"})
  void otherRolesDecideNothing(String role) {
    ReferenceDecision decision = decide(role, text(SKILL), text("go"));

    assertThat(decision)
        .isEqualTo(
            new ReferenceDecision(
                null,
                false,
                false,
                false,
                Contextual.NONE,
                "response.message",
                true,
                List.of(Verdict.DROPPED, Verdict.DROPPED)));
  }

  @Test
  void anEnvelopeOpensATurnAloneInItsMessageAndForksWhenItTriggers() {
    String triggering =
        "{\"author\":\"/root\",\"recipient\":\"/root/w\",\"content\":\"c\",\"trigger_turn\":true}";
    OutputText quiet = new OutputText(triggering.replace("true", "false"));
    OutputText envelope = new OutputText(triggering);

    assertThat(decide("assistant", envelope))
        .extracting(ReferenceDecision::turnBoundary, ReferenceDecision::forkTurn)
        .containsExactly(true, true);
    assertThat(decide("assistant", quiet))
        .extracting(ReferenceDecision::turnBoundary, ReferenceDecision::forkTurn)
        .containsExactly(true, false);
    assertThat(decide("assistant", envelope, envelope))
        .extracting(ReferenceDecision::turnBoundary, ReferenceDecision::forkTurn)
        .containsExactly(false, false);
  }

  @Test
  void whatFailsShrinksToTheTextThatMatters() {
    ResponseItem item = message("user", UPLOADED, text("please do " + SKILL + " now"), text("go"));

    ResponseItem smallest =
        Shrink.smallest(
            item, one -> one instanceof Message m && m.content().toString().contains(SKILL));

    assertThat(smallest).isEqualTo(message("user", text(SKILL)));
  }

  private static ReferenceDecision nothing(String rolloutType, boolean durable) {
    return new ReferenceDecision(
        null, false, false, false, Contextual.NONE, rolloutType, durable, List.of());
  }

  private static ReferenceDecision user(ContentItem... content) {
    return decide("user", content);
  }

  private static ReferenceDecision decide(String role, ContentItem... content) {
    return ReferenceMapping.decide(message(role, content));
  }

  private static Message message(String role, ContentItem... content) {
    return new Message("m", role, List.of(content), null, null);
  }

  private static InputText text(String text) {
    return new InputText(text);
  }
}
