package dev.turnmark.cli;

/** For whom something about rules is printed. */
enum RulesFormat {
  /** For people. */
  TEXT,
  /** For pages of documentation. */
  MD,
  /** For machines. */
  JSON
}
