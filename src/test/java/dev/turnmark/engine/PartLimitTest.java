package dev.turnmark.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.turnmark.CodexRules;
import dev.turnmark.model.ContentItem;
import dev.turnmark.model.ResponseItem.Message;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class PartLimitTest {

  private static final long MEMORY = 96L << 20;

  @Test
  void anItemWithMorePartsThanMemoryHasRoomForIsRefused() {
    assertThatThrownBy(() -> PartLimit.check(message(12_289), MEMORY))
        .hasMessage(
            "expected at most 12288 content parts, as many as memory has room for, but was 12289;"
                + " give Java more memory with -Xmx");
  }

  @Test
  void anItemThatFitsIsNot() {
    PartLimit.check(message(12_288), MEMORY);
    try (Classifier classifier = Classifier.of(CodexRules.LOADED)) {
      assertThat(classifier.classify(message(2_000)).undecided()).isEmpty();
    }
  }

  private static Message message(int parts) {
    List<ContentItem> content = Collections.nCopies(parts, new ContentItem.InputText("a"));
    return new Message(null, "user", content, null, null);
  }
}
