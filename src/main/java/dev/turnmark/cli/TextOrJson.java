package dev.turnmark.cli;

/** For whom an answer is printed. */
enum TextOrJson {
  /** For people. */
  TEXT,
  /** For machines. */
  JSON
}
