package dev.turnmark.rules.facts;

/** An item that nobody sees. */
public record Hidden(Item item) {}
