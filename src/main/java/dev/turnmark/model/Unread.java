package dev.turnmark.model;

/** What stands in the place of a value that was checked but not read, because nobody asked. */
public final class Unread {

  /** Told apart by identity: the same words typed by a person are another text. */
  @SuppressWarnings("StringCopyConstructor") // Deliberate: an identity of its own.
  public static final String TEXT = new String("(not read)");

  /** The same for a JSON value; it is not well-formed, so that no reader takes it for one. */
  public static final Json JSON = new Json(TEXT);

  private Unread() {}

  /** Whether this very text stands for one that was not read. */
  @SuppressWarnings("ReferenceEquality")
  public static boolean is(String text) {
    return text == TEXT;
  }

  /** Whether this very value stands for one that was not read. */
  @SuppressWarnings("ReferenceEquality")
  public static boolean is(Json json) {
    return json == JSON;
  }
}
