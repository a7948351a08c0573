package dev.turnmark.json;

import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.RolloutLine;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** How the lines of a file are built. */
interface Grammar extends LineReader.Wanted<RolloutLine> {

  /**
   * Reads the line before whose first token the parser stands.
   *
   * @return null when the line is to be passed over
   */
  @Override
  @Nullable RolloutLine read(Reading in) throws IOException, UnreadableException;

  /** Whether Codex gives such an item an index. */
  boolean counts(RolloutItem item);
}
