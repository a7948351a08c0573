package dev.turnmark.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where a host's rules may lie among its classes. */
class ClassPathPackTest {

  private static final String STYLE = "{\"name\": \"acme\", \"style\": \"error\"}";

  private final Path home;

  ClassPathPackTest(@TempDir Path home) {
    this.home = home;
  }

  @Test
  void aDirectoryOfClassesIsListed() throws Exception {
    Path classes = home.resolve("target dir");
    write(classes, "my/rules/finding/b.drl", "b");
    write(classes, "my/rules/finding/.#b.drl", "half of a b");
    write(classes, "my/rules/finding/b.cases.json", "[]");

    RuleDocument b =
        new RuleDocument("finding/b.drl", "b", classes.resolve("my/rules/finding/b.drl") + "");
    assertThat(read("my/rules", classes)).isEqualTo(new RulePack("rules", List.of(b)));

    write(classes, "my/rules/pack.json", STYLE);
    assertThat(read("/my/rules/", classes))
        .isEqualTo(new RulePack("acme", List.of(b), Severity.ERROR));
  }

  @Test
  void entriesOfAJarAreListed() throws Exception {
    Path jar =
        jar(
            Map.of(
                "my/rules/", "",
                "my/rules/projection/c.drl", "c",
                "my/rules/finding/b.drl", "b",
                "my/rules/finding/.b.drl", "half of a b",
                "my/rulesets/d.drl", "d"));

    assertThat(read("my/rules", jar)).isEqualTo(new RulePack("rules", List.of(B, C)));
  }

  @Test
  void aJarWithoutEntriesForFoldersIsFoundByThePackFile() throws Exception {
    Path jar =
        jar(
            Map.of(
                "my/rules/projection/c.drl", "c",
                "my/rules/finding/b.drl", "b",
                "my/rules/pack.json", STYLE));

    assertThat(read("my/rules", jar))
        .isEqualTo(new RulePack("acme", List.of(B, C), Severity.ERROR));
  }

  @Test
  void aClassLoaderThatListsNothingIsToldTheFiles() throws IOException {
    String files = "{\"files\": [\"finding/b.drl\", \"projection/c.drl\"]}";

    assertThat(
            new ClassPathPack(
                    new Opaque(
                        Map.of(
                            "my/rules/pack.json", files,
                            "my/rules/projection/c.drl", "c",
                            "my/rules/finding/b.drl", "b")),
                    "my/rules")
                .read())
        .isEqualTo(new RulePack("rules", List.of(B, C)));
    assertProblem(
        new Opaque(Map.of("my/rules/pack.json", files, "my/rules/finding/b.drl", "b")),
        "my/rules/pack.json: \"files\" names projection/c.drl, which is not there");
    assertProblem(
        new Opaque(Map.of("my/rules/pack.json", "{}", "my/rules/finding/b.drl", "b")),
        "my/rules: it cannot be listed where it lies, at bundle://1/my/rules/pack.json; name its"
            + " files in its pack.json: \"files\": [\"finding/a.drl\"]");
  }

  @Test
  void aListThatFellBehindIsTold() throws Exception {
    String files = "{\"files\": [\"finding/b.drl\", \"finding/gone.drl\"]}";
    Map<String, String> content =
        Map.of(
            "my/rules/pack.json", files,
            "my/rules/projection/c.drl", "c",
            "my/rules/finding/b.drl", "b");
    Path classes = home.resolve("classes");
    for (Map.Entry<String, String> file : content.entrySet()) {
      write(classes, file.getKey(), file.getValue());
    }
    String problems =
        """
        my/rules/pack.json: "files" does not name projection/c.drl
        my/rules/pack.json: "files" names finding/gone.drl, which is not there""";

    assertThatThrownBy(() -> read("my/rules", jar(content)))
        .isInstanceOf(BadRulesException.class)
        .hasMessage(problems);
    assertThatThrownBy(() -> read("my/rules", classes))
        .isInstanceOf(BadRulesException.class)
        .hasMessage(problems.replaceAll("(?m)^", classes + "/"));
  }

  @Test
  void aListLeadsToNoFileOutsideOfThePack() {
    assertProblem(
        new Opaque(
            Map.of(
                "my/rules/pack.json", "{\"files\": [\"../x.drl\", \"\", \"finding/b.drl\"]}",
                "my/rules/../x.drl", "x",
                "my/rules/", "the folder itself",
                "my/rules/finding/b.drl", "b")),
        """
        my/rules/pack.json: "files" names `../x.drl`, which is no path from the pack down to a rule file, as finding/a.drl is
        my/rules/pack.json: "files" names ``, which is no path from the pack down to a rule file, as finding/a.drl is""");
  }

