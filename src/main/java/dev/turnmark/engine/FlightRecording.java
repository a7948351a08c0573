package dev.turnmark.engine;

import dev.turnmark.audit.Decision;
import java.util.function.Supplier;

/** The deciding of items, as the flight recorder sees it. */
final class FlightRecording {

  private FlightRecording() {}

  /** Records the deciding of an item, as far as that is asked for. */
  static Decision of(Supplier<Decision> deciding) {
    SlowItemEvent slow = new SlowItemEvent();
    slow.begin();
    Decision decision = deciding.get();
    slow.end();
    if (slow.shouldCommit()) {
      slow.item = decision.item().type();
      slow.shown = decision.shown();
      slow.firings = decision.firings().size();
      slow.revision = decision.revision();
      slow.commit();
    }
    UndecidedEvent undecided = new UndecidedEvent();
    if (!decision.decided() && undecided.shouldCommit()) {
      undecided.item = decision.item().type();
      undecided.reasons = String.join("; ", decision.undecided());
      undecided.revision = decision.revision();
      undecided.commit();
    }
    return decision;
  }
}
