package dev.turnmark.fact;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.turnmark.model.RolloutItem.InterAgentCommunication;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Takes one message between agents from a stream of JSON. */
final class EnvelopeReader {

  /** The keys of a message, in the order in which an array gives their values. */
  private static final List<String> KEYS =
      List.of(
          "id",
          "author",
          "recipient",
          "other_recipients",
          "content",
          "encrypted_content",
          "metadata",
          "trigger_turn");

  private final JsonParser json;
  private @Nullable String id;
  private @Nullable String author;
  private @Nullable String recipient;
  private List<String> otherRecipients = List.of();
  private @Nullable String content;
  private @Nullable String encryptedContent;
  private @Nullable Boolean triggerTurn;
  private String fault = "";

  EnvelopeReader(JsonParser json) {
    this.json = json;
  }

  /** The message, null when the value that comes next is none. */
  @Nullable InterAgentCommunication read() throws IOException {
    boolean read = json.nextToken() == JsonToken.START_OBJECT ? readObject() : readArray();
    return read && author != null && recipient != null && content != null && triggerTurn != null
        ? new InterAgentCommunication(
            id, author, recipient, otherRecipients, content, encryptedContent, triggerTurn)
        : null;
  }

  /** Why there is no message, once it was read in vain. */
  String fault() {
    return fault.isEmpty() ? "the JSON has no " + missing() : fault;
  }

  private String missing() {
    if (author == null) {
      return "`author`";
    }
    if (recipient == null) {
      return "`recipient`";
    }
    return content == null ? "`content`" : "`trigger_turn`";
  }

  private static String notThat(String key) {
    return switch (key) {
      case "author", "recipient" -> "not the path of an agent";
      case "other_recipients" -> "not a list of paths of agents";
      case "trigger_turn" -> "neither true nor false";
      default -> "no text, or half a surrogate pair";
    };
  }

  private boolean wrong(String sentence) {
    fault = sentence;
    return false;
  }

  private boolean readObject() throws IOException {
    Set<String> seen = new HashSet<>();
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      String key = json.currentName();
      json.nextToken();
      if (KEYS.contains(key) && !seen.add(key)) {
        return wrong("the JSON has `" + key + "` twice");
      }
      boolean read = KEYS.contains(key) ? readValue(key) : isText(key) && skip();
      if (!read) {
        return wrong(Excerpt.quoted(key) + " in the JSON is " + notThat(key));
      }
    }
    return true;
  }

  private boolean readArray() throws IOException {
    for (String key : KEYS) {
      if (json.nextToken() == JsonToken.END_ARRAY || !readValue(key)) {
        return wrong("the array has no `" + key + "` in its place, or one that is " + notThat(key));
      }
    }
    return json.nextToken() == JsonToken.END_ARRAY || wrong("the array has more than eight values");
  }

  private boolean readValue(String key) throws IOException {
    return switch (key) {
      case "id" -> isNull() || (id = text()) != null;
      case "author" -> (author = path()) != null;
      case "recipient" -> (recipient = path()) != null;
      case "other_recipients" -> readOtherRecipients();
      case "content" -> (content = text()) != null;
      case "encrypted_content" -> isNull() || (encryptedContent = text()) != null;
      case "trigger_turn" -> readTriggerTurn();
      default -> skip();
    };
  }

  private boolean readOtherRecipients() throws IOException {
    if (json.currentToken() != JsonToken.START_ARRAY) {
      return false;
    }
    List<String> paths = new ArrayList<>();
    while (json.nextToken() != JsonToken.END_ARRAY) {
      String path = path();
      if (path == null) {
        return false;
      }
      paths.add(path);
    }
    otherRecipients = paths;
    return true;
  }

  private boolean readTriggerTurn() throws IOException {
    if (!json.currentToken().isBoolean()) {
      return false;
    }
    triggerTurn = json.getBooleanValue();
    return true;
  }

  private boolean isNull() {
    return json.currentToken() == JsonToken.VALUE_NULL;
  }

  private @Nullable String path() throws IOException {
    String path = text();
    return path != null && AgentPath.isValid(path) ? path : null;
  }

  private @Nullable String text() throws IOException {
    if (json.currentToken() != JsonToken.VALUE_STRING) {
      return null;
    }
    String text = json.getText();
    return isText(text) ? text : null;
  }

  /** Passes by a value that is not needed. It has to be right all the same. */
  private boolean skip() throws IOException {
    int depth = 0;
    while (true) {
      JsonToken token = json.currentToken();
      if (token == JsonToken.VALUE_STRING || token == JsonToken.FIELD_NAME) {
        if (!isText(json.getText())) {
          return false;
        }
      }
      depth += token.isStructStart() ? 1 : token.isStructEnd() ? -1 : 0;
      if (depth == 0) {
        return true;
      }
      json.nextToken();
    }
  }

  /**
   * Jackson lets half a surrogate pair pass when it is written as an escape; serde_json does not.
   */
  private static boolean isText(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (Character.isSurrogate(text.charAt(i))) {
        int codePoint = text.codePointAt(i);
        if (!Character.isSupplementaryCodePoint(codePoint)) {
          return false;
        }
        i++;
      }
    }
    return true;
  }
}
