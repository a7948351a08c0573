package dev.turnmark.rules;

/**
 * One DRL file of a pack.
 *
 * @param path where it lies in its pack, with {@code /}: {@code finding/hook-prompts.drl}
 * @param text as it was read, line endings included
 * @param shownAs how to name it to the person who wrote it: {@code rules/codex/finding/x.drl}
 */
public record RuleDocument(String path, String text, String shownAs) {}
