# Says what a person sees of rollouts, as a filter does that knows the usual prefixes: what
# prefixes.py does, for jq. Use: jq -c -f prefixes.jq FILE…

def injected:
  any(.content[]?;
    .type == "input_text"
    and (.text | test("^\\s*(<environment_context>|<user_instructions>|# AGENTS\\.md instructions|<skill>|<user_shell_command>|<turn_aborted>|<subagent_notification>|<hook_prompt)")));

def shown:
  if .type == "message" then
    if .role == "assistant" then "AgentMessage"
    elif .role != "user" or injected then null
    else "UserMessage" end
  else
    {reasoning: "Reasoning", web_search_call: "WebSearch", image_generation_call: "ImageGeneration"}[.type]
  end;

select(type == "object" and .type == "response_item")
| {file: input_filename, line: input_line_number, shown: (.payload | shown)}
