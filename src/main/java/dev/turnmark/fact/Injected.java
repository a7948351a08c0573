package dev.turnmark.fact;

/** A part that a harness put there, and no person. */
public sealed interface Injected extends Finding permits Context, HookPrompt {}
