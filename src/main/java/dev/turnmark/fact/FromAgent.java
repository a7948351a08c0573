package dev.turnmark.fact;

import dev.turnmark.model.ResponseItem.Message;

/**
 * A message in the name of the user that no person typed: the agent or the harness that started the
 * session did. It stays what it is for Codex, a prompt and a place to count from. Nothing in the
 * rules of Codex concludes this; rules laid over them may.
 */
public record FromAgent(Message item) implements Conclusion {}
