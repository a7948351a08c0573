package dev.turnmark.fact;

import dev.turnmark.model.HookPromptFragment;

/** A part in which a hook tells the model what to do next. */
public record HookPrompt(Part part, HookPromptFragment fragment, Span span) implements Injected {

  /** Found in all the words of the part. */
  public HookPrompt(Part part, HookPromptFragment fragment) {
    this(part, fragment, part.span());
  }
}
