package dev.turnmark.bench;

import java.util.SplittableRandom;

/**
 * Text as it stands inside JSON strings: prose, output of tools, and base64. Made once for a seed;
 * what is appended are stretches of it, so that making gigabytes costs little.
 */
final class Texts {

  private static final int LINES = 4096;
  private static final int BASE64 = 1 << 20;
  private static final String ALPHABET =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  private static final String[] WORDS =
      ("the of build error test file rust cargo src/main.rs line return async fn let mut result"
              + " expected token parse value index node ok failed passed warning if else for in"
              + " struct impl pub use Option<String> self.next() == != && -> { } // TODO 0x1f 42")
          .split(" ");
  private static final String[] QUOTED = {"\\\"name\\\"", "\\\"a b\\\"", "\\\\n", "\\t"};
  private static final String[] BEYOND_ASCII = {"é", "→", "“so”", "日本語", "✓", "🙂"};

  private final String[] lines = new String[LINES];
  private final String base64;

  Texts(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < LINES; i++) {
      lines[i] = line(random);
    }
    StringBuilder letters = new StringBuilder(BASE64);
    for (int i = 0; i < BASE64; i++) {
      letters.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
    }
    base64 = letters.toString();
  }

  /** A line of 20 to 80 characters, its end escaped; one in twenty goes beyond ASCII. */
  private static String line(SplittableRandom random) {
    int length = random.nextInt(20, 80);
    boolean ascii = random.nextInt(20) > 0;
    StringBuilder line = new StringBuilder(random.nextInt(4) == 0 ? "    " : "");
    while (line.length() < length) {
      if (random.nextInt(40) == 0) {
        line.append(QUOTED[random.nextInt(QUOTED.length)]);
      } else if (!ascii && random.nextInt(6) == 0) {
        line.append(BEYOND_ASCII[random.nextInt(BEYOND_ASCII.length)]);
      } else {
        line.append(WORDS[random.nextInt(WORDS.length)]);
      }
      line.append(' ');
    }
    return line.append("\\n").toString();
  }

  /** Appends lines, about so many characters of them. */
  void lines(StringBuilder out, SplittableRandom random, int length) {
    int end = out.length() + length;
    for (int next = random.nextInt(LINES); out.length() < end; next = (next + 1) % LINES) {
      out.append(lines[next]);
    }
  }

  /** Appends so many characters of base64. */
  void base64(StringBuilder out, SplittableRandom random, int length) {
    for (int left = length; left > 0; ) {
      int from = random.nextInt(BASE64 / 2);
      int piece = Math.min(left, BASE64 / 2);
      out.append(base64, from, from + piece);
      left -= piece;
    }
  }
}
