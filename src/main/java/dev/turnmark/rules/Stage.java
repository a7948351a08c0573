package dev.turnmark.rules;

/**
 * When a rule has its say. A file of rules states its stage once, as the salience in its header, so
 * that a session of any host decides rightly without being told of stages.
 */
public enum Stage {
  /** Says what the parts of an item are: {@code salience 100}. */
  RECOGNISE,
  /** Says what becomes of the item, from what was recognised: no salience. */
  DECIDE
}
