package dev.turnmark.fact;

import dev.turnmark.model.Json;
import dev.turnmark.model.RolloutItem.SessionMeta;
import org.jspecify.annotations.Nullable;

/**
 * The session an item belongs to. It stands in working memory beside the item when it is known, for
 * rules to ask.
 *
 * @param id the thread's id
 * @param cliVersion the version of Codex that wrote the file, for example {@code 0.98.0}
 * @param source who started it: a word such as {@code cli}, or {@code subagent}
 * @param originator the client that ran it
 * @param forkedFromId the session it was forked from
 * @param parentThreadId the session that spawned it
 * @param flat whether the file is one of before 0.40, whose first line names neither a version nor
 *     a client
 */
public record Session(
    @Nullable String id,
    @Nullable String cliVersion,
    @Nullable String source,
    @Nullable String originator,
    @Nullable String forkedFromId,
    @Nullable String parentThreadId,
    boolean flat) {

  /** A session of which nothing is known. */
  public static final Session UNKNOWN = new Session(null, null, null, null, null, null);

  /** One whose file is not flat. */
  public Session(
      @Nullable String id,
      @Nullable String cliVersion,
      @Nullable String source,
      @Nullable String originator,
      @Nullable String forkedFromId,
      @Nullable String parentThreadId) {
    this(id, cliVersion, source, originator, forkedFromId, parentThreadId, false);
  }

  /** What the first {@code session_meta} of a file says of the session; later ones are copies. */
  public static Session of(SessionMeta meta) {
    Json source = meta.source();
    return new Session(
        meta.id(),
        meta.cliVersion(),
        source == null ? null : SessionSource.word(source),
        meta.originator(),
        meta.forkedFromId(),
        meta.parentThreadId(),
        isFlat(meta));
  }

  /** A first line with the envelope names the folder at the very least. */
  private static boolean isFlat(SessionMeta meta) {
    return meta.id() != null
        && meta.timestamp() != null
        && meta.cwd() == null
        && meta.originator() == null
        && meta.cliVersion() == null
        && meta.source() == null;
  }

  /**
   * Whether an older version of Codex than this one wrote the file; false when that is not known.
   *
   * @param version as in {@code 0.110}
   */
  public boolean olderThan(String version) {
    return cliVersion != null && CodexVersion.compare(cliVersion, version) < 0;
  }
}
