package dev.turnmark.json;

import dev.turnmark.model.RolloutItem;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a line is in its file, which those before it decide. */
final class Numbering {

  private int index;
  private boolean hasMeta;
  private @Nullable String refusal;

  /** Of the first line. */
  Numbering() {}

  /** The same, to be taken further apart from it. */
  Numbering(Numbering other) {
    index = other.index;
    hasMeta = other.hasMeta;
    refusal = other.refusal;
  }

  /** The next line; null when it is passed over. */
  @Nullable RolloutRecord record(Parsed parsed) {
    if (parsed.problem() != null) {
      noteUnknownHistoryMode(parsed.problem(), parsed.problemPath());
      return new RolloutRecord.Unreadable(parsed.line(), parsed.problem());
    }
    if (parsed.content() == null) {
      return null;
    }
    hasMeta |= parsed.content().item() instanceof RolloutItem.SessionMeta;
    return new RolloutRecord.Read(
        parsed.line(),
        parsed.counts() ? index++ : null,
        parsed.content(),
        parsed.warnings(),
        parsed.carried());
  }

  /** Codex gives up a file whose own session_meta has a mode of history that it does not know. */
  private void noteUnknownHistoryMode(String problem, String path) {
    if (!hasMeta && path.equals("$.payload.history_mode")) {
      refusal = problem;
    }
  }

  /** Why Codex gives up the file, as far as it was read. */
  Optional<String> refusal() {
    return Optional.ofNullable(refusal);
  }
}
