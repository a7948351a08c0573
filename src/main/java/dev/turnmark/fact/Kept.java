package dev.turnmark.fact;

import dev.turnmark.model.TurnItemPart;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A part that belongs into what is shown of its message, if the message is shown.
 *
 * @param content what of it is shown
 */
public record Kept(Part part, TurnItemPart content, @Nullable Finding finding) implements Verdict {

  public Kept {
    Objects.requireNonNull(part, "there is no part to keep");
    Objects.requireNonNull(content, "there is nothing to keep of the part");
  }

  /** Kept for its kind alone. */
  public Kept(Part part, TurnItemPart content) {
    this(part, content, null);
  }
}
