package dev.turnmark.examples;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.turnmark.engine.Classifier;
import dev.turnmark.engine.JsonClassifier;
import dev.turnmark.json.UnreadableException;
import dev.turnmark.rules.RuleSet;

/** Gives JSON and takes JSON, and uses none of the types of items and decisions. */
public final class JsonInJsonOut {

  public static void main(String[] args) throws Exception {
    try (Classifier classifier = Classifier.of(RuleSet.shipped())) {
      JsonClassifier json = classifier.json();
      ObjectMapper mapper = new ObjectMapper();

      JsonNode decision =
          json.classify(
              mapper.readTree(
                  "{\"type\":\"message\",\"role\":\"user\",\"content\":"
                      + "[{\"type\":\"input_text\",\"text\":\"Write a draft.\"}]}"));
      System.out.println(decision.get("marks"));

      try {
        json.classify(mapper.readTree("{\"type\":\"message\",\"role\":7,\"content\":[]}"));
      } catch (UnreadableException e) {
        System.out.println(e.sentence());
      }
    }
  }
}
