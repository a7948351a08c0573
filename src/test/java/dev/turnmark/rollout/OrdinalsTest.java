package dev.turnmark.rollout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.turnmark.model.EventMsg;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.RolloutLine;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** https://github.com/openai/codex/issues/42027, 40537 and 45150. */
class OrdinalsTest {

  @Test
  void ordinalsMayBeginAnywhereAndGoOnOneByOne() {
    assertThat(faults(23L, 24L, 25L)).isEmpty();
  }

  @Test
  void aNumberThatComesTwiceIsToldOnce() {
    assertThat(faults(2935L, 2936L, 2936L, 2937L)).containsExactly(fault(3, 3, 2937L, 2936L));
    assertThat(fault(3, 3, 2937L, 2936L).sentence())
        .isEqualTo("expected ordinal 2937 but was 2936");
  }

  @Test
  void numbersThatAreMissingAreToldOnce() {
    assertThat(faults(1L, 2L, 5L, 6L)).containsExactly(fault(3, 3, 3L, 5L));
  }

  @Test
  void aFallBackIsToldOnce() {
    assertThat(faults(7L, 8L, 4L, 5L)).containsExactly(fault(3, 3, 9L, 4L));
  }

  @Test
  void aLineWithoutAnOrdinalAmongOthersIsTold() {
    assertThat(faults(1L, null, null, 2L)).containsExactly(fault(2, 3, 2L, null));
    assertThat(faults(1L, null, 3L)).containsExactly(fault(2, 2, 2L, null));
    assertThat(faults(1L, 2L, null)).containsExactly(fault(3, 3, 3L, null));
    assertThat(faults(null, null, 5L, 6L)).containsExactly(fault(1, 2, null, null));
    assertThat(fault(3, 3, 3L, null).sentence()).isEqualTo("expected ordinal 3 but there was none");
    assertThat(fault(1, 2, null, null).sentence())
        .isEqualTo("expected an ordinal but there was none");
  }

  @Test
  void aFileWithoutOrdinalsHasNoFaults() {
    assertThat(faults(null, null, null)).isEmpty();
  }

  @Test
  void aFileThatCallsItselfPaginatedMissesThem() {
    Ordinals ordinals = new Ordinals();
    ordinals.accept(1, new RolloutLine("t", null, meta("paginated"), null));
    ordinals.accept(2, line(null));

    assertThat(ordinals.faults()).containsExactly(fault(1, 2, null, null));
  }

  @Test
  void linesThatCouldNotBeReadMayHaveHadTheMissingNumbers() {
    Ordinals ordinals = new Ordinals();
    ordinals.accept(1, line(0L));
    ordinals.accept(4, line(3L));
    ordinals.accept(6, line(6L));

    assertThat(ordinals.faults()).containsExactly(fault(6, 6, 4L, 6L));
  }

  @Test
  void aWrongOrdinalStandsOnOneLineAfterAnother() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> fault(1, 2, 3L, 4L))
        .withMessage("an ordinal is wrong on one line, after another");
  }

  private static OrdinalFault fault(
      int first, int last, @Nullable Long expected, @Nullable Long found) {
    return new OrdinalFault(new LineRange(first, last), expected, found);
  }

  private static List<OrdinalFault> faults(@Nullable Long... numbers) {
    Ordinals ordinals = new Ordinals();
    for (int i = 0; i < numbers.length; i++) {
      ordinals.accept(i + 1, line(numbers[i]));
    }
    return ordinals.faults();
  }

  private static RolloutLine line(@Nullable Long ordinal) {
    return new RolloutLine("t", ordinal, new EventMsg.Other("token_count", true), null);
  }

  private static RolloutItem meta(String historyMode) {
    return new RolloutItem.SessionMeta(
        "a", null, "t", "/", "o", "1", null, null, null, null, historyMode, null, null, null);
  }
}
