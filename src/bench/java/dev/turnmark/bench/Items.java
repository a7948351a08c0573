package dev.turnmark.bench;

import dev.turnmark.json.Needs;
import dev.turnmark.model.ResponseItem;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Response items, read beforehand, one after another and round again. */
@State(Scope.Benchmark)
public class Items {

  private static final int MEGABYTES = 8;

  private final ResponseItem[] items = Data.items(Data.rollout(MEGABYTES), Needs.nothing());
  private int next;

  ResponseItem next() {
    next = next + 1 < items.length ? next + 1 : 0;
    return items[next];
  }
}
