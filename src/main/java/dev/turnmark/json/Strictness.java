package dev.turnmark.json;

/** What to do with a line that Codex refuses although its meaning is plain. */
public enum Strictness {
  /** Refuse it as Codex does: the line is unreadable. */
  STRICT,
  /** Keep it, with a warning that says where it is odd. */
  LENIENT
}
