package dev.turnmark.json;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The tokens of one piece of JSON, one after the other. Whoever reads knows whether an object or an
 * array is in hand, and asks for its next field or element.
 */
interface Tokens extends AutoCloseable {

  /** The token in hand. */
  JsonToken token();

  /** Goes to the outermost value. */
  JsonToken begin() throws IOException, UnreadableException;

  /** Goes to the next field of the object in hand; null at the end of the object. */
  @Nullable String nextName() throws IOException, UnreadableException;

  /** Goes to the value of the field in hand. */
  JsonToken value() throws IOException, UnreadableException;

  /** Goes to the next element of the array in hand; gives whether there is one. */
  boolean nextElement() throws IOException, UnreadableException;

  /** Goes to the end of the value in hand. */
  void skip() throws IOException, UnreadableException;

  /** The text in hand, or the digits of the number in hand. */
  String text() throws IOException, UnreadableException;

  /** The same for a text that is likely to come again, such as a tag. */
  String word() throws IOException, UnreadableException;

  /** The number in hand; null when it is not whole, {@code -0}, or does not fit. */
  @Nullable Long wholeNumber() throws IOException, UnreadableException;

  /** Where in the bytes the value in hand begins. */
  int from();

  /** Where in the bytes the value in hand ends, which has been gone over. */
  int to() throws IOException;

  /** The JSON from a place to the end of the value in hand, which has been gone over. */
  String written(int from) throws IOException;

  /** The keys of the whole record; none when it is no object. */
  Set<String> keys() throws IOException;

  /** How deep the values nest that were skipped; 0 when no deeper than Codex goes. */
  int deepest();

  /** The path of the value in hand, for a problem to name. */
  String path();

  /** Refuses anything that follows. */
  void expectEnd() throws IOException, UnreadableException;

  @Override
  void close() throws IOException;
}
