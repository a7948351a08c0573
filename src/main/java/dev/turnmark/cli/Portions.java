package dev.turnmark.cli;

/**
 * In which portions a file is worked on by several threads, in bytes of its lines.
 *
 * @param alone how much of a file one thread works on before others are asked: most files are small
 * @param block how much is worth a thread's while
 * @param inHand how much at most is begun and not yet told, beyond one block
 */
record Portions(long alone, int block, long inHand) {

  private static final int ALONE = 1 << 18;

  /**
   * Small, so that it stays in the caches and is garbage soon; large beside what handing on costs.
   */
  private static final int BLOCK = 1 << 15;

  /** What is begun takes several times its bytes, and should be small beside the heap. */
  private static final int SHARE_OF_HEAP = 64;

  static final Portions USUAL =
      new Portions(ALONE, BLOCK, Runtime.getRuntime().maxMemory() / SHARE_OF_HEAP);
}
