package dev.turnmark.reference;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What one agent sent to another, as JSON in an assistant message.
 *
 * <p>Upstream: {@code protocol/src/protocol.rs :: InterAgentCommunication} and {@code
 * protocol/src/agent_path.rs}.
 */
enum InterAgentEnvelope {
  /** The text is no envelope. */
  ABSENT,
  /** An envelope that leaves the recipient's turn alone. */
  QUIET,
  /** An envelope that starts a turn of the recipient. */
  TRIGGERING;

  private static final List<String> FIELDS =
      List.of(
          "id",
          "author",
          "recipient",
          "other_recipients",
          "content",
          "encrypted_content",
          "metadata",
          "trigger_turn");
  private static final Set<String> REQUIRED =
      Set.of("author", "recipient", "content", "trigger_turn");

  /** As deep as serde_json goes. */
  private static final JsonFactory JSON =
      JsonFactory.builder()
          .streamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(127).build())
          .build();

  static InterAgentEnvelope read(String text) {
    return isOfWholeCharacters(text) ? envelope(text) : ABSENT;
  }

  /** Whether no text in it has half a surrogate pair, which serde_json refuses as an escape. */
  private static boolean isOfWholeCharacters(String text) {
    try (JsonParser json = JSON.createParser(text)) {
      for (JsonToken token = json.nextToken(); token != null; token = json.nextToken()) {
        boolean words = token == JsonToken.VALUE_STRING || token == JsonToken.FIELD_NAME;
        if (words && !UTF_8.newEncoder().canEncode(json.getText())) {
          return false;
        }
      }
      return true;
    } catch (JsonProcessingException e) {
      return false;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static InterAgentEnvelope envelope(String text) {
    try (JsonParser json = JSON.createParser(text)) {
      JsonToken first = json.nextToken();
      InterAgentEnvelope envelope = ABSENT;
      if (first == JsonToken.START_OBJECT) {
        envelope = object(json);
      } else if (first == JsonToken.START_ARRAY) {
        envelope = array(json);
      }
      return envelope != ABSENT && json.nextToken() == null ? envelope : ABSENT;
    } catch (JsonProcessingException e) {
      return ABSENT;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static InterAgentEnvelope object(JsonParser json) throws IOException {
    Set<String> seen = new HashSet<>();
    boolean triggers = false;
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      String name = json.currentName();
      json.nextToken();
      if (!FIELDS.contains(name)) {
        json.skipChildren();
        continue;
      }
      if (!seen.add(name) || !fits(name, json)) {
        return ABSENT;
      }
      triggers |= name.equals("trigger_turn") && json.currentToken() == JsonToken.VALUE_TRUE;
    }
    if (!seen.containsAll(REQUIRED)) {
      return ABSENT;
    }
    return triggers ? TRIGGERING : QUIET;
  }

  private static InterAgentEnvelope array(JsonParser json) throws IOException {
    boolean triggers = false;
    for (String name : FIELDS) {
      if (json.nextToken() == JsonToken.END_ARRAY || !fits(name, json)) {
        return ABSENT;
      }
      triggers = json.currentToken() == JsonToken.VALUE_TRUE;
    }
    if (json.nextToken() != JsonToken.END_ARRAY) {
      return ABSENT;
    }
    return triggers ? TRIGGERING : QUIET;
  }

  /** Whether the current value suits the field; moves to the end of the value. */
  private static boolean fits(String field, JsonParser json) throws IOException {
    JsonToken token = json.currentToken();
    return switch (field) {
      case "author", "recipient" -> token == JsonToken.VALUE_STRING && isAgentPath(json.getText());
      case "other_recipients" -> token == JsonToken.START_ARRAY && arePaths(json);
      case "content" -> token == JsonToken.VALUE_STRING;
      case "trigger_turn" -> token == JsonToken.VALUE_TRUE || token == JsonToken.VALUE_FALSE;
      case "metadata" -> {
        json.skipChildren();
        yield true;
      }
      default -> token == JsonToken.VALUE_STRING || token == JsonToken.VALUE_NULL;
    };
  }

  private static boolean arePaths(JsonParser json) throws IOException {
    while (json.nextToken() != JsonToken.END_ARRAY) {
      if (json.currentToken() != JsonToken.VALUE_STRING || !isAgentPath(json.getText())) {
        return false;
      }
    }
    return true;
  }

  private static boolean isAgentPath(String path) {
    if (path.equals("/morpheus")) {
      return true;
    }
    String[] names = path.split("/", -1);
    if (names.length < 2 || !names[0].isEmpty() || !names[1].equals("root")) {
      return false;
    }
    for (int i = 2; i < names.length; i++) {
      String name = names[i];
      if (name.isEmpty() || name.equals("root")) {
        return false;
      }
      for (int k = 0; k < name.length(); k++) {
        char c = name.charAt(k);
        if (c != '_' && (c < '0' || c > '9') && (c < 'a' || c > 'z')) {
          return false;
        }
      }
    }
    return true;
  }
}
