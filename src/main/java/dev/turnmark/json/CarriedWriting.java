package dev.turnmark.json;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;

/** One piece of JSON on its way out, and the carried texts that belong into it. */
final class CarriedWriting {

  /** Holds the place of a text. JSON never has it: a string has its escape, and nothing else it. */
  static final char PLACE = '\0';

  private final CarriedTexts carried;
  private final List<LongText> written = new ArrayList<>(0);

  CarriedWriting(CarriedTexts carried) {
    this.carried = carried;
  }

  /** Notes that a text stands at the next place; gives whether there is such a text. */
  boolean place(int number) {
    if (number >= carried.size()) {
      return false;
    }
    written.add(carried.get(number));
    return true;
  }

  /** Writes JSON with the texts in their places. */
  void write(String json, Writer out) throws IOException {
    int done = 0;
    for (LongText text : written) {
      int place = json.indexOf(PLACE, done);
      out.write(json, done, place - done);
      text.writeTo(out);
      done = place + 1;
    }
    out.write(json, done, json.length() - done);
  }
}
