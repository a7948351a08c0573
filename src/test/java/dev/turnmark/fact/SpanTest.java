package dev.turnmark.fact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class SpanTest {

  @Test
  void trimmedLeavesOutTheWhiteSpaceOfBothEnds() {
    assertThat(Span.trimmed("\u0085 a b\u00A0\n")).isEqualTo(new Span(2, 5));
    assertThat(Span.trimmed("😀")).isEqualTo(new Span(0, 2));
    assertThat(Span.trimmed("\u001Fx\uFEFF")).isEqualTo(new Span(0, 3));
  }

  @Test
  void ofATextWithoutWordsIsEmptyAtItsEnd() {
    assertThat(Span.trimmed("")).isEqualTo(new Span(0, 0));
    assertThat(Span.trimmed(" \n\u3000")).isEqualTo(new Span(3, 3));
  }

  @Test
  void endsNotBeforeItStartsAndStartsNotBeforeTheText() {
    assertThat(new Span(2, 2).length()).isZero();
    assertThatThrownBy(() -> new Span(2, 1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Span(-1, 1)).isInstanceOf(IllegalArgumentException.class);
  }
}
