package dev.turnmark.fact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class AsciiFoldingTest {

  @Test
  void foldsTheLettersOfAsciiAndNothingElse() {
    StringBuilder folded = new StringBuilder();
    for (char c = 0; c < Character.MAX_VALUE; c++) {
      for (char other : new char[] {'a', 'i', 'k', 's', 'z', '@', '[', '`', '{', 'ä'}) {
        if (c != other && startsWith(String.valueOf(c), String.valueOf(other))) {
          folded.append(c).append(other);
        }
      }
    }

    assertThat(folded).hasToString("AaIiKkSsZz");
  }

  @Test
  void looksOnlyAtTheStretchGiven() {
    assertThat(AsciiFolding.startsWith("xaby", new Span(1, 3), "AB")).isTrue();
    assertThat(AsciiFolding.endsWith("xaby", new Span(1, 3), "AB")).isTrue();
    assertThat(AsciiFolding.startsWith("xaby", new Span(1, 2), "AB")).isFalse();
    assertThat(AsciiFolding.endsWith("xaby", new Span(2, 3), "AB")).isFalse();
  }

  @Test
  void agreesWithFoldingEachCharacterByItself() {
    Random random = new Random(2);
    String[] pieces = {"a", "A", "k", "K", "\u212A", "i", "\u0131", "İ", "ſ", "s", "😀", "é", "É"};
    for (int i = 0; i < 50_000; i++) {
      String text = Texts.of(random, 4, pieces);
      String marker = Texts.of(random, 2, pieces);

      assertThat(startsWith(text, marker))
          .as("%s starts with %s", text, marker)
          .isEqualTo(folded(text).startsWith(folded(marker)));
      assertThat(AsciiFolding.endsWith(text, new Span(0, text.length()), marker))
          .as("%s ends with %s", text, marker)
          .isEqualTo(folded(text).endsWith(folded(marker)));
    }
  }

  private static boolean startsWith(String text, String prefix) {
    return AsciiFolding.startsWith(text, new Span(0, text.length()), prefix);
  }

  private static String folded(String text) {
    String folded = text;
    for (char c = 'A'; c <= 'Z'; c++) {
      folded = folded.replace(c, "abcdefghijklmnopqrstuvwxyz".charAt(c - 'A'));
    }
    return folded;
  }
}
