package dev.turnmark.rollout;

import dev.turnmark.fact.Session;
import dev.turnmark.model.Internal;
import dev.turnmark.model.RolloutItem.SessionMeta;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** How a session came into being. */
@Internal
public enum LineageKind {
  /** Somebody began it. */
  OWN("own"),
  /** It began with the history of another. */
  FORK("fork"),
  /** Another session spawned it; it may have taken over history as well. */
  SUB_AGENT("sub-agent"),
  /** It goes on where another file ends. */
  CONTINUATION("continuation"),
  /** The file does not say whose it is. */
  UNKNOWN("unknown");

  private static final String SUB_AGENT_SOURCE = "subagent";

  private final String word;

  LineageKind(String word) {
    this.word = word;
  }

  /** What a session of this lineage is; the first of sub-agent, fork, continuation that holds. */
  public static LineageKind of(Lineage lineage) {
    SessionMeta meta = lineage.session();
    if (meta != null
        && (meta.parentThreadId() != null || SUB_AGENT_SOURCE.equals(Session.of(meta).source()))) {
      return SUB_AGENT;
    }
    if (meta != null && meta.forkedFromId() != null) {
      return FORK;
    }
    if (lineage.continues() != null) {
      return CONTINUATION;
    }
    return meta == null ? UNKNOWN : OWN;
  }

  /** What people call it. */
  public String word() {
    return word;
  }

  /** How outputs for machines name it: {@code sub_agent}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The session it comes from; null when it comes from none, or the file does not say. */
  public @Nullable String other(Lineage lineage) {
    SessionMeta meta = lineage.session();
    Continues continues = lineage.continues();
    return switch (this) {
      case OWN, UNKNOWN -> null;
      case FORK -> meta == null ? null : meta.forkedFromId();
      case SUB_AGENT -> meta == null ? null : meta.parentThreadId();
      case CONTINUATION -> continues == null ? null : continues.thread();
    };
  }
}
