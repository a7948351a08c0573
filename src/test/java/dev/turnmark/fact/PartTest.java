package dev.turnmark.fact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.model.ContentItem;
import dev.turnmark.model.ContentItem.InputText;
import dev.turnmark.model.Passthrough;
import dev.turnmark.model.ResponseItem.Message;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class PartTest {

  private static final List<ContentItem> TWO = List.of(new InputText("a"), new InputText("b"));

  @Test
  void theKindOfAPartStandsAtItsPlaceInTheNotes() {
    assertThat(kinds(new Passthrough("t", List.of("user.text", "shell.user_command"))))
        .containsExactly("user.text", "shell.user_command");
  }

  @Test
  void notesThatDoNotMatchThePartsSayNothingOfAny() {
    assertThat(kinds(new Passthrough("t", List.of("user.text")))).containsExactly(null, null);
    assertThat(kinds(new Passthrough("t", List.of("user.text", "unknown", "unknown"))))
        .containsExactly(null, null);
    assertThat(kinds(new Passthrough("t", null))).containsExactly(null, null);
    assertThat(kinds(null)).containsExactly(null, null);
  }

  private static List<@Nullable String> kinds(@Nullable Passthrough notes) {
    return Part.partsOf(new Message(null, "user", TWO, null, notes)).stream()
        .<@Nullable String>map(Part::kind)
        .toList();
  }
}
