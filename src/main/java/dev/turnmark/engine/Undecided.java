package dev.turnmark.engine;

import java.util.ArrayList;
import java.util.List;

/** What the rules left open about an item, or contradict each other about. */
final class Undecided {

  private final List<String> sentences = new ArrayList<>();
  private final List<Contradiction> contradictions = new ArrayList<>();

  void add(String sentence) {
    sentences.add(sentence);
  }

  void add(Contradiction contradiction) {
    contradictions.add(contradiction);
    sentences.add(contradiction.sentence());
  }

  boolean isEmpty() {
    return sentences.isEmpty();
  }

  /** All of it in words, in the order in which it was found. */
  List<String> sentences() {
    return sentences;
  }

  List<Contradiction> contradictions() {
    return contradictions;
  }
}
