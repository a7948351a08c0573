package dev.turnmark.fact;

import dev.turnmark.model.Internal;
import java.util.List;
import java.util.Optional;

/**
 * Why something that a rule asks of a fact does not hold.
 *
 * @param sentence what is there in its place, in a few words: {@code `<skill>` opens it, but it
 *     ends with `…done.`, not with `</skill>`}
 * @param partly whether some of what is asked holds, so that more was nearly enough
 */
@Internal
public record Lack(String sentence, boolean partly) {

  /**
   * Why a predicate of a fact is false, or a property of it null. Empty when it is not so, and when
   * there is nothing to tell but that.
   *
   * @param asked the name of the predicate or property, for example {@code wrappedIn}
   * @param arguments what a predicate is asked about; empty for a property
   */
  public static Optional<Lack> of(Object fact, String asked, List<String> arguments) {
    return fact instanceof Part part ? PartLacks.of(part, asked, arguments) : Optional.empty();
  }

  static Optional<Lack> nearly(String sentence) {
    return Optional.of(new Lack(sentence, true));
  }

  static Optional<Lack> far(String sentence) {
    return Optional.of(new Lack(sentence, false));
  }
}
