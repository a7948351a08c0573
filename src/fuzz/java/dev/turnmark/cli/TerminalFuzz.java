package dev.turnmark.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import dev.turnmark.fuzz.Law;
import dev.turnmark.rules.RuleSet;
import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;

/**
 * Any text in any place of a rollout: nothing that is printed of it for people to read could move
 * the cursor of a terminal, change its colours or turn its direction of writing, and no command
 * ends but with an exit code of its own.
 */
@NullMarked
public final class TerminalFuzz {

  private static final Path HERE = Path.of("").toAbsolutePath();
  private static final RuleSet RULES = RuleSet.shipped();
  private static final List<List<String>> COMMANDS =
      List.of(
          List.of("classify", "-"),
          List.of("turns", "-"),
          List.of("prompts", "-"),
          List.of("explain", "--", "-:2"),
          List.of("explain", "--", "-:3"),
          List.of("explain", "--", "-:5"));

  private TerminalFuzz() {}

  /** Texts to begin with. */
  public static Stream<byte[]> seeds() {
    return Stream.of(
            "Write a draft.",
            "two\r\nlines\tand \u001b[2J\u0007 \u009b1m",
            "\u202eturned\u2066 \u200f\u061c",
            "wide \u898b\u51fa\u3057 and \ud83d\ude42 \u2028 e\u0301",
            "<environment_context>\n<cwd>/x</cwd>\u001b]0;title\u0007</environment_context>",
            "<hook_prompt hook_run_id=\"\u001b[31m\">x</hook_prompt>",
            "{\"timestamp\":\"t\",\"type\":\"\u009b31m\",\"payload\":{}}",
            "{\"type\":\"\\u001b[31m")
        .map(text -> text.getBytes(UTF_8));
  }

  /** What takes its time the first time counts for no input. */
  public static void fuzzerInitialize() {
    fuzzerTestOneInput(new byte[0]);
  }

  /** What the fuzzer calls. */
  public static void fuzzerTestOneInput(byte[] data) {
    String text = new String(data, UTF_8);
    plain(text);
    byte[] rollout = rollout(data, text);
    for (List<String> command : COMMANDS) {
      CommandLineRun run = CommandLineRun.run(HERE, rollout, command, packs -> RULES);
      Law.holds(
          run.exit() == ExitCode.DONE || run.exit() == ExitCode.LEFT_OPEN,
          () -> command + " ends with " + run.exit() + ": " + run.err());
      harmless(run.out(), "the output of " + command);
      harmless(run.err(), "what is told by " + command);
    }
  }

  private static void plain(String text) {
    String escaped = PlainText.escaped(text);
    harmless(escaped, "escaped");
    Law.holds(escaped.indexOf('\n') < 0 && escaped.indexOf('\t') < 0, () -> "escaped: " + escaped);
    Law.same(PlainText.escaped(escaped), escaped, "escaped twice");
    String line = PlainText.oneLine(text);
    harmless(line, "in one line");
    Law.holds(line.indexOf('\n') < 0 && line.indexOf('\t') < 0, () -> "in one line: " + line);
    PlainText.lines(text)
        .forEach(each -> Law.holds(each.indexOf('\n') < 0, () -> "a line: " + each));
    PlainText.lines(text).forEach(each -> harmless(each, "line by line"));
    String cut = PlainText.cut(line, 20);
    harmless(cut, "cut");
    Law.holds(Columns.of(cut) <= 20, () -> "cut: " + cut);
  }

  /** The bytes as a line; the text as what is said, as a role and an id, a tool, and a kind. */
  private static byte[] rollout(byte[] data, String text) {
    String quoted = '"' + new String(JsonStringEncoder.getInstance().quoteAsString(text)) + '"';
    ByteArrayOutputStream rollout = new ByteArrayOutputStream();
    rollout.writeBytes(
        String.join(
                "\n",
                "{\"timestamp\":\"t\",\"type\":\"event_msg\",\"payload\":{\"type\":\"error\"}}",
                said("\"type\":\"message\",\"role\":\"user\",\"content\":" + content(quoted)),
                said(
                    "\"type\":\"message\",\"id\":%s,\"role\":%s,\"phase\":%s,\"content\":%s"
                        .formatted(quoted, quoted, quoted, content("\"x\""))),
                said(
                    "\"type\":\"function_call\",\"name\":%s,\"arguments\":%s,\"call_id\":%s"
                        .formatted(quoted, quoted, quoted)),
                said("\"type\":" + quoted + "," + quoted + ":" + quoted),
                "{\"timestamp\":" + quoted + ",\"type\":" + quoted + ",\"payload\":" + quoted + "}",
                said("\"type\":\"message\",\"role\":\"user\",\"content\":" + quoted),
                "")
            .getBytes(UTF_8));
    rollout.writeBytes(data);
    return rollout.toByteArray();
  }

  private static String said(String fields) {
    return "{\"timestamp\":\"t\",\"type\":\"response_item\",\"payload\":{" + fields + "}}";
  }

  private static String content(String quoted) {
    return "[{\"type\":\"input_text\",\"text\":" + quoted + "}]";
  }

  private static void harmless(String printed, String what) {
    for (int i = 0; i < printed.length(); ) {
      int c = printed.codePointAt(i);
      Law.holds(isHarmless(c), () -> "U+%04X in %s: %s".formatted(c, what, printed));
      i += Character.charCount(c);
    }
  }

  /** Written anew, not asked of what is tested. */
  private static boolean isHarmless(int c) {
    boolean control = (c < 0x20 && c != '\n' && c != '\t') || (c >= 0x7F && c <= 0x9F);
    boolean breaks = c == 0x2028 || c == 0x2029;
    boolean half = c >= 0xD800 && c <= 0xDFFF;
    boolean turns =
        (c >= 0x202A && c <= 0x202E)
            || (c >= 0x2066 && c <= 0x2069)
            || c == 0x200E
            || c == 0x200F
            || c == 0x061C;
    return !control && !breaks && !half && !turns;
  }
}
