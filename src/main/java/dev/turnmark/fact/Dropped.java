package dev.turnmark.fact;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A part that is left out of what is shown of its message. */
public record Dropped(Part part, @Nullable Finding finding) implements Verdict {

  public Dropped {
    Objects.requireNonNull(part, "there is no part to drop");
  }

  /** Dropped for its kind alone. */
  public Dropped(Part part) {
    this(part, null);
  }
}
