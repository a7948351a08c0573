package dev.turnmark.rollout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.audit.Contextual;
import dev.turnmark.audit.Decision;
import dev.turnmark.model.AgentMessageInput;
import dev.turnmark.model.ContentItem;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.TurnItem;
import dev.turnmark.model.Unread;
import dev.turnmark.model.UserInput;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class FirstWordsTest {

  @Test
  void partsStandOnOneLineWithPicturesAndSoundsNamed() {
    assertThat(
            shown(
                new UserInput.Text("  Fix\n\n the\tfooter "),
                new UserInput.Image("data:", null, null, Map.of()),
                new UserInput.Audio("data:", Map.of()),
                new UserInput.Text("now")))
        .isEqualTo("Fix the footer [image] [audio] now");
  }

  @Test
  void whatIsLongerIsCutAndNoCharacterInHalf() {
    assertThat(shown(new UserInput.Text("x".repeat(80) + " \n"))).isEqualTo("x".repeat(80));
    assertThat(shown(new UserInput.Text("x".repeat(81)))).isEqualTo("x".repeat(79) + "\u2026");
    assertThat(shown(new UserInput.Text("x".repeat(78) + "\uD83D\uDE00 and more")))
        .isEqualTo("x".repeat(78) + "\u2026");
  }

  @Test
  void whatIsNotShownAsAPromptSaysTheWordsItHolds() {
    assertThat(
            FirstWords.of(
                decision(
                    new ResponseItem.Message(
                        null,
                        "assistant",
                        List.of(
                            new ContentItem.OutputText("{\"author\":"),
                            new ContentItem.InputText("x")),
                        null,
                        null),
                    null)))
        .isEqualTo("{\"author\": x");
    assertThat(
            FirstWords.of(
                new RolloutItem.InterAgentCommunication(
                    null, "/root", "/root/scout", null, "Count the lines.", null, true)))
        .isEqualTo("Count the lines.");
  }

  @Test
  void whatWasSealedOrNotReadHasNoWords() {
    assertThat(
            FirstWords.of(
                new ResponseItem.AgentMessage(
                    null,
                    "/root",
                    "/root/scout",
                    List.of(
                        new AgentMessageInput.EncryptedContent("AA=="),
                        new AgentMessageInput.InputText(Unread.TEXT)),
                    null)))
        .isEmpty();
    assertThat(FirstWords.of(new RolloutItem.InterAgentCommunicationMetadata(true))).isEmpty();
  }

  private static String shown(UserInput... content) {
    ResponseItem.Message item = new ResponseItem.Message(null, "user", List.of(), null, null);
    return FirstWords.of(
        decision(item, new TurnItem.UserMessage("id", null, List.of(content), Map.of())));
  }

  private static Decision decision(ResponseItem item, @Nullable TurnItem turnItem) {
    return new Decision(
        item,
        turnItem,
        List.of("turn_boundary"),
        "response.message",
        true,
        true,
        Contextual.NONE,
        List.of(),
        List.of(),
        List.of("a test made it"),
        "");
  }
}
