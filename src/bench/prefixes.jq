# Says what a person sees of rollouts, as a filter does that knows the usual prefixes: what
# prefixes.py does, for jq. Use: jq -n -c -f prefixes.jq FILE…

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

# jq knows no number of the line that holds when it is the last one, so lines are counted here.
foreach inputs as $line ({};
  if .file == input_filename then .line += 1 else {file: input_filename, line: 1} end;
  if ($line | type == "object" and .type == "response_item") then
    {file, line, shown: ($line.payload | shown)}
  else empty end)
