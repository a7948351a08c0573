package dev.turnmark.cli;

import dev.turnmark.json.RolloutReader;
import dev.turnmark.json.RolloutRecord;
import java.util.Iterator;
import java.util.Optional;

/**
 * One way through a file. One thread goes it, and shows a visitor line after line; where lines are
 * there faster than it can, others that are free read and judge some of them beforehand.
 */
final class Passage implements Piece.Way {

  private final RolloutReader reader;
  private final RolloutWalk.Visitor<?> visitor;
  private final Hands hands;
  private RolloutPass pass;
  private int leftAside;

  Passage(RolloutReader reader, RolloutWalk.Visitor<?> visitor, Hands hands, RolloutPass pass) {
    this.reader = reader;
    this.visitor = visitor;
    this.hands = hands;
    this.pass = pass;
  }

  /** Goes on to the end of the file, or until the visitor wants no more. */
  void go() {
    while (visitor.wantsMore() && (together() || nextLine())) {}
  }

  /** How many lines were left aside because the file is no rollout. */
  int leftAside() {
    return leftAside;
  }

  private boolean nextLine() {
    if (!reader.hasNext()) {
      return false;
    }
    show(reader.next());
    return true;
  }

  private void show(RolloutRecord line) {
    if (isForeign(line)) {
      leftAside++;
    } else {
      RolloutWalk.visit(line, pass, visitor);
    }
  }

  private boolean isForeign(RolloutRecord line) {
    return reader.isInOtherGrammar(line) && RolloutWalk.isForeign(line);
  }

  /** Shows the lines that are there without waiting for them; gives whether there were any. */
  private boolean together() {
    if (reader.bytes() < hands.portions().alone() || !hands.anyFree()) {
      return false;
    }
    boolean any = false;
    try (Pieces pieces = new Pieces(reader, hands, this, pass)) {
      for (pieces.begin(); !pieces.isEmpty() && visitor.wantsMore(); pieces.begin()) {
        any = true;
        Piece piece = pieces.next();
        if (piece.left().isCompletedExceptionally()) {
          showOneByOne(piece, pieces);
          return true;
        }
        piece.left().join().stream().takeWhile(line -> visitor.wantsMore()).forEach(Runnable::run);
        pass = piece.after().join();
        piece.block().giveBack();
      }
    }
    return any;
  }

  /**
   * What went wrong does so again where nothing else is going on, at the line where it should; or
   * not at all, if all that was wanting was memory for so many lines at once.
   */
  private void showOneByOne(Piece first, Pieces others) {
    others.close();
    for (Optional<Piece> piece = Optional.of(first); piece.isPresent(); piece = others.poll()) {
      Iterator<RolloutRecord> lines = piece.get().block().oneByOne();
      while (visitor.wantsMore() && lines.hasNext()) {
        show(lines.next());
      }
    }
  }

  @Override
  public RolloutPass upTo(RolloutRecord line, RolloutPass before) {
    return line instanceof RolloutRecord.Read read && !isForeign(line) ? before.upTo(read) : before;
  }

  @Override
  public Runnable prepare(RolloutRecord line, RolloutPass at) {
    if (isForeign(line)) {
      return () -> leftAside++;
    }
    RolloutRecord said = at.redacting().said(line);
    if (said instanceof RolloutRecord.Read read) {
      return visitor.prepare(read, at);
    }
    return () -> visitor.unreadable((RolloutRecord.Unreadable) said);
  }
}
