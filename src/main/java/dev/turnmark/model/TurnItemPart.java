package dev.turnmark.model;

/** A piece of the content of a turn item that is made of pieces. */
public sealed interface TurnItemPart permits UserInput, AgentMessageContent, HookPromptFragment {}
