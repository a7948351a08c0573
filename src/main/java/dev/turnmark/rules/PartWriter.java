package dev.turnmark.rules;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Writes compiled parts as bytes, for {@link PartReader}. The same part gives the same bytes. */
final class PartWriter {

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final DataOutputStream out = new DataOutputStream(bytes);

  private PartWriter() {}

  static byte[] write(List<CompiledPart> parts) {
    PartWriter writer = new PartWriter();
    try {
      writer.out.writeInt(parts.size());
      for (CompiledPart part : parts) {
        writer.part(part);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("memory cannot fail to be written", e);
    }
    return writer.bytes.toByteArray();
  }

  private void part(CompiledPart part) throws IOException {
    out.writeInt(part.files().size());
    for (Map.Entry<String, FileSummary> file : part.files().entrySet()) {
      text(file.getKey());
      file(file.getValue());
    }
    texts(part.classes().models());
    out.writeInt(part.classes().classes().size());
    for (Map.Entry<String, byte[]> type : part.classes().classes().entrySet()) {
      text(type.getKey());
      block(type.getValue());
    }
  }

  private void file(FileSummary file) throws IOException {
    text(file.source());
    text(file.drlPackage());
    Map<String, String> imports = new TreeMap<>(file.imports());
    texts(imports.keySet());
    texts(imports.values());
    texts(file.words().stream().sorted().toList());
    out.writeBoolean(file.everything());
    out.writeInt(file.rules().size());
    for (RuleInfo rule : file.rules()) {
      rule(rule);
      List<RuleCondition> conditions = file.conditions().getOrDefault(rule.name(), List.of());
      out.writeInt(conditions.size());
      for (RuleCondition condition : conditions) {
        text(condition.text());
        out.writeInt(condition.line());
      }
    }
  }

  private void rule(RuleInfo rule) throws IOException {
    text(rule.name());
    out.writeInt(rule.line());
    text(rule.because());
    text(rule.upstream());
    optional(rule.since());
    optional(rule.until());
    text(rule.stage().name());
    optional(rule.question() == null ? null : rule.question().name());
  }

  private void texts(Collection<String> texts) throws IOException {
    out.writeInt(texts.size());
    for (String text : texts) {
      text(text);
    }
  }

  private void optional(@Nullable String text) throws IOException {
    out.writeBoolean(text != null);
    if (text != null) {
      text(text);
    }
  }

  private void text(String text) throws IOException {
    block(text.getBytes(StandardCharsets.UTF_8));
  }

  private void block(byte[] block) throws IOException {
    out.writeInt(block.length);
    out.write(block);
  }
}
