package dev.turnmark.cli;

/** Threads that may do a piece of somebody else's work. */
interface Hands {

  /** There is nobody but the one who asks. */
  Hands NONE = none(Portions.USUAL);

  /** Nobody either; but who comes later is to be given such portions. */
  static Hands none(Portions portions) {
    return new Hands() {
      @Override
      public Portions portions() {
        return portions;
      }

      @Override
      public int count() {
        return 0;
      }

      @Override
      public boolean anyFree() {
        return false;
      }

      @Override
      public void offer(Runnable piece) {
        throw new IllegalStateException("expected somebody to give work to but there is nobody");
      }

      @Override
      public boolean takeBack(Runnable piece) {
        return false;
      }
    };
  }

  /** How much a piece of work is. */
  Portions portions();

  /** How many there are, whether free or not. */
  int count();

  /** Whether one of them has nothing to do of its own. */
  boolean anyFree();

  /** Puts a piece of work where one of them takes it, behind what was offered before. */
  void offer(Runnable piece);

  /** Takes a piece of work back, unless somebody has taken it. */
  boolean takeBack(Runnable piece);
}
