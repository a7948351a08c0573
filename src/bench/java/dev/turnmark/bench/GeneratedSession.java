package dev.turnmark.bench;

import java.io.IOException;
import java.io.OutputStream;
import java.util.SplittableRandom;

/**
 * A rollout in the mix of real ones: see {@link Mix} for the shares. The same seed gives the same
 * bytes.
 */
final class GeneratedSession {

  private static final String ITEM = "response_item";
  private static final String EVENT = "event_msg";

  private final GeneratedLines lines;
  private final SplittableRandom random;
  private String turn = "";

  private GeneratedSession(GeneratedLines lines, SplittableRandom random) {
    this.lines = lines;
    this.random = random;
  }

  /**
   * Writes a session.
   *
   * @param bytes its least size; it ends with the line that reaches it
   */
  static void write(OutputStream out, Texts texts, long seed, long bytes) throws IOException {
    SplittableRandom random = new SplittableRandom(seed);
    GeneratedLines lines = new GeneratedLines(out, texts, random);
    GeneratedSession session = new GeneratedSession(lines, random);
    session.begin();
    while (lines.written() < bytes) {
      session.step();
    }
  }

  private void begin() throws IOException {
    lines.line(
        "session_meta",
        "\"id\":\"0190a213-81c0-7800-8aa1-%012x\",".formatted(random.nextLong() & 0xFFFFFFFFFFFFL)
            + "\"timestamp\":\"2026-12-01T02:00:00.000Z\",\"cwd\":\"/home/dev/demo\","
            + "\"originator\":\"codex_cli_rs\",\"cli_version\":\"0.171.0\",\"source\":\"cli\","
            + "\"model_provider\":\"openai\",\"base_instructions\":{\"text\":\"Be brief.\"}");
    turn();
    user();
  }

  /** Of 725 steps 275 are calls, which are two items each. */
  private void step() throws IOException {
    int drawn = random.nextInt(725);
    if (drawn < 40) {
      turn();
      user();
    } else if (drawn < 190) {
      assistant();
    } else if (drawn < 340) {
      reasoning();
    } else if (drawn < 615) {
      call();
    } else {
      other();
    }
  }

  private void turn() throws IOException {
    if (!turn.isEmpty()) {
      lines.line(
          EVENT,
          "\"type\":\"task_complete\",\"turn_id\":\"%s\",\"last_agent_message\":\"Done.\","
                  .formatted(turn)
              + "\"duration_ms\":4711");
    }
    turn = lines.id("turn");
    lines.line(
        EVENT,
        "\"type\":\"task_started\",\"turn_id\":\"%s\",\"started_at\":1796090675,".formatted(turn)
            + "\"model_context_window\":272000,\"collaboration_mode_kind\":\"default\"");
    lines.line(
        "turn_context",
        "\"turn_id\":\"%s\",\"cwd\":\"/home/dev/demo\",".formatted(turn)
            + "\"approval_policy\":\"never\",\"sandbox_policy\":{\"type\":\"danger-full-access\"},"
            + "\"model\":\"gpt-5.5\",\"collaboration_mode\":{\"mode\":\"default\",\"settings\":"
            + "{\"model\":\"gpt-5.5\",\"reasoning_effort\":null}},\"summary\":\"auto\"");
    if (random.nextInt(5) < 2) {
      context();
    }
  }

  /** What the harness slips in before a person speaks. */
  private void context() throws IOException {
    message("user").raw("{\"type\":\"input_text\",\"text\":\"<environment_context>\\n  <cwd>");
    lines.raw("/home/dev/demo</cwd>\\n  <shell>bash</shell>\\n  <current_date>2026-12-01</");
    lines.raw("current_date>\\n</environment_context>\"}").end("],\"turn_id\":\"" + turn + "\"");
  }

  private void user() throws IOException {
    int size = random.nextInt(20, 400);
    message("user");
    if (random.nextInt(25) == 0) {
      lines.raw("{\"type\":\"input_image\",\"image_url\":\"data:image/png;base64,");
      lines.base64(random.nextInt(20_000, 120_000)).raw("\"},");
    }
    lines.raw("{\"type\":\"input_text\",\"text\":\"Please ").text(size).end("\"}]");
    lines.begin(EVENT, "\"type\":\"user_message\",\"message\":\"Please ").text(size);
    lines.end("\",\"images\":[],\"local_images\":[],\"text_elements\":[]");
  }

  private GeneratedLines message(String role) {
    return lines.begin(
        ITEM,
        "\"type\":\"message\",\"id\":\"%s\",\"role\":\"%s\",\"content\":["
            .formatted(lines.id("msg"), role));
  }

