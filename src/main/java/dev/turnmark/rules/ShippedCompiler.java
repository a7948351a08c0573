package dev.turnmark.rules;

import dev.turnmark.model.Internal;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A step of the build: compiles the shipped packs, folder by folder, and puts what comes of it
 * beside their texts. Two builds give the same bytes, each in a class loader of its own.
 */
@Internal
public final class ShippedCompiler {

  private static final String PACK = "codex";
  private static final String OVERLAYS = "extras";

  private ShippedCompiler() {}

  /**
   * Compiles what lies beside the class files.
   *
   * @param arguments the directory of the class files
   * @throws BadRulesException if a shipped pack is bad
   * @throws IOException if something cannot be read or written
   */
  public static void main(String... arguments) throws IOException {
    Path here =
        Path.of(arguments[0]).resolve(ShippedCompiler.class.getPackageName().replace('.', '/'));
    String environment = Environment.fingerprint().orElseThrow();
    Files.writeString(
        here.resolve(Environment.LIST), Environment.ofDirectories(), StandardCharsets.US_ASCII);
    Path compiled = Files.createDirectories(here.resolve(ShippedParts.FOLDER));
    for (Path directory : packs(here)) {
      RulePack pack = RulePack.directory(directory);
      byte[] parts = ShippedParts.write(Runtime.version().feature(), parts(pack), environment);
      Files.write(compiled.resolve(pack.name()), parts);
    }
  }

  private static List<Path> packs(Path here) throws IOException {
    try (Stream<Path> overlays = Files.list(here.resolve(OVERLAYS))) {
      return Stream.concat(
              Stream.of(here.resolve(PACK)), overlays.filter(Files::isDirectory).sorted())
          .toList();
    }
  }

  /** A part for each folder. */
  static List<CompiledPart> parts(RulePack pack) {
    Map<String, List<RuleDocument>> folders = new TreeMap<>();
    for (RuleDocument document : pack.documents()) {
      String folder = document.path().substring(0, document.path().lastIndexOf('/') + 1);
      folders.computeIfAbsent(folder, name -> new ArrayList<>()).add(document);
    }
    ClassLoader facts = ShippedCompiler.class.getClassLoader();
    List<CompiledPart> parts = new ArrayList<>();
    for (List<RuleDocument> documents : folders.values()) {
      RuleSource source = new RuleSource(List.of(new RulePack(pack.name(), documents)));
      Inspection inspection = Inspection.of(source, facts, Fence.ours());
      CompiledRules rules = new RuleBuild(inspection, facts).compile();
      parts.add(CompiledPart.of(inspection.files(), rules));
    }
    return parts;
  }
}
