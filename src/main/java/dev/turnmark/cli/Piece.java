package dev.turnmark.cli;

import dev.turnmark.json.RolloutBlock;
import dev.turnmark.json.RolloutRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/**
 * Lines that stand together, while any thread reads them and has the rules judge them. What of them
 * depends on the lines before is handed from piece to piece, between the reading and the judging.
 */
final class Piece {

  private final RolloutBlock block;
  private final CompletableFuture<RolloutPass> before;
  private final CompletableFuture<RolloutPass> after = new CompletableFuture<>();
  private final CompletableFuture<List<Runnable>> left = new CompletableFuture<>();
  private final Way way;
  private final Runnable work = this::work;
  private boolean offered;

  /**
   * @param before what is known up to here of the session
   * @param way what is done with the lines
   */
  Piece(RolloutBlock block, CompletableFuture<RolloutPass> before, Way way) {
    this.block = block;
    this.before = before;
    this.way = way;
  }

  /** What is done with lines. */
  interface Way {

    /** Comes to a line; lines come in their order. */
    RolloutPass upTo(RolloutRecord line, RolloutPass before);

    /**
     * Does as much as can be done before what is above is told; gives what is left to do then. For
     * any thread, while others do the same with other lines.
     */
    Runnable prepare(RolloutRecord line, RolloutPass pass);
  }

  /** Whatever goes wrong is kept for whoever asks what came of it. */
  private void work() {
    left.completeAsync(this::prepare, Runnable::run);
  }

  private List<Runnable> prepare() {
    List<RolloutRecord> lines;
    List<RolloutPass> passes = new ArrayList<>();
    try {
      block.read();
      RolloutPass pass = before.join();
      lines = block.records();
      for (RolloutRecord line : lines) {
        pass = way.upTo(line, pass);
        passes.add(pass);
      }
      after.complete(pass);
    } finally {
      after.cancel(false); // Too late to matter unless something went wrong: who waits would stay.
    }
    List<Runnable> prepared = new ArrayList<>(lines.size());
    for (int i = 0; i < lines.size(); i++) {
      prepared.add(way.prepare(lines.get(i), passes.get(i)));
    }
    return prepared;
  }

  /** The lines. */
  RolloutBlock block() {
    return block;
  }

  /** What is known of the session at the end; cancelled when something goes wrong before. */
  CompletableFuture<RolloutPass> after() {
    return after;
  }

  /** What is left to do for each line when those above are told. */
  CompletableFuture<List<Runnable>> left() {
    return left;
  }

  /** Lets others do the work. */
  void offer(Hands hands) {
    offered = true;
    hands.offer(work);
  }

  /** Does the work here unless somebody has begun; gives whether it did. */
  boolean doHere(Hands hands) {
    if (left.isDone() || !takeBack(hands)) {
      return false;
    }
    work.run();
    return true;
  }

  /** Gives up the work; when this returns nobody is at it. */
  void withdraw(Hands hands) {
    if (takeBack(hands)) {
      after.cancel(false);
      left.cancel(false);
    }
    left.handle((done, problem) -> problem).join();
  }

  private boolean takeBack(Hands hands) {
    return !offered || hands.takeBack(work);
  }
}
