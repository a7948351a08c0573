package dev.turnmark.rules;

/** Says when it is time to look at files again. */
interface WakeUps extends AutoCloseable {

  /** Waits until files may have changed; gives whether to look, which is no once it is closed. */
  boolean next();

  /** Waits a moment, for somebody who is writing to come to an end; gives whether to go on. */
  boolean moment();

  /** Ends all waiting, now and later. */
  @Override
  void close();
}
