package dev.turnmark.fact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.model.Json;
import org.junit.jupiter.api.Test;

class LineNotesTest {

  @Test
  void onlyWhatIsTrueIsNotedAndOnlyOfTheLineItself() {
    assertThat(
            LineNotes.of(
                new Json("{\"a\":true,\"b\":false,\"c\":{\"d\":true},\"e\":[true],\"f\":true}")))
        .containsExactly("a", "f");
  }

  @Test
  void nothingIsNotedByAnythingButAnObject() {
    assertThat(LineNotes.of(null)).isEmpty();
    assertThat(LineNotes.of(new Json("[true]"))).isEmpty();
    assertThat(LineNotes.of(new Json("true"))).isEmpty();
  }
}
