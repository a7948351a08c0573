package dev.turnmark.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What is written in lines of JSON too, lies beside rollouts, and is none. */
public enum OtherGrammar {
  EXEC_EVENTS(
      "the events that `codex exec --json` prints",
      line -> line.typeLike(Pattern.compile("(thread|turn|item)\\..+"))),
  OLD_EXEC_EVENTS(
      "the events that `codex exec --json` printed in its older form",
      line -> line.has("id", "msg")),
  APP_SERVER_MESSAGES(
      "messages to and from an app server",
      line -> line.has("method") || line.has("jsonrpc") || line.has("id", "result")),
  PROMPT_HISTORY(
      "the prompts that Codex remembers for its composer (history.jsonl)",
      line -> line.has("session_id", "ts", "text")),
  CLAUDE_CODE_TRANSCRIPT(
      "a transcript of Claude Code",
      line ->
          line.has("type", "parentUuid")
              || line.has("type", "leafUuid")
              || line.has("type", "sessionId", "message")),
  CHAT_MESSAGES(
      "messages of a chat API",
      line -> line.type() == null && (line.has("messages") || line.has("role", "content")));

  private final String words;
  private final Predicate<Line> mark;

  OtherGrammar(String words, Predicate<Line> mark) {
    this.words = words;
    this.mark = mark;
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
        : Stream.of(values()).filter(grammar -> grammar.mark.test(line)).findFirst();
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

    boolean typeLike(Pattern pattern) {
      return type != null && pattern.matcher(type).matches();
    }
  }
}
