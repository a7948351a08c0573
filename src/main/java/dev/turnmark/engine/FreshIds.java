package dev.turnmark.engine;

import dev.turnmark.model.Internal;
import java.nio.charset.StandardCharsets;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Ids in place of those that Codex makes at random: the same ones at every reading. */
@Internal
public final class FreshIds {

  private FreshIds() {}

  /**
   * The id for what is made from one line of one session, in the form of a UUID.
   *
   * @param sessionId the session; null when it is not known
   * @param line the line, from 1
   */
  public static String of(@Nullable String sessionId, long line) {
    String name = "turnmark:" + (sessionId == null ? "" : sessionId) + ":" + line;
    return UUID.nameUUIDFromBytes(name.getBytes(StandardCharsets.UTF_8)).toString();
  }
}
