package dev.turnmark.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.turnmark.model.Internal;
import java.io.IOException;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What is written in lines of JSON too, lies beside rollouts, and is none. */
@Internal
public enum OtherGrammar {
  EXEC_EVENTS("the events that `codex exec --json` prints"),
  OLD_EXEC_EVENTS("the events that `codex exec --json` printed in its older form"),
  APP_SERVER_MESSAGES("messages to and from an app server"),
  PROMPT_HISTORY("the prompts that Codex remembers for its composer (history.jsonl)"),
  CLAUDE_CODE_TRANSCRIPT("a transcript of Claude Code"),
  CHAT_MESSAGES("messages of a chat API");

  private static final Pattern EXEC_EVENT = Pattern.compile("(thread|turn|item)\\..+");

  private final String words;

  OtherGrammar(String words) {
    this.words = words;
  }

  private boolean has(Line line) {
    String type = line.type();
    return switch (this) {
      case EXEC_EVENTS -> type != null && EXEC_EVENT.matcher(type).matches();
      case OLD_EXEC_EVENTS -> type == null && line.has("id", "msg");
      case APP_SERVER_MESSAGES ->
          type == null && (line.has("method") || line.has("jsonrpc") || line.has("id", "result"));
      case PROMPT_HISTORY -> type == null && line.has("session_id", "ts", "text");
      case CLAUDE_CODE_TRANSCRIPT ->
          type != null
              && (line.has("parentUuid")
                  || line.has("leafUuid")
                  || line.has("sessionId", "message"));
      case CHAT_MESSAGES -> type == null && (line.has("messages") || line.has("role", "content"));
    };
  }

  /** How outputs for machines name it: {@code exec_events}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** What it is, in words. */
  public String words() {
    return words;
  }

  /** The one in which a record is written that is no line of a rollout. */
  static Optional<OtherGrammar> of(byte[] bytes, int start, int end) throws IOException {
    Line line = Line.of(bytes, start, end);
    return line.has("payload")
        ? Optional.empty()
        : Stream.of(values()).filter(grammar -> grammar.has(line)).findFirst();
  }

  /** The outside of a record: its keys, and its type if it has one. */
  private record Line(Set<String> keys, @Nullable String type) {

    static Line of(byte[] bytes, int start, int end) throws IOException {
      Set<String> keys = new HashSet<>();
      String type = null;
      try (JsonParser parser = Parsers.over(bytes, start, end)) {
        if (parser.nextToken() == JsonToken.START_OBJECT) {
          for (String key = parser.nextFieldName(); key != null; key = parser.nextFieldName()) {
            keys.add(key);
            JsonToken value = parser.nextToken();
            boolean isType = key.equals(FamilyShape.TAG) && value == JsonToken.VALUE_STRING;
            type = isType ? parser.getText() : type;
            parser.skipChildren();
          }
        }
      }
      return new Line(keys, type);
    }

    boolean has(String... some) {
      return keys.containsAll(Set.of(some));
    }
  }
}
