package dev.turnmark.json;

/**
 * Goes over the content of a long text in chunks that may end anywhere. Of what is wrong or odd it
 * keeps the first of each kind to the letter (no UTF-8, no JSON, a lone surrogate), so that whoever
 * reads the abridged record stumbles over it as over the whole one.
 */
final class TextCheck {

  /** How much is kept behind what is no JSON, for a parser to name. */
  private static final int WINDOW = 8;

  private static final int ESCAPE = 6;

  private final Kept kept;
  private final Utf8Sequence sequence = new Utf8Sequence();
  private final byte[] escape = new byte[ESCAPE];
  private final byte[] high = new byte[ESCAPE];
  private int escapeLength;
  private long escapeAt;
  private boolean highWaits;
  private long highAt;
  private int window;
  private boolean copied;
  private boolean malformed;
  private boolean broken;
  private boolean lone;
  private boolean escapes;

  TextCheck(Kept kept) {
    this.kept = kept;
  }

  boolean hasEscapes() {
    return escapes;
  }

  boolean hasLoneSurrogate() {
    return lone;
  }

  /** Checks more of it; the first byte stands at {@code offset} of the record. */
  void take(byte[] bytes, int from, int to, long offset) {
    int at = from;
    while (at < to && !malformed) {
      if (escapeLength == 0 && window == 0 && !highWaits && !sequence.isOpen()) {
        at = plainUntil(bytes, at, to);
      }
      if (at < to) {
        step(bytes[at], offset + (at - from));
        at++;
      }
    }
  }

  private static int plainUntil(byte[] bytes, int from, int to) {
    int at = from;
    while (at < to && bytes[at] >= ' ' && bytes[at] != '\\') {
      at++;
    }
    return at;
  }

  /** It ends here, by a quote or with the record. */
  void end() {
    if (malformed) {
      return;
    }
    if (sequence.isOpen()) {
      malformed();
    } else if (escapeLength > 0 && !broken) {
      keep(escape, escapeLength, escapeAt);
    } else if (highWaits) {
      lone(high, highAt);
    }
  }

  private void step(byte next, long at) {
    copied = window > 0;
    if (copied) {
      keep(next, at);
      window--;
    }
    if (sequence.isOpen()) {
      if (!sequence.goOn(next)) {
        malformed();
      }
    } else if (escapeLength > 0 && goesOn(next)) {
      goOn(next);
    } else {
      if (escapeLength > 0) {
        breaks(next, at);
      }
      unescaped(next, at);
    }
    if (copied && window == 0 && (escapeLength > 0 || sequence.isOpen())) {
      window = 1;
    }
  }

  private void unescaped(byte next, long at) {
    if (next == '\\') {
      escapes = true;
      escape[0] = next;
      escapeLength = 1;
      escapeAt = at;
      return;
    }
    noSecondHalf();
    if (next < 0) {
      if (!sequence.begin(next, at)) {
        malformed();
      }
    } else if (next < ' ') {
      breaks(next, at);
    }
  }

  // --- escapes ---

  /** Whether this byte may come next in the escape that has begun. */
  private boolean goesOn(byte next) {
    return escapeLength == 1 ? "\"\\/bfnrtu".indexOf(next) >= 0 : Character.digit(next, 16) >= 0;
  }

  private void goOn(byte next) {
    escape[escapeLength++] = next;
    if (escapeLength == 2 && next != 'u') {
      escapeLength = 0;
      noSecondHalf();
    } else if (escapeLength == ESCAPE) {
      escapeLength = 0;
      unit(unit());
    }
  }

  private char unit() {
    int unit = 0;
    for (int i = 2; i < ESCAPE; i++) {
      unit = unit << 4 | Character.digit(escape[i], 16);
    }
    return (char) unit;
  }

  private void unit(char unit) {
    if (highWaits && Character.isLowSurrogate(unit)) {
      highWaits = false;
      return;
    }
    noSecondHalf();
    if (Character.isHighSurrogate(unit)) {
      System.arraycopy(escape, 0, high, 0, ESCAPE);
      highAt = escapeAt;
      highWaits = true;
    } else if (Character.isLowSurrogate(unit)) {
      lone(escape, escapeAt);
    }
  }

  private void noSecondHalf() {
    if (highWaits) {
      lone(high, highAt);
    }
  }

  // --- what is wrong or odd ---

  private void lone(byte[] half, long at) {
    highWaits = false;
    if (!lone && !broken) {
      keep(half, ESCAPE, at);
    }
    lone = true;
  }

  /** No JSON goes on like this. */
  private void breaks(byte next, long at) {
    if (!broken) {
      keep(escape, escapeLength, escapeAt);
      keep(next, at);
      copied = true;
      window = WINDOW;
    }
    broken = true;
    highWaits = false;
    escapeLength = 0;
  }

  private void malformed() {
    if (!copied) {
      keep(sequence.lead(), sequence.leadAt());
    }
    malformed = true;
  }

  private void keep(byte[] bytes, int count, long at) {
    if (count > 0) {
      kept.add(bytes, 0, count, at);
    }
  }

  private void keep(byte next, long at) {
    keep(new byte[] {next}, 1, at);
  }
}
