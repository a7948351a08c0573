package dev.turnmark.json;

/** How to read: what stays the same from record to record. */
record Manner(Strictness strictness, Needs needs) {}
