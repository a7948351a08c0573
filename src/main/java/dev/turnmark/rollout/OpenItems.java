package dev.turnmark.rollout;

import dev.turnmark.fact.Wording;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.model.TurnItem;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The items of a turn that stand against no record yet. */
final class OpenItems {

  /** A kind of turn item, and an id or words. */
  private record Key(Class<?> kind, String text) {}

  private final Map<Key, Deque<DecidedItem>> byId = new HashMap<>();
  private final Map<Key, Deque<DecidedItem>> byWords = new HashMap<>();
  private final Map<Class<?>, TreeMap<Integer, DecidedItem>> byLine = new HashMap<>();

  /** Hidden, or shown as something else, and yet perhaps typed. */
  private final Map<String, Deque<DecidedItem>> perhapsTyped = new HashMap<>();

  private final List<DecidedItem> all;
  private final Set<Integer> taken = new HashSet<>();

  OpenItems(List<DecidedItem> items) {
    all = items;
    for (DecidedItem item : items) {
      TurnItem seen = item.shown();
      if (seen != null) {
        add(item, seen);
      }
      if (item.mayBeTyped() && item.decision().item() instanceof Message message) {
        perhapsTyped.computeIfAbsent(Wording.of(message), w -> new ArrayDeque<>()).add(item);
      }
    }
  }

  private void add(DecidedItem item, TurnItem seen) {
    Class<?> kind = seen.getClass();
    byId.computeIfAbsent(new Key(kind, seen.id()), k -> new ArrayDeque<>()).add(item);
    byWords.computeIfAbsent(words(seen), k -> new ArrayDeque<>()).add(item);
    byLine.computeIfAbsent(kind, k -> new TreeMap<>()).put(item.line(), item);
  }

  private static Key words(TurnItem item) {
    return new Key(item.getClass(), Wording.of(item));
  }

  /** Takes the first item of the kind and id of the record. */
  @Nullable DecidedItem byId(RecordedItem recorded) {
    String id = recorded.item().id();
    return id.isEmpty() ? null : takeFrom(byId.get(new Key(recorded.item().getClass(), id)));
  }

  /** Takes the first item that says the words of the record, one that looks typed at first. */
  @Nullable DecidedItem byWords(RecordedItem recorded) {
    DecidedItem same = takeFrom(byWords.get(words(recorded.item())));
    return same == null && recorded.item() instanceof TurnItem.UserMessage
        ? takeFrom(perhapsTyped.get(Wording.of(recorded.item())))
        : same;
  }

  /**
   * Takes the first item of the kind of the record; of user messages the last one before it, since
   * Codex writes a message first and records it then.
   */
  @Nullable DecidedItem inOrder(RecordedItem recorded) {
    TreeMap<Integer, DecidedItem> ofKind = byLine.get(recorded.item().getClass());
    if (ofKind == null || ofKind.isEmpty()) {
      return null;
    }
    Map.Entry<Integer, DecidedItem> next =
        recorded.item() instanceof TurnItem.UserMessage
            ? ofKind.floorEntry(recorded.line())
            : ofKind.firstEntry();
    return next == null ? null : take(next.getValue());
  }

  /** The thoughts that are left, in order. */
  List<DecidedItem> thoughts() {
    return List.copyOf(byLine.getOrDefault(TurnItem.Reasoning.class, new TreeMap<>()).values());
  }

  /** What is left, shown and hidden, in order. */
  List<DecidedItem> left() {
    return all.stream().filter(item -> !taken.contains(item.line())).toList();
  }

  DecidedItem take(DecidedItem item) {
    taken.add(item.line());
    byLine.values().forEach(ofKind -> ofKind.remove(item.line()));
    return item;
  }

  private @Nullable DecidedItem takeFrom(@Nullable Deque<DecidedItem> items) {
    while (items != null && !items.isEmpty()) {
      DecidedItem next = items.remove();
      if (!taken.contains(next.line())) {
        return take(next);
      }
    }
    return null;
  }
}
