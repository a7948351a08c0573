package dev.turnmark.json;

/** One character of UTF-8 on its way, byte by byte. */
final class Utf8Sequence {

  private int missing;
  private int least;
  private int most;
  private byte lead;
  private long leadAt;

  /** Whether more bytes must come. */
  boolean isOpen() {
    return missing > 0;
  }

  /** Its first byte. */
  byte lead() {
    return lead;
  }

  /** Where that stood. */
  long leadAt() {
    return leadAt;
  }

  /** Begins with a byte that is not ASCII; gives whether any character does. */
  boolean begin(byte first, long at) {
    lead = first;
    leadAt = at;
    int value = first & 0xFF;
    least = value == 0xE0 ? 0xA0 : value == 0xF0 ? 0x90 : 0x80;
    most = value == 0xED ? 0x9F : value == 0xF4 ? 0x8F : 0xBF;
    missing = following(value);
    return missing > 0;
  }

  private static int following(int lead) {
    if (lead < 0xC2 || lead > 0xF4) {
      return 0;
    }
    if (lead < 0xE0) {
      return 1;
    }
    return lead < 0xF0 ? 2 : 3;
  }

  /** Goes on with a byte; gives whether it may. */
  boolean goOn(byte next) {
    int value = next & 0xFF;
    boolean fits = value >= least && value <= most;
    least = 0x80;
    most = 0xBF;
    missing--;
    return fits;
  }
}
