package dev.turnmark.fact;

import org.jspecify.annotations.Nullable;

/** A part that is left out of what is shown of its message. */
public record Dropped(Part part, @Nullable Finding finding) implements Verdict {

  /** Dropped for its kind alone. */
  public Dropped(Part part) {
    this(part, null);
  }
}
