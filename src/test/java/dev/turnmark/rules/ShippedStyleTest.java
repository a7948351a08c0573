package dev.turnmark.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class ShippedStyleTest {

  @Test
  void thereIsNothingToSayOfTheShippedPack() {
    assertThat(RuleReview.of(List.of(Path.of("rules/codex"))).remarks()).isEmpty();
  }
}
