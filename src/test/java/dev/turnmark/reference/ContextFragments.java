package dev.turnmark.reference;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The texts by which Codex knows what a harness wrote.
 *
 * <p>Upstream: {@code core/src/context/contextual_user_message.rs} and {@code
 * core/src/event_mapping.rs}.
 */
final class ContextFragments {

  static final List<String> DEVELOPER_PREFIXES =
      List.of(
          "<permissions instructions>",
          "<model_switch>",
          "<collaboration_mode>",
          "<multi_agent_mode>",
          "<skills_instructions>",
          "<personality_spec>",
          "<token_budget>",
          "<context_window>",
          "<context_window_guidance>",
          "<rollout_budget>",
          "<plugins_instructions>",
          "<apps_instructions>",
          "<environments_instructions>",
          "<realtime_conversation>");

  private static final String[][] MARKED = {
    {"agents", "# AGENTS.md instructions", "</INSTRUCTIONS>"},
    {"environment", "<environment_context>", "</environment_context>"},
    {"skill", "<skill>", "</skill>"},
    {"shell", "<user_shell_command>", "</user_shell_command>"},
    {"aborted", "<turn_aborted>", "</turn_aborted>"},
    {"subagent", "<subagent_notification>", "</subagent_notification>"},
    {"plugins", "<recommended_plugins>", "</recommended_plugins>"},
    {
      "board", "<agent_message_board_notification>", "</agent_message_board_notification>",
    },
  };

  private static final String PATCH_WARNING = "Warning: apply_patch was requested via ";
  private static final String PATCH_ADVICE = "Use the apply_patch tool instead of exec_command.";
  private static final String EXEC_WARNING =
      "Warning: The maximum number of unified exec processes you can keep open is";
  private static final String MODEL_WARNING =
      "Warning: Your account was flagged for potentially high-risk cyber activity";

  private ContextFragments() {}

  /** The names that {@link #nameOf} gives. */
  static List<String> names() {
    List<String> names = new ArrayList<>();
    for (String[] marked : MARKED) {
      names.add(marked[0]);
    }
    names.addAll(List.of("external", "goal", "internal", "exec", "patch", "model"));
    return names;
  }

  /** Which fragment the text is; null when it is none. Hook prompts are not asked about here. */
  static @Nullable String nameOf(String text) {
    String trimmed = RustText.trim(text);
    for (String[] marked : MARKED) {
      if (RustText.startsIgnoringAsciiCase(trimmed, marked[1])
          && RustText.endsIgnoringAsciiCase(trimmed, marked[2])) {
        return marked[0];
      }
    }
    if (trimmed.startsWith("<goal_context>") && trimmed.endsWith("</goal_context>")) {
      return "goal";
    }
    if (isExternal(trimmed)) {
      return "external";
    }
    if (isInternal(trimmed)) {
      return "internal";
    }
    if (trimmed.startsWith(EXEC_WARNING)) {
      return "exec";
    }
    if (trimmed.startsWith(MODEL_WARNING)) {
      return "model";
    }
    return trimmed.startsWith(PATCH_WARNING) && trimmed.endsWith(PATCH_ADVICE) ? "patch" : null;
  }

  /** Which developer prefix the text starts with; null when it is none. */
  static @Nullable String developerPrefixOf(String text) {
    String rest = RustText.trimStart(text);
    for (String prefix : DEVELOPER_PREFIXES) {
      if (RustText.startsIgnoringAsciiCase(rest, prefix)) {
        return prefix;
      }
    }
    return null;
  }

  private static boolean isExternal(String trimmed) {
    String open = "<external_";
    int bracket = trimmed.indexOf('>');
    if (!trimmed.startsWith(open) || bracket < 0) {
      return false;
    }
    return trimmed.endsWith("</external_" + trimmed.substring(open.length(), bracket) + ">");
  }

  private static boolean isInternal(String trimmed) {
    String open = "<codex_internal_context source=\"";
    if (!trimmed.startsWith(open)) {
      return false;
    }
    int quote = trimmed.indexOf("\">", open.length());
    if (quote <= open.length()) {
      return false;
    }
    for (int i = open.length(); i < quote; i++) {
      char c = trimmed.charAt(i);
      boolean letter = c >= 'a' && c <= 'z';
      boolean later = i > open.length() && ((c >= '0' && c <= '9') || c == '_');
      if (!letter && !later) {
        return false;
      }
    }
    return trimmed.substring(quote + 2).endsWith("</codex_internal_context>");
  }
}
