package dev.turnmark.rules;

import java.util.Optional;
import java.util.function.Supplier;

/** A look at rules that may be edited, as the flight recorder sees it. */
final class RecordedLook {

  private RecordedLook() {}

  /** Records a look that something came of, as far as that is asked for. */
  static Optional<Reload> of(Supplier<Optional<Reload>> look) {
    ReloadEvent event = new ReloadEvent();
    event.begin();
    Optional<Reload> seen = look.get();
    event.end();
    if (seen.isPresent() && event.shouldCommit()) {
      Reload reload = seen.get();
      event.before = reload.before().revision();
      event.revision = reload.rules().revision();
      event.problems = reload.problems().size();
      event.commit();
    }
    return seen;
  }
}
