package dev.turnmark.fact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.turnmark.model.AgentMessageContent;
import dev.turnmark.model.ContentItem;
import dev.turnmark.model.Json;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.TurnItem;
import dev.turnmark.model.UserInput;
import dev.turnmark.model.WebSearchAction;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** In what two turn items differ. */
class ComparisonTest {

  private static final UserInput PICTURE = new UserInput.Image("data:,a", null, null, Map.of());
  private static final UserInput FILE = new UserInput.LocalImage("/a.png", null, Map.of());
  private static final UserInput SKILL = new UserInput.Skill("s", "/s", Map.of());
  private static final UserInput WORDS = new UserInput.Text("Look.");

  private static TurnItem user(UserInput... content) {
    return new TurnItem.UserMessage("u", null, List.of(content), Map.of());
  }

  private static TurnItem agent(String id, String text, @Nullable String phase) {
    return new TurnItem.AgentMessage(
        id, List.of(new AgentMessageContent.Text(text)), phase, null, Map.of());
  }

  private static List<String> differences(
      @Nullable TurnItem shown, @Nullable TurnItem recorded, String recording) {
    return differences(null, shown, recorded, recording);
  }

  private static List<String> differences(
      @Nullable ResponseItem item,
      @Nullable TurnItem shown,
      @Nullable TurnItem recorded,
      String recording) {
    return new Comparison(item, shown, recorded, Setting.of(recording))
        .differences().stream()
            .map(d -> d.aspect() + ": " + side(d.shown()) + " / " + side(d.recorded()))
            .toList();
  }

  private static String side(@Nullable Object side) {
    if (side instanceof UserInput input) {
      return input instanceof UserInput.Text text ? text.text() : input.type();
    }
    return side instanceof TurnItem item ? item.type() : String.valueOf(side);
  }

  @Test
  void theIdOfAUserMessageSaysNothing() {
    TurnItem other = new TurnItem.UserMessage("other", null, List.of(WORDS), Map.of());
    assertThat(differences(user(WORDS), other, Setting.ITEMS)).isEmpty();
  }

  @Test
  void anIdThatWasMadeUpOrIsMissingSaysNothing() {
    ResponseItem without = new ResponseItem.Message(null, "assistant", List.of(), null, null);
    ResponseItem with = new ResponseItem.Message("m", "assistant", List.of(), null, null);
    TurnItem shown = agent("m", "Hi.", null);
    TurnItem live = agent("live", "Hi.", null);
    assertThat(differences(without, shown, live, Setting.ITEMS)).isEmpty();
    assertThat(differences(with, shown, live, Setting.ITEMS)).containsExactly("id: m / live");
    assertThat(differences(with, shown, agent("", "Hi.", null), Setting.EVENTS)).isEmpty();
  }

  @Test
  void asManyPartsOnBothSidesAreComparedPlaceByPlace() {
    assertThat(
            differences(
                user(PICTURE, WORDS, new UserInput.Text("No file.")),
                user(FILE, WORDS, FILE),
                Setting.ITEMS))
        .containsExactly("part: image / local_image", "part: No file. / local_image");
  }

  @Test
  void morePartsOnOneSideAreMatchedByTheirMedium() {
    assertThat(differences(user(PICTURE, WORDS), user(SKILL, FILE, WORDS), Setting.ITEMS))
        .containsExactly("part: image / local_image", "part: null / skill");
    assertThat(differences(user(WORDS, PICTURE), user(WORDS), Setting.ITEMS))
        .containsExactly("part: image / null");
    assertThat(differences(user(), user(WORDS, FILE), Setting.ITEMS))
        .containsExactly("part: null / Look.", "part: null / local_image");
  }

  @Test
  void anEventTellsTheWordsInOneText() {
    assertThat(
            differences(
                user(WORDS, PICTURE, WORDS),
                user(new UserInput.Text("Look.Look."), PICTURE),
                Setting.EVENTS))
        .isEmpty();
    assertThat(differences(user(PICTURE), user(new UserInput.Text(""), PICTURE), Setting.EVENTS))
        .isEmpty();
  }

  @Test
  void whatAPartHasBesideItsWordsOrItsPictureIsComparedByItself() {
    UserInput marked = new UserInput.Text("Look.", List.of(new Json("{}")), Map.of());
    UserInput close = new UserInput.Image("data:,a", null, "high", Map.of());
    assertThat(differences(user(WORDS, close), user(marked, PICTURE), Setting.ITEMS))
        .containsExactly("text_elements: [] / [Json[text={}]]", "detail: high / null");
  }

  @Test
  void otherItemsAreComparedFieldByField() {
    assertThat(
            differences(
                agent("m", "Hi.", "commentary"), agent("m", "Ho.", "final_answer"), Setting.EVENTS))
        .containsExactly("part: Hi. / Ho.", "phase: commentary / final_answer");
    assertThat(
            differences(
                new TurnItem.Reasoning("r", List.of("a"), List.of("b"), Map.of()),
                new TurnItem.Reasoning("r", List.of("a"), List.of(), Map.of()),
                Setting.ITEMS))
        .containsExactly("raw_content: [b] / []");
    assertThat(
            differences(
                TurnItem.WebSearch.of("", "q", WebSearchAction.Other.UNSPECIFIED),
                TurnItem.WebSearch.of("w", "p", WebSearchAction.Other.UNSPECIFIED),
                Setting.ITEMS))
        .containsExactly("id:  / w", "query: q / p");
  }

  @Test
  void itemsOfTwoKindsOrWithOneSideMissingDifferAsAWhole() {
    assertThat(differences(agent("m", "Hi.", null), user(WORDS), Setting.ITEMS))
        .containsExactly("item: AgentMessage / UserMessage");
    assertThat(differences(null, user(WORDS), Setting.ITEMS))
        .containsExactly("item: null / UserMessage");
    assertThat(differences(user(WORDS), null, Setting.ITEMS))
        .containsExactly("item: UserMessage / null");
  }

  @Test
  void anItemThatIsNeitherShownNorRecordedAgrees() {
    ResponseItem item =
        new ResponseItem.Message(
            null, "developer", List.of(new ContentItem.InputText("x")), null, null);
    assertThat(differences(item, null, null, Setting.ITEMS)).isEmpty();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Comparison(null, null, null, Setting.of(Setting.ITEMS)))
        .withMessage("a comparison has at least one side");
  }

  @Test
  void aKindIsOneWord() {
    Difference difference =
        new Comparison(null, null, user(WORDS), Setting.of(Setting.ITEMS)).differences().get(0);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Explained(difference, "Local image"))
        .withMessage("a kind is one word in small letters, but was Local image");
  }
}
