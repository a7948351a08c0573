package dev.turnmark.conformance;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** A way to damage a line. */
enum Mutation {
  /** One to three bits are turned. */
  BITS {
    @Override
    byte[] of(byte[] line, Random random) {
      byte[] mutant = line.clone();
      for (int i = random.nextInt(3); i >= 0; i--) {
        mutant[random.nextInt(mutant.length)] ^= (byte) (1 << random.nextInt(8));
      }
      return mutant;
    }
  },
  /** The rest is missing. */
  CUT {
    @Override
    byte[] of(byte[] line, Random random) {
      return Arrays.copyOf(line, random.nextInt(line.length));
    }
  },
  /** A run of zero bytes stands in, before or in place of something. */
  ZEROS {
    @Override
    byte[] of(byte[] line, Random random) {
      int at = random.nextInt(line.length);
      int kept = Math.min(line.length, at + (random.nextBoolean() ? 0 : 40));
      return spliced(line, at, kept, new byte[1 + random.nextInt(64)]);
    }
  },
  /** Bytes that no UTF-8 text has. */
  ENCODING {
    private static final int[][] BROKEN = {
      {0xFF}, {0xC0, 0xAF}, {0xE6, 0x87}, {0xED, 0xA0, 0x80}, {0xF5, 0x80, 0x80, 0x80}, {0x80}
    };

    @Override
    byte[] of(byte[] line, Random random) {
      int[] broken = BROKEN[random.nextInt(BROKEN.length)];
      byte[] bytes = new byte[broken.length];
      for (int i = 0; i < broken.length; i++) {
        bytes[i] = (byte) broken[i];
      }
      int at = random.nextInt(line.length);
      return spliced(line, at, at, bytes);
    }
  },
  /** A key comes twice, with another value. */
  KEYS {
    @Override
    byte[] of(byte[] line, Random random) {
      String text = new String(line, UTF_8);
      int from = random.nextInt(text.length());
      int begin = Math.max(text.indexOf(",\"", from), text.indexOf("{\"", from));
      int end = begin < 0 ? -1 : text.indexOf("\":", begin);
      if (end < 0) {
        return spliced(line, 1, 1, "\"type\":7,".getBytes(UTF_8));
      }
      String key = text.substring(begin + 1, end + 2);
      String twice =
          text.substring(0, begin + 1) + key + value(random) + "," + text.substring(begin + 1);
      return twice.getBytes(UTF_8);
    }
  },
  /** Something goes ten thousand levels deep. */
  DEPTH {
    @Override
    byte[] of(byte[] line, Random random) {
      String deep =
          random.nextBoolean()
              ? "[".repeat(10_000) + "]".repeat(10_000)
              : "{\"a\":".repeat(10_000) + "1" + "}".repeat(10_000);
      return JsonMutation.replaced(line, random, deep);
    }
  },
  /** Half a surrogate pair stands in a text. */
  SURROGATES {
    @Override
    byte[] of(byte[] line, Random random) {
      String half =
          List.of("\\ud800", "\\uDFFF", "\\ud83dx", "\\ude00\\ud83d").get(random.nextInt(4));
      return JsonMutation.inText(line, random, half);
    }
  },
  /** What may stand in a text but ends a line elsewhere. */
  SEPARATORS {
    @Override
    byte[] of(byte[] line, Random random) {
      String separator =
          List.of("\u2028", "\u2029", "\u0085", "\r", "\t", "\\n").get(random.nextInt(6));
      return JsonMutation.inText(line, random, separator);
    }
  },
  /** A number that fits nowhere. */
  NUMBERS {
    private static final List<String> HUGE =
        List.of(
            "18446744073709551616",
            "-9223372036854775809",
            "1e400",
            "-1e-400",
            "0.1",
            "-0",
            "9".repeat(300));

    @Override
    byte[] of(byte[] line, Random random) {
      return JsonMutation.replaced(line, random, HUGE.get(random.nextInt(HUGE.size())));
    }
  },
  /** A value of another type. */
  TYPES {
    @Override
    byte[] of(byte[] line, Random random) {
      return JsonMutation.replaced(line, random, value(random));
    }
  },
  /** The line is two lines. */
  SPLIT {
    @Override
    byte[] of(byte[] line, Random random) {
      int at = random.nextInt(line.length);
      return spliced(line, at, at, new byte[] {'\n'});
    }
  },
  /** A content of very many parts. */
  PARTS {
    @Override
    byte[] of(byte[] line, Random random) {
      return JsonMutation.manyParts(1 + random.nextInt(2_000), random);
    }
  };

  private static final List<String> VALUES =
      List.of("null", "true", "1", "\"x\"", "\"\"", "[]", "{}", "[1]", "{\"type\":\"x\"}");

  abstract byte[] of(byte[] line, Random random);

  /** Values of every type. */
  static List<String> otherValues() {
    return VALUES;
  }

  private static String value(Random random) {
    return VALUES.get(random.nextInt(VALUES.size()));
  }

  private static byte[] spliced(byte[] line, int from, int to, byte[] between) {
    ByteArrayOutputStream whole = new ByteArrayOutputStream();
    whole.write(line, 0, from);
    whole.writeBytes(between);
    whole.write(line, to, line.length - to);
    return whole.toByteArray();
  }
}
