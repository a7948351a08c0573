package dev.turnmark.cli;

import dev.turnmark.json.Needs;
import dev.turnmark.json.ReadingLimits;
import dev.turnmark.json.RolloutReader;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.json.Strictness;
import dev.turnmark.model.RolloutItem.SessionMeta;
import dev.turnmark.rollout.Continues;
import dev.turnmark.rollout.Lineage;
import dev.turnmark.rollout.LineageFold;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which of the files that were named hold what other files go on from. A thread is looked for by
 * the id in the name of a file, then by the id of its session: a session that went back to an
 * earlier turn lies in several files, and only their names tell them apart.
 */
final class Threads {

  private final Map<RolloutFile, Opening> openings = new LinkedHashMap<>();

  /**
   * How a file begins.
   *
   * @param firstOrdinal the ordinal of its first line; null when it has none
   */
  private record Opening(
      @Nullable String session, @Nullable Long firstOrdinal, @Nullable Continues continues) {

    static final Opening UNKNOWN = new Opening(null, null, null);
  }

  /** Looks into the beginnings of all files. */
  Threads(List<RolloutFile> files, ReadingLimits limits) {
    for (RolloutFile file : files) {
      if (!file.isPipe()) {
        openings.put(file, opening(file, limits));
      }
    }
  }

  private static Opening opening(RolloutFile file, ReadingLimits limits) {
    LineageFold fold = new LineageFold();
    try (RolloutReader reader =
        new RolloutReader(
            Files.newInputStream(file.path()),
            file.name(),
            Strictness.LENIENT,
            Needs.nothing(),
            limits)) {
      Long first = null;
      while (fold.lineage().session() == null && reader.hasNext()) {
        if (reader.next() instanceof RolloutRecord.Read read) {
          fold.accept(read.line(), read.content());
          first = first == null ? read.content().ordinal() : first;
        }
      }
      Lineage lineage = fold.lineage();
      SessionMeta session = lineage.session();
      return new Opening(session == null ? null : session.id(), first, lineage.continues());
    } catch (IOException | UncheckedIOException e) {
      // Deliberate: what is wrong with a file is told when it is read, not when it is looked for.
      return Opening.UNKNOWN;
    }
  }

  /**
   * The files that hold the conversation of a file, the oldest first, itself last.
   *
   * @param terminal told when what it goes on from is in none of the files
   */
  List<Segment> segments(RolloutFile file, Terminal terminal) {
    Deque<Segment> segments = new ArrayDeque<>();
    segments.add(new Segment(file, null));
    Set<RolloutFile> visited = new HashSet<>(Set.of(file));
    Continues continues = opened(file).continues();
    while (continues != null) {
      Optional<RolloutFile> holder = holder(continues, visited);
      if (holder.isEmpty()) {
        terminal.complain(
            "%s: %s; none of the files named holds it"
                .formatted(PlainText.escaped(file.name()), ContinuesWords.of(continues)));
        break;
      }
      visited.add(holder.get());
      segments.addFirst(new Segment(holder.get(), before(continues)));
      long before = before(continues);
      continues = opened(holder.get()).continues();
      if (continues != null && before(continues) >= before) {
        break; // What comes before something ends before it: this is no file of Codex.
      }
    }
    return List.copyOf(segments);
  }

  private static long before(Continues continues) {
    return continues.beforeOrdinal() == null ? Long.MAX_VALUE : continues.beforeOrdinal();
  }

  private Opening opened(RolloutFile file) {
    return openings.getOrDefault(file, Opening.UNKNOWN);
  }

  private Optional<RolloutFile> holder(Continues continues, Set<RolloutFile> visited) {
    String thread = continues.thread();
    if (thread == null) {
      return Optional.empty();
    }
    List<RolloutFile> candidates =
        openings.keySet().stream()
            .filter(file -> !visited.contains(file))
            .filter(file -> beginsBefore(opened(file), continues))
            .toList();
    return candidates.stream()
        .filter(file -> isNamedAfter(file, thread))
        .findFirst()
        .or(
            () ->
                candidates.stream()
                    .filter(file -> opened(file).firstOrdinal() != null)
                    .filter(file -> thread.equals(opened(file).session()))
                    .findFirst());
  }

  private static boolean isNamedAfter(RolloutFile file, String thread) {
    String name = String.valueOf(file.path().getFileName());
    return !thread.isEmpty()
        && (name.endsWith("-" + thread + ".jsonl") || name.endsWith("-" + thread + ".jsonl.zst"));
  }

  private static boolean beginsBefore(Opening opening, Continues continues) {
    Long first = opening.firstOrdinal();
    return first == null ? continues.beforeOrdinal() == null : first < before(continues);
  }
}
