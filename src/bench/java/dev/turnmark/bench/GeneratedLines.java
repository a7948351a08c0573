package dev.turnmark.bench;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.SplittableRandom;

/** Lines of a rollout, with the fields in which Codex writes them. */
final class GeneratedLines {

  private static final long FIRST_MOMENT = Instant.parse("2026-12-01T02:00:00Z").toEpochMilli();

  private final OutputStream out;
  private final Texts texts;
  private final SplittableRandom random;
  private final StringBuilder line = new StringBuilder();
  private long moment = FIRST_MOMENT;
  private long written;
  private long tokens;

  GeneratedLines(OutputStream out, Texts texts, SplittableRandom random) {
    this.out = out;
    this.texts = texts;
    this.random = random;
  }

  /** How many bytes were written. */
  long written() {
    return written;
  }

  /** Begins a line. */
  GeneratedLines begin(String type, String payload) {
    line.setLength(0);
    moment += random.nextInt(1, 4000);
    line.append("{\"timestamp\":\"").append(Instant.ofEpochMilli(moment).toString(), 0, 19);
    line.append(".%03dZ".formatted(moment % 1000));
    line.append("\",\"type\":\"").append(type).append("\",\"payload\":{").append(payload);
    return this;
  }

  /** What stands in a line as it is. */
  GeneratedLines raw(String json) {
    line.append(json);
    return this;
  }

  /** Lines of text, about so many characters. */
  GeneratedLines text(int length) {
    texts.lines(line, random, length);
    return this;
  }

  /** Base64, so many characters. */
  GeneratedLines base64(int length) {
    texts.base64(line, random, length);
    return this;
  }

  /** Ends a line. */
  void end(String rest) throws IOException {
    byte[] bytes = line.append(rest).append("}}\n").toString().getBytes(StandardCharsets.UTF_8);
    out.write(bytes);
    written += bytes.length;
  }

  /** A line of these words. */
  void line(String type, String payload) throws IOException {
    begin(type, payload).end("");
  }

  /** An id of this kind. */
  String id(String kind) {
    return "%s_%08x%016x".formatted(kind, random.nextInt(), random.nextLong());
  }

  /** What Codex notes at every answer of the model. */
  void tokenCount() throws IOException {
    tokens += random.nextInt(1000, 9000);
    String usage =
        ("{\"input_tokens\":%d,\"cached_input_tokens\":%d,\"output_tokens\":%d,"
                + "\"reasoning_output_tokens\":64,\"total_tokens\":%d}")
            .formatted(tokens, tokens / 2, tokens / 20, tokens + tokens / 20);
    line(
        "event_msg",
        ("\"type\":\"token_count\",\"info\":{\"total_token_usage\":%s,\"last_token_usage\":%s,"
                + "\"model_context_window\":272000},\"rate_limits\":{\"limit_id\":\"codex\","
                + "\"primary\":{\"used_percent\":12.5,\"window_minutes\":300,"
                + "\"resets_at\":1796090675},\"secondary\":null,\"credits\":null}")
            .formatted(usage, usage));
  }
}
