package dev.turnmark.rollout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.model.EventMsg;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.TurnItem;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** https://github.com/anandgupta42/aireceipts/pull/101 */
class CompactionsTest {

  private static final RolloutItem RECORD = new RolloutItem.Compacted("summary", null);
  private static final RolloutItem EVENT = new EventMsg.ContextCompacted();
  private static final RolloutItem TURN_ITEM =
      new EventMsg.ItemCompleted("a", "t", new TurnItem.ContextCompaction("i", Map.of()));
  private static final RolloutItem COUNT = new EventMsg.Other("token_count", true);
  private static final RolloutItem TURN = new EventMsg.TaskStarted("t");
  private static final RolloutItem WORDS = new Message(null, "user", List.of(), null, null);

  @Test
  void anEventAfterTheRecordOnlyConfirmsIt() {
    assertThat(of(RECORD, COUNT, EVENT)).isEqualTo(new Told(1, List.of(3)));
    assertThat(of(RECORD, COUNT, TURN_ITEM)).isEqualTo(new Told(1, List.of(3)));
    assertThat(of(RECORD, EVENT, TURN_ITEM)).isEqualTo(new Told(1, List.of(2, 3)));
  }

  @Test
  void anEventWithoutARecordIsACompactionOfItsOwn() {
    assertThat(of(EVENT)).isEqualTo(new Told(1, List.of()));
    assertThat(of(RECORD, WORDS, EVENT)).isEqualTo(new Told(2, List.of()));
    assertThat(of(RECORD, TURN, TURN_ITEM)).isEqualTo(new Told(2, List.of()));
  }

  @Test
  void theRecordMayComeAfterItsConfirmations() {
    assertThat(of(EVENT, COUNT, RECORD)).isEqualTo(new Told(1, List.of(1)));
    assertThat(of(EVENT, RECORD, TURN_ITEM)).isEqualTo(new Told(1, List.of(1, 3)));
    assertThat(of(EVENT, WORDS, RECORD)).isEqualTo(new Told(2, List.of()));
  }

  @Test
  void anEventConfirmsOneRecord() {
    assertThat(of(RECORD, EVENT, EVENT)).isEqualTo(new Told(2, List.of(2)));
    assertThat(of(RECORD, EVENT, WORDS, RECORD, EVENT)).isEqualTo(new Told(2, List.of(2, 5)));
    assertThat(of(RECORD, RECORD, EVENT)).isEqualTo(new Told(2, List.of(3)));
    assertThat(of(EVENT, TURN_ITEM)).isEqualTo(new Told(1, List.of(2)));
  }

  /** How many compactions were counted, and which lines only repeated one. */
  private record Told(int count, List<Integer> echoes) {}

  private static Told of(RolloutItem... items) {
    Compactions compactions = new Compactions();
    for (int i = 0; i < items.length; i++) {
      compactions.accept(i + 1, items[i]);
    }
    return new Told(compactions.count(), compactions.echoes().stream().sorted().toList());
  }
}
