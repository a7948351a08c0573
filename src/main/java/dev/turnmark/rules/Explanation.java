package dev.turnmark.rules;

/**
 * A message of the compiler, put into words.
 *
 * @param word the word of the rule it is about, to find its line by
 */
record Explanation(String word, String sentence) {}
