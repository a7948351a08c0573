package com.acme.alarms;

import dev.turnmark.model.RolloutItem;

/** A fact of the host's own. */
public record Alarm(RolloutItem about) {}
