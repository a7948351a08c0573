package dev.turnmark.cli;

import dev.turnmark.rollout.Prompt;

/**
 * Which prompts to print.
 *
 * @param all those too that were rolled back, or come from an agent
 * @param own none that were copied from another session
 */
record PromptChoice(boolean all, boolean own) {

  boolean takes(Prompt prompt) {
    return (all || (prompt.live() && !prompt.fromAgent())) && !(own && prompt.inherited());
  }
}
