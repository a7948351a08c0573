package dev.turnmark.engine;

import dev.turnmark.audit.Decision;
import java.util.function.Supplier;
import jdk.jfr.FlightRecorder;

/**
 * Whether anybody records what happens in this JVM with Java's flight recorder, and what there is
 * to record. While nobody does, no event is made, and in a Java without the recorder none is known.
 */
final class FlightRecording {

  private static final boolean KNOWN = ModuleLayer.boot().findModule("jdk.jfr").isPresent();

  private FlightRecording() {}

  static boolean isOn() {
    return KNOWN && FlightRecorder.isInitialized();
  }

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
