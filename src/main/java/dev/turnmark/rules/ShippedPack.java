package dev.turnmark.rules;

import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URL;
import java.net.URLConnection;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.jspecify.annotations.Nullable;

/**
 * The pack that the build copies beside a class: a directory while classes lie in one, entries of a
 * jar afterwards.
 */
final class ShippedPack {

  private final @Nullable URL anchor;
  private final String path;
  private final String name;

  /**
   * @param anchor the class file beside which the pack lies. The pack is found from there, because
   *     a jar need not have entries for directories
   * @param path of the pack from there, such as {@code codex} or {@code extras/verify}
   */
  ShippedPack(@Nullable URL anchor, String path) {
    this.anchor = anchor;
    this.path = path;
    this.name = path.substring(path.lastIndexOf('/') + 1);
  }

  static ShippedPack beside(Class<?> type, String path) {
    return new ShippedPack(type.getResource(type.getSimpleName() + ".class"), path);
  }

  RulePack read() {
    try {
      if (anchor != null && anchor.getProtocol().equals("file")) {
        return RulePack.directory(Path.of(URI.create(anchor.toString())).resolveSibling(path));
      }
      if (anchor != null && anchor.openConnection() instanceof JarURLConnection connection) {
        return fromJar(connection);
      }
    } catch (IOException e) {
      throw missing("the rules shipped with this program cannot be read");
    }
    throw missing("the rules shipped with this program cannot be found; name a directory of rules");
  }

  private RulePack fromJar(JarURLConnection connection) throws IOException {
    String entry = connection.getEntryName();
    String folder = entry.substring(0, entry.lastIndexOf('/') + 1) + path + "/";
    // Without the cache the jar is ours to close, and no later caller meets it closed.
    ((URLConnection) connection).setUseCaches(false);
    List<RuleDocument> documents = new ArrayList<>();
    try (JarFile jar = connection.getJarFile()) {
      for (JarEntry file : jar.stream().filter(e -> isRules(e, folder)).toList()) {
        try (InputStream in = jar.getInputStream(file)) {
          String below = file.getName().substring(folder.length());
          documents.add(Utf8.document(below, in.readAllBytes(), name + "/" + below));
        }
      }
    }
    if (documents.isEmpty()) {
      throw missing("no rules were shipped with this program; name a directory of rules");
    }
    documents.sort((one, other) -> one.path().compareTo(other.path()));
    return new RulePack(name, documents);
  }

  private static boolean isRules(JarEntry entry, String folder) {
    return entry.getName().startsWith(folder) && entry.getName().endsWith(".drl");
  }

  private BadRulesException missing(String sentence) {
    return new BadRulesException(List.of(new RuleProblem(path, null, sentence)));
  }
}
