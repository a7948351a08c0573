package dev.turnmark.fact;

import dev.turnmark.model.HookPromptFragment;
import java.util.Objects;

/** A part in which a hook tells the model what to do next. */
public record HookPrompt(Part part, HookPromptFragment fragment, Span span) implements Injected {

  public HookPrompt {
    Objects.requireNonNull(fragment, "a hook prompt has a fragment");
  }

  /** Found in all the words of the part. */
  public HookPrompt(Part part, HookPromptFragment fragment) {
    this(part, fragment, part.span());
  }
}
