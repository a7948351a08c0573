package dev.turnmark.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SpellingTest {

  private static final List<String> KNOWN = List.of("role", "content", "phase", "hasFragment");

  @Test
  void aSlipOfTheKeysIsSeenThrough() {
    assertThat(List.of("rol", "roel", "Role", "rle", "rolle", "contnet", "hasfragmnt"))
        .map(word -> Spelling.nearest(word, KNOWN).orElse("nothing"))
        .containsExactly("role", "role", "role", "role", "role", "content", "hasFragment");
  }

  @Test
  void anotherWordIsNotASlip() {
    assertThat(List.of("text", "kind", "x", "role"))
        .map(word -> Spelling.hint(word, KNOWN))
        .containsOnly("");
  }
}
