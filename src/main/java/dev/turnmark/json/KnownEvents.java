package dev.turnmark.json;

import java.util.Set;

/**
 * The names of events that Codex knows. It has no catch-all here: an event of any other name, those
 * of older versions included, costs it the line.
 *
 * <p>Upstream: {@code protocol/src/protocol.rs :: EventMsg}.
 */
final class KnownEvents {

  private static final Set<String> NAMES =
      Set.of(
          """
          agent_message agent_message_content_delta agent_reasoning agent_reasoning_raw_content
          agent_reasoning_section_break apply_patch_approval_request collab_agent_interaction_begin
          collab_agent_interaction_end collab_agent_spawn_begin collab_agent_spawn_end
          collab_close_begin collab_close_end collab_resume_begin collab_resume_end
          collab_waiting_begin collab_waiting_end context_compacted deprecation_notice
          dynamic_tool_call_request dynamic_tool_call_response elicitation_request
          entered_review_mode error exec_approval_request exec_command_begin exec_command_end
          exec_command_output_delta exited_review_mode guardian_assessment guardian_warning
          hook_completed hook_started image_generation_begin image_generation_end item_completed
          item_started mcp_startup_complete mcp_startup_update mcp_tool_call_begin mcp_tool_call_end
          model_reroute model_verification patch_apply_begin patch_apply_end patch_apply_updated
          plan_delta plan_update raw_response_item realtime_conversation_closed
          realtime_conversation_list_voices_response realtime_conversation_realtime
          realtime_conversation_sdp realtime_conversation_started reasoning_content_delta
          reasoning_raw_content_delta request_permissions request_user_input safety_buffering
          session_configured shutdown_complete stream_error sub_agent_activity task_complete
          task_started terminal_interaction thread_goal_updated thread_rolled_back
          thread_settings_applied token_count turn_aborted turn_complete turn_diff
          turn_moderation_metadata turn_started user_message view_image_tool_call warning
          web_search_begin web_search_end
          """
              .strip()
              .split("\\s+"));

  private KnownEvents() {}

  static boolean include(String name) {
    return NAMES.contains(name);
  }
}