  @Test
  void aFileThatNobodyWroteIsTooLarge() throws Exception {
    Map<String, String> content =
        Map.of(
            "my/rules/pack.json",
            "{\"files\": [\"finding/b.drl\"]}",
            "my/rules/finding/b.drl",
            "b".repeat((1 << 20) + 1));
    String problem =
        "my/rules/finding/b.drl: a file of rules has at most 1 MiB, and this one has more";

    assertProblem(new Opaque(content), problem);
    assertThatThrownBy(() -> read("my/rules", jar(content)))
        .isInstanceOf(BadRulesException.class)
        .hasMessage(problem);
  }

  @Test
  void theFirstPlaceOfAClassPathWins() throws Exception {
    Path classes = home.resolve("classes");
    write(classes, "my/rules/pack.json", STYLE);
    write(classes, "my/rules/finding/b.drl", "b");
    Path jar = jar(Map.of("my/rules/pack.json", "{}", "my/rules/projection/c.drl", "c"));

    assertThat(read("my/rules", classes, jar).documents())
        .extracting(RuleDocument::path)
        .containsExactly("finding/b.drl");
    assertThat(read("my/rules", jar, classes).documents())
        .extracting(RuleDocument::path)
        .containsExactly("projection/c.drl");
  }

  @Test
  void whatIsNoPackIsTold() throws Exception {
    Path jar = jar(Map.of("my/rules/", "", "my/rules/README.md", "#"));

    assertThatThrownBy(() -> read("my/rules", jar))
        .isInstanceOf(BadRulesException.class)
        .hasMessage("my/rules: there is no .drl file in this folder");
    assertThatThrownBy(() -> read("your/rules", jar))
        .isInstanceOf(BadRulesException.class)
        .hasMessage(
            "your/rules: there is no such folder on the class path; in a jar that has no entries"
                + " for its folders, a pack is found by a pack.json in it");
  }

  @Test
  void packsAreLaidOverThoseShipped() throws Exception {
    Path jar = jar(Map.of("my/rules/pack.json", STYLE, "my/rules/finding/b.drl", "b"));
    try (URLClassLoader loader = loader(jar)) {
      RuleSource both = RuleSource.shipped().and(RuleSource.classpath(loader, "my/rules"));

      assertThat(both.packs()).extracting(RulePack::name).containsExactly("codex", "acme");
    }
  }

  private static final RuleDocument B =
      new RuleDocument("finding/b.drl", "b", "my/rules/finding/b.drl");
  private static final RuleDocument C =
      new RuleDocument("projection/c.drl", "c", "my/rules/projection/c.drl");

  private static void assertProblem(ClassLoader loader, String message) {
    assertThatThrownBy(() -> new ClassPathPack(loader, "my/rules").read())
        .isInstanceOf(BadRulesException.class)
        .hasMessage(message);
  }

  private static RulePack read(String folder, Path... classPath) throws IOException {
    try (URLClassLoader loader = loader(classPath)) {
      return new ClassPathPack(loader, folder).read();
    }
  }

  private static URLClassLoader loader(Path... classPath) throws IOException {
    URL[] urls = new URL[classPath.length];
    for (int i = 0; i < urls.length; i++) {
      urls[i] = classPath[i].toUri().toURL();
    }
    return new URLClassLoader(urls, null);
  }

  private static void write(Path classes, String file, String text) throws IOException {
    Path path = classes.resolve(file);
    Files.createDirectories(path.resolveSibling(""));
    Files.writeString(path, text);
  }

  private Path jar(Map<String, String> entries) throws IOException {
    Path file = home.resolve("my rules.jar");
    try (OutputStream out = Files.newOutputStream(file);
        JarOutputStream jar = new JarOutputStream(out)) {
      for (Map.Entry<String, String> entry : new TreeMap<>(entries).entrySet()) {
        jar.putNextEntry(new JarEntry(entry.getKey()));
        jar.write(entry.getValue().getBytes(StandardCharsets.UTF_8));
      }
    }
    return file;
  }

  /** Gives out files under addresses that lead nowhere else, as a container of bundles does. */
  private static final class Opaque extends ClassLoader {

    private final Map<String, String> files;

    Opaque(Map<String, String> files) {
      super(null);
      this.files = files;
    }

    @Override
    protected @Nullable URL findResource(String name) {
      @Nullable String text = files.get(name);
      try {
        return text == null ? null : new URL(null, "bundle://1/" + name, handler(text));
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
    }

    private static URLStreamHandler handler(String text) {
      return new URLStreamHandler() {
        @Override
        protected URLConnection openConnection(URL url) {
          return new URLConnection(url) {
            @Override
            public void connect() {}

            @Override
            public InputStream getInputStream() {
              return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
            }
          };
        }
      };
    }
  }
}
