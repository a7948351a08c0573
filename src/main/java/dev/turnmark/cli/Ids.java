package dev.turnmark.cli;

/** What stands in place of ids that Codex makes at random. */
enum Ids {
  REPRODUCIBLE,
  RANDOM
}
