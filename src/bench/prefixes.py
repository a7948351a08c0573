#!/usr/bin/env python3
"""Says what a person sees of rollouts, as a script does that knows the usual prefixes.

Prints a line of JSON for each response item: the file, the line, and the kind of what is shown, or
null. What a user would write in half an hour, and what src/bench/compare holds Turnmark against.
"""

import json
import os
import sys

# How texts begin that the harness puts beside what a person types.
PREFIXES = (
    "<environment_context>",
    "<user_instructions>",
    "# AGENTS.md instructions",
    "<skill>",
    "<user_shell_command>",
    "<turn_aborted>",
    "<subagent_notification>",
    "<hook_prompt",
)

SHOWN = {
    "reasoning": "Reasoning",
    "web_search_call": "WebSearch",
    "image_generation_call": "ImageGeneration",
}


def shown(item):
    """The kind of what a person sees of a response item; None for nothing."""
    if item.get("type") != "message":
        return SHOWN.get(item.get("type"))
    if item.get("role") == "assistant":
        return "AgentMessage"
    if item.get("role") != "user":
        return None
    for part in item.get("content") or []:
        if part.get("type") == "input_text" and part["text"].lstrip().startswith(PREFIXES):
            return None
    return "UserMessage"


def rollouts(names):
    for name in names:
        if os.path.isdir(name):
            for folder, folders, files in os.walk(name):
                folders.sort()
                for file in sorted(files):
                    if file.startswith("rollout-") and file.endswith(".jsonl"):
                        yield os.path.join(folder, file)
        else:
            yield name


def main():
    write = sys.stdout.write
    for name in rollouts(sys.argv[1:]):
        with open(name, "rb") as lines:
            for number, line in enumerate(lines, 1):
                try:
                    record = json.loads(line)
                except ValueError:
                    continue
                if not isinstance(record, dict) or record.get("type") != "response_item":
                    continue
                kind = shown(record["payload"])
                write(json.dumps({"file": name, "line": number, "shown": kind}) + "\n")


main()
