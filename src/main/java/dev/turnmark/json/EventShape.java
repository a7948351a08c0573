package dev.turnmark.json;

import dev.turnmark.model.EventMsg;
import java.io.IOException;
import java.util.Map;
import java.util.Set;

/**
 * The family of events. Only a rollback decides anything, so only a rollback is checked as Codex
 * does; any other event whose content makes no sense here is still that event.
 */
final class EventShape extends FamilyShape {

  private static final String ROLLBACK = "thread_rolled_back";

  EventShape(Map<String, RecordShape> variants) {
    super(variants, null, Set.of());
  }

  @Override
  Object read(String tag, Reading in) throws IOException, UnreadableException {
    if (tag.equals(ROLLBACK)) {
      return super.read(tag, in);
    }
    if (variant(tag) == null || !in.looksIntoEvents()) {
      in.skipFields();
      return new EventMsg.Other(tag, KnownEvents.include(tag));
    }
    in.uncheck(true);
    Object event = super.read(tag, in);
    in.uncheck(false);
    return event;
  }
}
