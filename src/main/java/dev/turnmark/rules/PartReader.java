package dev.turnmark.rules;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Reads what {@link PartWriter} wrote, and nothing else. */
final class PartReader {

  private final ByteBuffer in;

  private PartReader(ByteBuffer in) {
    this.in = in;
  }

  /** The parts; nothing when the bytes have any other form. */
  static Optional<List<CompiledPart>> read(ByteBuffer bytes) {
    PartReader reader = new PartReader(bytes);
    try {
      List<CompiledPart> parts = new ArrayList<>();
      for (int left = reader.count(); left > 0; left--) {
        parts.add(reader.part());
      }
      return reader.in.hasRemaining() ? Optional.empty() : Optional.of(parts);
    } catch (BufferUnderflowException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private CompiledPart part() {
    Map<String, FileSummary> files = new LinkedHashMap<>();
    for (int left = count(); left > 0; left--) {
      String key = text();
      files.put(key, file());
    }
    List<String> models = texts();
    TreeMap<String, byte[]> classes = new TreeMap<>();
    for (int left = count(); left > 0; left--) {
      String name = text();
      classes.put(name, block());
    }
    return new CompiledPart(files, new CompiledRules(classes, models));
  }

  private FileSummary file() {
    String source = text();
    String drlPackage = text();
    Map<String, String> imports = imports();
    List<String> words = texts();
    boolean everything = truth();
    List<RuleInfo> rules = new ArrayList<>();
    Map<String, List<RuleCondition>> conditions = new HashMap<>();
    for (int left = count(); left > 0; left--) {
      RuleInfo rule = rule(source, drlPackage);
      rules.add(rule);
      conditions.put(rule.name(), conditions(source));
    }
    return new FileSummary(
        source, drlPackage, imports, rules, conditions, new HashSet<>(words), everything);
  }

  private Map<String, String> imports() {
    List<String> names = texts();
    List<String> types = texts();
    if (names.size() != types.size()) {
      throw new IllegalArgumentException("expected a type for each name");
    }
    Map<String, String> imports = new HashMap<>();
    for (int i = 0; i < names.size(); i++) {
      imports.put(names.get(i), types.get(i));
    }
    return imports;
  }

  private RuleInfo rule(String source, String drlPackage) {
    String name = text();
    int line = in.getInt();
    String because = text();
    String upstream = text();
    @Nullable String since = optional();
    @Nullable String until = optional();
    Stage stage = Stage.valueOf(text());
    @Nullable String question = optional();
    return new RuleInfo(
        name,
        drlPackage,
        source,
        line,
        because,
        upstream,
        since,
        until,
        stage,
        question == null ? null : Question.valueOf(question));
  }

  private List<RuleCondition> conditions(String source) {
    List<RuleCondition> conditions = new ArrayList<>();
    for (int left = count(); left > 0; left--) {
      String text = text();
      conditions.add(new RuleCondition(text, source, in.getInt()));
    }
    return conditions;
  }

  private List<String> texts() {
    List<String> texts = new ArrayList<>();
    for (int left = count(); left > 0; left--) {
      texts.add(text());
    }
    return texts;
  }

  private @Nullable String optional() {
    return truth() ? text() : null;
  }

  private String text() {
    return new String(block(), StandardCharsets.UTF_8);
  }

  private boolean truth() {
    byte truth = in.get();
    if (truth != 0 && truth != 1) {
      throw new IllegalArgumentException("expected 0 or 1 but was " + truth);
    }
    return truth == 1;
  }

  private byte[] block() {
    byte[] block = new byte[count()];
    in.get(block);
    return block;
  }

  /** Of things or bytes: each takes a byte at least. */
  private int count() {
    int count = in.getInt();
    if (count < 0 || count > in.remaining()) {
      throw new IllegalArgumentException("expected less than " + in.remaining() + " things");
    }
    return count;
  }
}
