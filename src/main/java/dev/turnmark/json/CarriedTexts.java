package dev.turnmark.json;

import java.util.List;

/**
 * Texts of one line that are too long for memory and are carried from it to an output. They can be
 * written until the reader is asked for the next line, by {@code next} or {@code hasNext}.
 */
public final class CarriedTexts {

  /** Those of a line that is in memory as a whole. */
  public static final CarriedTexts NONE = new CarriedTexts(List.of());

  private final List<LongText> texts;

  private CarriedTexts(List<LongText> texts) {
    this.texts = texts;
  }

  static CarriedTexts of(List<LongText> texts) {
    return texts.isEmpty() ? NONE : new CarriedTexts(List.copyOf(texts));
  }

  /** How many there are. */
  public int size() {
    return texts.size();
  }

  LongText get(int number) {
    return texts.get(number);
  }
}
