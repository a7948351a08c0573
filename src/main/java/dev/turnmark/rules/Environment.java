package dev.turnmark.rules;

import dev.turnmark.fact.Part;
import dev.turnmark.model.ResponseItem;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.drools.base.util.Drools;
import org.jspecify.annotations.Nullable;

/**
 * What compiled rules depend on besides their texts: the classes of facts and models, those that
 * check and compile rules, and the engine.
 */
final class Environment {

  /** The fingerprint of the classes, which the build puts beside them in the jar. */
  static final String LIST = "classes.sha256";

  private static final List<Class<?>> PACKAGES =
      List.of(Part.class, ResponseItem.class, Environment.class);

  private Environment() {}

  /** Its fingerprint; nothing when it cannot be known, and then nothing compiled can be kept. */
  static Optional<String> fingerprint() {
    return classes()
        .map(classes -> new Fingerprint().add(classes).add(Drools.getFullVersion()).hex());
  }

  /**
   * The fingerprint of the classes. In a jar it is what the build wrote; where classes lie in
   * directories anybody may change them at any time, and they are read.
   */
  private static Optional<String> classes() {
    @Nullable URL here = Environment.class.getResource("Environment.class");
    try {
      if (here != null && here.getProtocol().equals("file")) {
        return Optional.of(ofDirectories());
      }
      try (@Nullable InputStream in = Environment.class.getResourceAsStream(LIST)) {
        return in == null
            ? Optional.empty()
            : Optional.of(new String(in.readAllBytes(), StandardCharsets.US_ASCII));
      }
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** The fingerprint of classes that lie in directories. */
  static String ofDirectories() throws IOException {
    Fingerprint fingerprint = new Fingerprint();
    for (Class<?> type : PACKAGES) {
      @Nullable URL file = type.getResource(type.getSimpleName() + ".class");
      if (file == null || !file.getProtocol().equals("file")) {
        throw new IOException(type + " does not lie in a directory");
      }
      Path directory = Path.of(URI.create(file.toString())).resolveSibling("");
      try (Stream<Path> files = Files.list(directory)) {
        for (Path each : files.filter(f -> f.toString().endsWith(".class")).sorted().toList()) {
          fingerprint.add(String.valueOf(each.getFileName())).add(Files.readAllBytes(each));
        }
      }
    }
    return fingerprint.hex();
  }
}
