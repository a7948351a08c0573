package dev.turnmark.reference;

import java.util.List;
import java.util.Locale;

/** Texts that are a harness's context, or look much like it. */
final class RandomMarkers {

  record Marker(String open, String close) {}

  static final List<Marker> USER =
      List.of(
          new Marker("# AGENTS.md instructions", "</INSTRUCTIONS>"),
          new Marker("<environment_context>", "</environment_context>"),
          new Marker("<skill>", "</skill>"),
          new Marker("<user_shell_command>", "</user_shell_command>"),
          new Marker("<turn_aborted>", "</turn_aborted>"),
          new Marker("<subagent_notification>", "</subagent_notification>"),
          new Marker("<recommended_plugins>", "</recommended_plugins>"),
          new Marker("<agent_message_board_notification>", "</agent_message_board_notification>"),
          new Marker("<external_browser>", "</external_browser>"),
          new Marker("<external_>", "</external_>"),
          new Marker("<external_a b>", "</external_a b>"),
          new Marker("<goal_context>", "</goal_context>"),
          new Marker("<codex_internal_context source=\"goal\">", "</codex_internal_context>"),
          new Marker("<codex_internal_context source=\"a_1\">", "</codex_internal_context>"),
          new Marker(
              "Warning: The maximum number of unified exec processes you can keep open is", " 60."),
          new Marker(
              "Warning: apply_patch was requested via ",
              "Use the apply_patch tool instead of exec_command."),
          new Marker(
              "Warning: Your account was flagged for potentially high-risk cyber activity",
              ", so"));

  private static final List<String> DEVELOPER =
      List.of(
          "permissions instructions",
          "model_switch",
          "collaboration_mode",
          "multi_agent_mode",
          "skills_instructions",
          "personality_spec",
          "token_budget",
          "context_window",
          "context_window_guidance",
          "rollout_budget",
          "plugins_instructions",
          "apps_instructions",
          "environments_instructions",
          "realtime_conversation");

  private static final List<String> NEAR =
      List.of(
          "<external_a>x</external_b>",
          "<external_A>x</external_a>",
          "<external_a",
          "<externala>x</externala>",
          "<codex_internal_context source=\"\">x</codex_internal_context>",
          "<codex_internal_context source=\"Goal\">x</codex_internal_context>",
          "<codex_internal_context source=\"1a\">x</codex_internal_context>",
          "<codex_internal_context source=\"a-b\">x</codex_internal_context>",
          "<codex_internal_context source=\"\u00E9\">x</codex_internal_context>",
          "<codex_internal_context source=\"a\" >x</codex_internal_context>",
          "<codex_internal_context  source=\"a\">x</codex_internal_context>",
          "<codex_internal_context source='a'>x</codex_internal_context>",
          "<codex_internal_context source=\"a\" b=\"c\">x</codex_internal_context>",
          "<codex_internal_context>x</codex_internal_context>",
          "<user_instructions>x</user_instructions>",
          "<project_context>x</project_context>",
          "# AGENTS.md\n<INSTRUCTIONS>x</INSTRUCTIONS>",
          "Warning: apply_patch was requested via shell.",
          "<task>Review this diff</task>",
          "# Context from my IDE setup:\n\n## My request for Codex:\nFix it");

  private final RandomChoice choice;

  RandomMarkers(RandomChoice choice) {
    this.choice = choice;
  }

  /** A fragment that Codex takes for context. */
  String whole(String body) {
    Marker marker = choice.of(USER);
    return marker.open + body + marker.close;
  }

  /** A fragment in any state. */
  String inSomeState(String body) {
    if (choice.percent(15)) {
      return choice.of(NEAR);
    }
    Marker marker = choice.of(USER);
    String open = marker.open;
    String close = marker.close;
    String text = open + body + close;
    return switch (choice.below(20)) {
      case 0 -> space() + text + space();
      case 1 -> notSpace() + text;
      case 2 -> text + notSpace();
      case 3 -> open.toUpperCase(Locale.ROOT) + body + close.toUpperCase(Locale.ROOT);
      case 4 -> open.toLowerCase(Locale.ROOT) + body + close.toLowerCase(Locale.ROOT);
      case 5 -> open + body;
      case 6 -> body + close;
      case 7 -> text.substring(0, text.length() - 1);
      case 8 -> text.substring(1);
      case 9 -> lookAlike(open) + body + close;
      case 10 -> open + body + lookAlike(close);
      case 11 -> open + body + choice.of(USER).close;
      case 12 -> choice.of("hi ", "'", "\u00E9", "\uD83D\uDE00") + text;
      case 13 -> text + choice.of(".", " thanks", "\u00E9", "\uD83D\uDE00");
      case 14 -> text + "\nplease do it\n" + whole(body);
      case 15 -> open + whole(body) + close;
      case 16 -> "what does " + text + " mean?";
      case 17 -> close + body + open;
      case 18 -> open.replace(">", choice.of(" a=\"1\">", "\u00E9>", "\uD83D\uDE00>")) + close;
      default -> open.replace(">", " hook_run_id=\"r\">") + body + close;
    };
  }

  /** The start of a developer message, in any state. */
  String developer(String body) {
    String tag = choice.of(DEVELOPER);
    String open = "<" + tag + ">";
    return switch (choice.below(10)) {
      case 0 -> space() + open + body;
      case 1 -> notSpace() + open + body;
      case 2 -> open.toUpperCase(Locale.ROOT) + body;
      case 3 -> lookAlike(open) + body;
      case 4 -> open.substring(0, open.length() - 1) + body;
      case 5 -> body + open;
      case 6 -> open + body + "</" + tag + ">" + notSpace();
      default -> open + body + "</" + tag + ">";
    };
  }

  /** Characters that Unicode calls white space. */
  String space() {
    return choice.of(
        " ",
        "\n\n",
        "\t",
        "\r\n",
        "\u000B",
        "\f",
        "\u0085",
        "\u00A0",
        "\u1680",
        "\u2000",
        "\u2007",
        "\u200A",
        "\u2028",
        "\u2029",
        "\u202F",
        "\u205F",
        "\u3000 ",
        " \u0085\u00A0");
  }

  /** Characters that one library or another takes for white space, but Unicode does not. */
  String notSpace() {
    return choice.of(
        "\u001C", "\u001D", "\u001E", "\u001F", "\u0000", "\u001B", "\u180E", "\u200B", "\u2060",
        "\uFEFF", "\u200E", "\u0084", "\u2800");
  }

  /** One letter replaced by another of the same upper or lower case, as Unicode folds them. */
  private String lookAlike(String marker) {
    if (marker.indexOf('k') >= 0 && choice.percent(60)) {
      return marker.replace('k', '\u212A');
    }
    if (marker.indexOf('i') >= 0 && choice.percent(60)) {
      return choice.percent(50) ? marker.replace('i', '\u0131') : marker.replace('i', '\u0130');
    }
    return marker.replace('s', '\u017F').replace('S', '\u017F').replace('.', '\u3002');
  }
}
