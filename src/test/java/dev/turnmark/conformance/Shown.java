package dev.turnmark.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.turnmark.audit.Decision;
import dev.turnmark.json.TurnmarkJson;
import dev.turnmark.model.TurnItem;
import java.io.IOException;
import java.io.UncheckedIOException;

/** What is shown of an item, as the expectations write it. */
final class Shown {

  /** An id that Codex makes afresh. */
  static final String FRESH_ID = "<uuid>";

  private static final ObjectMapper JSON = new ObjectMapper();

  private Shown() {}

  static JsonNode of(Decision decision) {
    TurnItem turnItem = decision.turnItem();
    try {
      return turnItem == null ? JSON.nullNode() : JSON.readTree(TurnmarkJson.write(turnItem));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
