package dev.turnmark.cli;

/** Waits between two looks at something that changes, until the user has seen enough. */
interface Lookout extends AutoCloseable {

  /** For one look. */
  Lookout ONCE = () -> false;

  /** Waits a while; gives whether to look again. */
  boolean again();

  /** Waits a moment, for somebody who is writing to come to an end; gives whether to go on. */
  default boolean moment() {
    return true;
  }

  /** Whether the user has seen enough meanwhile. */
  default boolean over() {
    return false;
  }

  /** All has been said. */
  @Override
  default void close() {}
}
