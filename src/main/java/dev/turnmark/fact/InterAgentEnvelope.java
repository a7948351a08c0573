package dev.turnmark.fact;

/**
 * A part whose words are a message from one agent to another.
 *
 * @param triggersTurn whether the receiver is to start working on it
 */
public record InterAgentEnvelope(Part part, boolean triggersTurn) implements Finding {

  @Override
  public Span span() {
    return part.span();
  }
}
