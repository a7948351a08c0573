package dev.turnmark.rules.facts;

/** A message that a person sees. */
public record Shown(Item.Message message) {}
