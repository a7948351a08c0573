package dev.turnmark.reference;

/** What becomes of one content part of a message. */
public enum Verdict {
  KEPT,
  DROPPED,
  LABEL,
  CONTEXT,
  HOOK_PROMPT
}
