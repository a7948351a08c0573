package dev.turnmark.cli;

import dev.turnmark.json.RolloutBlock;
import dev.turnmark.json.RolloutReader;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** The pieces of a file that are begun and not yet told: a few, so that they fit into memory. */
final class Pieces implements AutoCloseable {

  /** One that it works on, and some that it finds while somebody else is busy with telling. */
  private static final int FOR_EACH_HAND = 4;

  private final RolloutReader reader;
  private final Hands hands;
  private final Piece.Way way;
  private final Deque<Piece> open = new ArrayDeque<>();
  private CompletableFuture<RolloutPass> last;
  private long bytes;

  /**
   * @param first what is known of the session where the first piece begins
   */
  Pieces(RolloutReader reader, Hands hands, Piece.Way way, RolloutPass first) {
    this.reader = reader;
    this.hands = hands;
    this.way = way;
    this.last = CompletableFuture.completedFuture(first);
  }

  /** Begins as many as there are lines at hand for, and room. */
  void begin() {
    while (hands.anyFree() && hasRoom()) {
      Optional<RolloutBlock> lines = reader.atHand(hands.portions().block());
      if (lines.isEmpty()) {
        return;
      }
      begin(lines.get());
    }
  }

  private boolean hasRoom() {
    return open.isEmpty()
        || (open.size() < FOR_EACH_HAND * hands.count() && bytes < hands.portions().inHand());
  }

  private void begin(RolloutBlock lines) {
    Piece piece = new Piece(lines, last, way);
    last = piece.after();
    bytes += lines.length();
    // What comes alone is done here: nobody need be called for a line or two.
    if (!open.isEmpty() || lines.length() >= hands.portions().block()) {
      piece.offer(hands);
    }
    open.add(piece);
  }

  /** Whether none is begun. */
  boolean isEmpty() {
    return open.isEmpty();
  }

  /** Takes the first one off when nobody works on it any more; works on others till then. */
  Piece next() {
    Piece first = open.element();
    while (!first.left().isDone() && workOnOne()) {}
    first.left().handle((done, problem) -> problem).join();
    return remove();
  }

  private boolean workOnOne() {
    return open.stream().anyMatch(piece -> piece.doHere(hands));
  }

  private Piece remove() {
    Piece first = open.remove();
    bytes -= first.block().length();
    return first;
  }

  /** Gives up all of them; when this returns nobody works on them. */
  @Override
  public void close() {
    open.forEach(piece -> piece.withdraw(hands));
  }

  /** Takes off those that were given up, from the first on. */
  Optional<Piece> poll() {
    return open.isEmpty() ? Optional.empty() : Optional.of(remove());
  }
}
