package dev.turnmark.fact;

/** What a person sees of an item. */
public sealed interface Projection extends Conclusion permits Hidden, Shown {}