  private void assistant() throws IOException {
    int size = random.nextInt(100, 1200);
    lines.begin(EVENT, "\"type\":\"agent_message\",\"message\":\"").text(size);
    lines.end("\",\"phase\":null,\"memory_citation\":null");
    message("assistant").raw("{\"type\":\"output_text\",\"text\":\"").text(size).end("\"}]");
    lines.tokenCount();
  }

  private void reasoning() throws IOException {
    if (random.nextBoolean()) {
      lines
          .begin(EVENT, "\"type\":\"agent_reasoning\",\"text\":\"**Looking**\\n")
          .text(120)
          .end("\"");
    }
    lines.begin(ITEM, "\"type\":\"reasoning\",\"id\":\"%s\",".formatted(lines.id("rs")));
    lines.raw("\"summary\":[{\"type\":\"summary_text\",\"text\":\"**Looking**\\n").text(120);
    lines.raw("\"}],\"content\":null,\"encrypted_content\":\"");
    lines.base64(random.nextInt(1000, 5000)).end("\"");
  }

  /** A call and its output of 1 to 20 KB, small ones more often. */
  private void call() throws IOException {
    String call = lines.id("call");
    boolean patch = random.nextInt(8) == 0;
    int size = (int) StrictMath.pow(10, 3 + 1.3 * random.nextDouble());
    if (patch) {
      lines.begin(ITEM, "\"type\":\"custom_tool_call\",\"status\":\"completed\",\"name\":");
      lines.raw(
          "\"apply_patch\",\"call_id\":\"%s\",\"input\":\"*** Begin Patch\\n".formatted(call));
      lines.text(size / 2).end("*** End Patch\"");
    } else {
      lines.begin(ITEM, "\"type\":\"function_call\",\"name\":\"exec_command\",\"call_id\":");
      lines.raw("\"%s\",\"arguments\":\"{\\\"cmd\\\": \\\"rg -n ".formatted(call));
      lines.raw("'%s' src | head -50\\\", \\\"yield_time_ms\\\": 1000}".formatted(call)).end("\"");
    }
    lines.tokenCount();
    if (random.nextInt(10) < 3) {
      lines.begin(EVENT, "\"type\":\"exec_command_end\",\"call_id\":\"%s\",".formatted(call));
      lines.raw("\"exit_code\":0,\"aggregated_output\":\"").text(size / 4).end("\"");
    }
    String kind = patch ? "custom_tool_call_output" : "function_call_output";
    lines.begin(ITEM, "\"type\":\"%s\",\"call_id\":\"%s\",".formatted(kind, call));
    lines.raw("\"output\":");
    output(size);
  }

  private void output(int size) throws IOException {
    if (random.nextInt(100) == 0) {
      lines.raw("[{\"type\":\"input_image\",\"image_url\":\"data:image/png;base64,");
      lines.base64(random.nextInt(20_000, 120_000)).end("\"}]");
    } else {
      lines.raw("\"Wall time: 0.1 seconds\\nProcess exited with code 0\\nOutput:\\n");
      lines.text(size).end("\"");
    }
  }

  /** What is rare. */
  private void other() throws IOException {
    switch (random.nextInt(4)) {
      case 0 -> {
        message("developer").raw("{\"type\":\"input_text\",\"text\":\"<permissions instructions>");
        lines.raw("\\n").text(200).end("</permissions instructions>\"}]");
      }
      case 1 ->
          lines.line(
              ITEM,
              "\"type\":\"web_search_call\",\"id\":\"%s\",\"status\":\"completed\","
                      .formatted(lines.id("ws"))
                  + "\"action\":{\"type\":\"search\",\"query\":\"drools phreak\"}");
      case 2 -> {
        lines.begin(ITEM, "\"type\":\"local_shell_call\",\"call_id\":\"call_1\",\"status\":");
        lines
            .raw("\"completed\",\"action\":{\"type\":\"exec\",\"command\":[\"ls\",\"-l\"]}")
            .end("");
      }
      default -> {
        if (random.nextInt(8) == 0) {
          lines.begin(
              ITEM, "\"type\":\"image_generation_call\",\"id\":\"%s\",".formatted(lines.id("ig")));
          lines.raw("\"status\":\"completed\",\"revised_prompt\":\"A cat.\",\"result\":\"");
          lines.base64(random.nextInt(20_000, 120_000)).end("\"");
        } else {
          lines.line(
              EVENT,
              "\"type\":\"thread_settings_applied\",\"thread_settings\":{\"model\":\"gpt-5.5\"}");
        }
      }
    }
  }
}
