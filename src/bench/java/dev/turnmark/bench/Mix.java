package dev.turnmark.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * Checks that the generator does what it says: the same bytes for the same seed, and the shares
 * that real rollouts have. Prints what there is of each kind; leaves 1 when it is another mix.
 */
final class Mix {

  private static final int BYTES = 20_000_000;
  private static final double TOLERANCE = 0.15;

  /** Of the response items, in percent. */
  private static final Map<String, Double> ITEMS =
      new LinkedHashMap<>(
          Map.of("message user", 5.0, "message assistant", 15.0, "reasoning", 15.0, "tools", 55.0));

  private Mix() {}

  public static void main(String[] args) throws IOException {
    byte[] session = session(1);
    boolean same = Arrays.equals(session, session(1)) && !Arrays.equals(session, session(2));
    Map<String, Integer> lines = new TreeMap<>();
    Map<String, Integer> items = new TreeMap<>();
    ObjectMapper json = new ObjectMapper();
    new String(session, StandardCharsets.UTF_8)
        .lines()
        .forEach(line -> count(read(json, line), lines, items));
    lines.forEach((kind, count) -> System.out.printf("%6d  %s%n", count, kind));
    int all = lines.values().stream().mapToInt(Integer::intValue).sum();
    int said = items.values().stream().mapToInt(Integer::intValue).sum();
    boolean right = within("response items of lines", 50, 100.0 * said / all);
    for (Map.Entry<String, Double> share : ITEMS.entrySet()) {
      double found = 100.0 * items.getOrDefault(share.getKey(), 0) / said;
      right &= within(share.getKey() + " of response items", share.getValue(), found);
    }
    System.out.println(same ? "the same seed gives the same bytes" : "NOT the same bytes again");
    System.exit(same && right ? 0 : 1);
  }

  private static byte[] session(long seed) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream(BYTES + (1 << 20));
    GeneratedSession.write(out, Generate.texts(), seed, BYTES);
    return out.toByteArray();
  }

  private static JsonNode read(ObjectMapper json, String line) {
    try {
      return json.readTree(line);
    } catch (IOException e) {
      throw new IllegalStateException(line, e);
    }
  }

  private static void count(JsonNode line, Map<String, Integer> lines, Map<String, Integer> items) {
    JsonNode payload = line.path("payload");
    String type = payload.path("type").asText();
    String kind = (type + " " + payload.path("role").asText()).trim();
    lines.merge((line.path("type").asText() + " " + kind).trim(), 1, Integer::sum);
    if (line.path("type").asText().equals("response_item")) {
      boolean tool = type.startsWith("function_call") || type.startsWith("custom_tool_call");
      items.merge(tool ? "tools" : kind, 1, Integer::sum);
    }
  }

  private static boolean within(String what, double expected, double found) {
    boolean right = Math.abs(found - expected) <= TOLERANCE * expected;
    System.out.printf(
        "%s: %.1f %%, %s %.0f %%%n", what, found, right ? "as said," : "NOT", expected);
    return right;
  }
}
