package dev.turnmark.rules;

import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLConnection;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.jspecify.annotations.Nullable;

/**
 * A pack that lies on a class path, wherever the class loader finds it first.
 *
 * <p>Class loaders find files and list nothing. So the pack is found by its {@code pack.json}, or
 * by its folder where there is an entry for it; then its files are listed as those of a directory
 * or as entries of a jar. Where neither works, {@code pack.json} has to name them.
 */
final class ClassPathPack {

  private final ClassLoader loader;
  private final String folder;

  ClassPathPack(ClassLoader loader, String folder) {
    this.loader = loader;
    this.folder = folder.replaceAll("^/+|/+$", "");
  }

  RulePack read() {
    @Nullable URL packFile = loader.getResource(folder + "/" + PackFile.NAME);
    @Nullable URL found = packFile == null ? loader.getResource(folder) : packFile;
    if (found == null || folder.isEmpty()) {
      throw wrong(
          "there is no such folder on the class path; in a jar that has no entries for its folders,"
              + " a pack is found by a pack.json in it");
    }
    try {
      Optional<Path> directory = directory(found);
      if (directory.isPresent()) {
        return RulePack.directory(directory.get());
      }
      return pack(found, packFile == null ? PackFile.NONE : packFile(packFile));
    } catch (IOException e) {
      throw wrong("it cannot be read from " + found);
    }
  }

  /** Where it lies in a file system; nothing when it lies in a jar, or nobody knows where. */
  private static Optional<Path> directory(URL found) {
    if (found.getProtocol().equals("jar")) {
      return Optional.empty();
    }
    try {
      Path path = Path.of(found.toURI());
      boolean packFile = path.endsWith(PackFile.NAME);
      return Optional.of(packFile ? path.resolveSibling("") : path).map(Path::normalize);
    } catch (URISyntaxException | IllegalArgumentException | FileSystemNotFoundException e) {
      // An address that no file system knows.
      return Optional.empty();
    }
  }

  private RulePack pack(URL found, PackFile pack) throws IOException {
    Intake intake = new Intake();
    if (found.openConnection() instanceof JarURLConnection connection) {
      readEntries(connection, intake);
    } else if (pack.files().isEmpty()) {
      throw wrong(
          "it cannot be listed where it lies, at %s; name its files in its pack.json: \"files\": [\"finding/a.drl\"]"
              .formatted(found));
    } else {
      readNamed(pack, intake);
    }
    List<RuleDocument> documents = intake.sorted();
    List<RuleProblem> problems = pack.listed(documents, shown(PackFile.NAME));
    if (!problems.isEmpty()) {
      throw new BadRulesException(problems);
    }
    if (documents.isEmpty()) {
      throw wrong("there is no .drl file in this folder");
    }
    String name = folder.substring(folder.lastIndexOf('/') + 1);
    return new RulePack(pack.name() == null ? name : pack.name(), documents, pack.style());
  }

  private void readEntries(JarURLConnection connection, Intake intake) throws IOException {
    String below = connection.getEntryName().replaceFirst("(?:/|/?pack\\.json)?$", "/");
    // Without the cache the jar is ours to close, and no later caller meets it closed.
    ((URLConnection) connection).setUseCaches(false);
    try (JarFile jar = connection.getJarFile()) {
      for (JarEntry file : jar.stream().filter(e -> isRules(e, below)).toList()) {
        try (InputStream in = jar.getInputStream(file)) {
          add(file.getName().substring(below.length()), in, intake);
        }
      }
    }
  }

  private static boolean isRules(JarEntry entry, String below) {
    String name = entry.getName();
    return name.startsWith(below)
        && name.endsWith(".drl")
        && !name.substring(below.length() - 1).contains("/.");
  }

  private void readNamed(PackFile pack, Intake intake) throws IOException {
    for (String path : pack.files()) {
      try (@Nullable InputStream in = loader.getResourceAsStream(shown(path))) {
        if (in != null) {
          add(path, in, intake);
        }
      }
    }
  }

  private PackFile packFile(URL url) throws IOException {
    URLConnection connection = url.openConnection();
    connection.setUseCaches(false);
    try (InputStream in = connection.getInputStream()) {
      return PackFile.read(Intake.packFile(in, shown(PackFile.NAME)), shown(PackFile.NAME));
    }
  }

  private void add(String path, InputStream in, Intake intake) throws IOException {
    if (intake.isFull()) {
      throw wrong(Intake.TOO_MUCH);
    }
    intake.add(path, in, shown(path));
  }

  private String shown(String path) {
    return folder + "/" + path;
  }

  private BadRulesException wrong(String sentence) {
    return new BadRulesException(List.of(new RuleProblem(folder, null, sentence)));
  }
}
