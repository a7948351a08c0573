package dev.turnmark.fact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class WhiteSpaceTest {

  private static final Set<Integer> WHITE_SPACE =
      IntStream.of(
              0x9, 0xA, 0xB, 0xC, 0xD, 0x20, 0x85, 0xA0, 0x1680, 0x2000, 0x2001, 0x2002, 0x2003,
              0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009, 0x200A, 0x2028, 0x2029, 0x202F,
              0x205F, 0x3000)
          .boxed()
          .collect(Collectors.toSet());

  @Test
  void isTheseTwentyFiveCharactersAndNoOther() {
    Set<Integer> found =
        IntStream.rangeClosed(0, Character.MAX_CODE_POINT)
            .filter(WhiteSpace::contains)
            .boxed()
            .collect(Collectors.toSet());

    assertThat(found).isEqualTo(WHITE_SPACE);
  }

  @Test
  void differsFromWhatJavaTakesForWhiteSpace() {
    assertThat(List.of(0x85, 0xA0, 0x2007, 0x202F))
        .allMatch(WhiteSpace::contains)
        .noneMatch(Character::isWhitespace);
    assertThat(List.of(0x1C, 0x1D, 0x1E, 0x1F))
        .noneMatch(WhiteSpace::contains)
        .allMatch(Character::isWhitespace);
    assertThat(List.of(0x180E, 0x200B, 0xFEFF)).noneMatch(WhiteSpace::contains);
  }

  @Test
  void isAllOfATextWithNothingElseInIt() {
    assertThat(List.of("", " ", "\u0085\u3000\n")).allMatch(WhiteSpace::isAllOf);
    assertThat(List.of("x", " x", "\u001F", "\uFEFF")).noneMatch(WhiteSpace::isAllOf);
  }

  @Test
  void trimsWhatALoopOverCodePointsTrims() {
    Random random = new Random(1);
    for (int i = 0; i < 20_000; i++) {
      String text =
          Texts.of(random, 8, " ", "\n", "\u0085", "\u2003", "\u001F", "x", "😀", "\uFEFF");
      int[] codePoints = text.codePoints().toArray();
      int start = 0;
      while (start < codePoints.length && WHITE_SPACE.contains(codePoints[start])) {
        start++;
      }
      int end = codePoints.length;
      while (end > start && WHITE_SPACE.contains(codePoints[end - 1])) {
        end--;
      }

      Span trimmed = Span.trimmed(text);

      assertThat(text.substring(trimmed.start(), trimmed.end()))
          .isEqualTo(new String(codePoints, start, end - start));
    }
  }
}
