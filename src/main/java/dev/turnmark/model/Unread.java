package dev.turnmark.model;

import java.util.List;
import java.util.stream.IntStream;

/** What stands in the place of a value that was checked but not read, because nobody asked. */
public final class Unread {

  /** Told apart by identity: the same words typed by a person are another text. */
  @SuppressWarnings("StringCopyConstructor") // Deliberate: an identity of its own.
  public static final String TEXT = new String("(not read)");

  /** The same for a JSON value; it is not well-formed, so that no reader takes it for one. */
  public static final Json JSON = new Json(TEXT);

  /** How many texts of one line can be {@link #carried}. */
  @Internal public static final int MOST_CARRIED = 1_000;

  @SuppressWarnings("StringCopyConstructor") // Deliberate: an identity of its own for each.
  private static final List<String> CARRIED =
      IntStream.range(0, MOST_CARRIED).mapToObj(number -> new String(TEXT)).toList();

  private Unread() {}

  /** Whether this very text stands for one that was not read. */
  @SuppressWarnings("ReferenceEquality")
  public static boolean is(String text) {
    return text == TEXT || carriedNumber(text) >= 0;
  }

  /** Whether this very value stands for one that was not read. */
  @SuppressWarnings("ReferenceEquality")
  public static boolean is(Json json) {
    return json == JSON;
  }

  /**
   * What stands in the place of a text that was not read, but is carried from its line to an output
   * that writes it.
   *
   * @param number which of the texts of its line it is, from 0 to {@link #MOST_CARRIED} - 1
   */
  @Internal
  public static String carried(int number) {
    return CARRIED.get(number);
  }

  /** Which of the carried texts of its line this very text stands for; -1 when for none. */
  @Internal
  @SuppressWarnings("ReferenceEquality")
  public static int carriedNumber(String text) {
    if (text.equals(TEXT)) {
      for (int number = 0; number < MOST_CARRIED; number++) {
        if (text == CARRIED.get(number)) {
          return number;
        }
      }
    }
    return -1;
  }
}
