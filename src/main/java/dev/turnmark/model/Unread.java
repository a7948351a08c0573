package dev.turnmark.model;

/** What stands in the place of a text that was checked but not read, because nobody asked. */
public final class Unread {

  /** Told apart by identity: the same words typed by a person are another text. */
  @SuppressWarnings("StringCopyConstructor") // Deliberate: an identity of its own.
  public static final String TEXT = new String("(not read)");

  private Unread() {}

  /** Whether this very text stands for one that was not read. */
  @SuppressWarnings("ReferenceEquality")
  public static boolean is(String text) {
    return text == TEXT;
  }
}
