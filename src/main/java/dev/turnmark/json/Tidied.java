package dev.turnmark.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * JSON rewritten so that it means the same to Codex and can be read in one pass: of equal keys only
 * the last is left, and the tag of each object comes first. What need not change keeps its bytes.
 */
final class Tidied {

  private final byte[] bytes;
  private final LongTexts longTexts;
  private final int depth;

  private Tidied(byte[] bytes, LongTexts longTexts, int depth) {
    this.bytes = bytes;
    this.longTexts = longTexts;
    this.depth = depth;
  }

  /** The tidied JSON. */
  byte[] bytes() {
    return bytes;
  }

  /** What was left out of it. */
  LongTexts longTexts() {
    return longTexts;
  }

  /** How deep the original nests, in what is left out as well. */
  int depth() {
    return depth;
  }

  static Tidied of(byte[] bytes, int start, int end, LongTexts texts)
      throws IOException, UnreadableException {
    try (JsonParser parser = Parsers.over(bytes, start, end)) {
      parser.nextToken();
      Scan scan = new Scan(parser, start);
      Node root = scan.node();
      Parsers.expectEnd(parser, start, texts);
      Copy copy = new Copy(bytes, end - start, texts);
      root.write(copy);
      return new Tidied(copy.out.toByteArray(), texts.at(copy.places), scan.deepest);
    }
  }

  /** The new bytes on their way. */
  private static final class Copy {
    private final byte[] bytes;
    private final ByteArrayOutputStream out;
    private final LongTexts texts;
    private final NavigableMap<Integer, LongText> places = new TreeMap<>();

    Copy(byte[] bytes, int size, LongTexts texts) {
      this.bytes = bytes;
      this.out = new ByteArrayOutputStream(size);
      this.texts = texts;
    }

    void piece(int from, int to) {
      int moved = out.size() - from;
      texts.between(from, to).forEach((at, text) -> places.put(at + moved, text));
      out.write(bytes, from, to - from);
    }

    void text(String text) {
      out.writeBytes(text.getBytes(StandardCharsets.UTF_8));
    }
  }

  /** A value, by the places of what is in it in the original. */
  private sealed interface Node {
    /** Whether it can stay as it was written. */
    boolean isTidy();

    void write(Copy copy);
  }

  private record Unchanged(int from, int to) implements Node {
    @Override
    public boolean isTidy() {
      return true;
    }

    @Override
    public void write(Copy copy) {
      copy.piece(from, to);
    }
  }

  private record Elements(List<Node> nodes) implements Node {
    @Override
    public boolean isTidy() {
      return nodes.stream().allMatch(Node::isTidy);
    }

    @Override
    public void write(Copy copy) {
      copy.text("[");
      String separator = "";
      for (Node node : nodes) {
        copy.text(separator);
        node.write(copy);
        separator = ",";
      }
      copy.text("]");
    }
  }

  private record Fields(Map<String, Node> nodes, boolean unique) implements Node {
    @Override
    public boolean isTidy() {
      return unique && isTagFirst() && nodes.values().stream().allMatch(Node::isTidy);
    }

    private boolean isTagFirst() {
      return !nodes.containsKey(FamilyShape.TAG)
          || nodes.keySet().iterator().next().equals(FamilyShape.TAG);
    }

    @Override
    public void write(Copy copy) {
      copy.text("{");
      String separator = "";
      for (Map.Entry<String, Node> field : tagFirst().entrySet()) {
        copy.text(separator + Quoted.whole(field.getKey()) + ":");
        field.getValue().write(copy);
        separator = ",";
      }
      copy.text("}");
    }

    private Map<String, Node> tagFirst() {
      Map<String, Node> ordered = new LinkedHashMap<>();
      Node tag = nodes.get(FamilyShape.TAG);
      if (tag != null) {
        ordered.put(FamilyShape.TAG, tag);
      }
      ordered.putAll(nodes);
      return ordered;
    }
  }

  /** Takes the original apart. */
  private static final class Scan {
    private final JsonParser parser;
    private final int start;
    private int deepest;

    Scan(JsonParser parser, int start) {
      this.parser = parser;
      this.start = start;
    }

    Node node() throws IOException {
      int from = start + (int) parser.currentTokenLocation().getByteOffset();
      deepest = Math.max(deepest, parser.getParsingContext().getNestingDepth());
      JsonToken token = parser.currentToken();
      Node node = null;
      if (token == JsonToken.START_OBJECT) {
        node = fields();
      } else if (token == JsonToken.START_ARRAY) {
        node = elements();
      }
      parser.finishToken();
      return node == null || node.isTidy()
          ? new Unchanged(from, start + (int) parser.currentLocation().getByteOffset())
          : node;
    }

    private Node fields() throws IOException {
      Map<String, Node> nodes = new LinkedHashMap<>();
      boolean unique = true;
      for (String name = parser.nextFieldName(); name != null; name = parser.nextFieldName()) {
        parser.nextToken();
        unique &= nodes.put(name, node()) == null;
      }
      return new Fields(nodes, unique);
    }

    private Node elements() throws IOException {
      List<Node> nodes = new ArrayList<>();
      while (parser.nextToken() != JsonToken.END_ARRAY) {
        nodes.add(node());
      }
      return new Elements(nodes);
    }
  }
}
