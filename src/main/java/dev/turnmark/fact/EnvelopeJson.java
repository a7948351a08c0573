package dev.turnmark.fact;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import dev.turnmark.model.Internal;
import dev.turnmark.model.RolloutItem.InterAgentCommunication;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A message from one agent to another, as it was once handed over: as JSON in the text of an
 * assistant's message.
 *
 * <p>Upstream: {@code protocol/src/protocol.rs :: InterAgentCommunication::from_message_content}.
 */
@Internal
public final class EnvelopeJson {

  /** One level short of the number that serde_json gives as its limit. */
  private static final int DEPTH = 127;

  private static final JsonFactory JSON =
      JsonFactory.builder()
          .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(DEPTH)
                  .maxNameLength(Integer.MAX_VALUE)
                  .maxNumberLength(Integer.MAX_VALUE)
                  .maxStringLength(Integer.MAX_VALUE)
                  .build())
          .build();

  private EnvelopeJson() {}

  /**
   * The message that a text spells, null when it spells none.
   *
   * <p>It does when it is JSON and nothing else, with every key that a message needs; unknown keys
   * do not disturb, a known key written twice does. The values alone, in an array of eight, will
   * do.
   */
  public static @Nullable InterAgentCommunication read(String text) {
    if (!mayBeJson(text)) {
      return null;
    }
    try (JsonParser parser = JSON.createParser(text)) {
      InterAgentCommunication message = new EnvelopeReader(parser).read();
      return message != null && parser.nextToken() == null ? message : null;
    } catch (JsonProcessingException notJson) {
      return null;
    } catch (IOException e) {
      throw new UncheckedIOException("a text cannot fail to be read", e);
    }
  }

  /** Why a text spells no message between agents; empty when it does spell one. */
  static Optional<Lack> lack(String text) {
    if (!mayBeJson(text)) {
      return Lack.far("it does not open with `{` but with " + Excerpt.start(text, ""));
    }
    try (JsonParser parser = JSON.createParser(text)) {
      EnvelopeReader reader = new EnvelopeReader(parser);
      if (reader.read() == null) {
        return Lack.nearly(reader.fault());
      }
      return parser.nextToken() == null
          ? Optional.empty()
          : Lack.nearly("something stands behind the JSON");
    } catch (JsonProcessingException e) {
      return Lack.far("it is not JSON: it breaks at character " + e.getLocation().getCharOffset());
    } catch (IOException e) {
      throw new UncheckedIOException("a text cannot fail to be read", e);
    }
  }

  /** Almost every answer of an assistant is told apart by its first character. */
  private static boolean mayBeJson(String text) {
    int at = 0;
    while (at < text.length() && isJsonSpace(text.charAt(at))) {
      at++;
    }
    return at < text.length() && (text.charAt(at) == '{' || text.charAt(at) == '[');
  }

  private static boolean isJsonSpace(char c) {
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
  }
}
