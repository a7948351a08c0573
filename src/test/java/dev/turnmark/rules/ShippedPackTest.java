package dev.turnmark.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShippedPackTest {

  private static final String FOLDER = "dev/turnmark/rules/";

  private final Path home;

  ShippedPackTest(@TempDir Path home) {
    this.home = home;
  }

  @Test
  void rulesLieBesideTheClassesInADirectory() throws IOException {
    Path folder = Files.createDirectories(home.resolve("target dir/" + FOLDER + "codex/finding"));
    Files.writeString(folder.resolve("a.drl"), "package a");
    URL anchor = home.resolve("target dir/" + FOLDER + "RuleSource.class").toUri().toURL();

    RulePack pack = new ShippedPack(anchor, "codex").read();

    assertThat(pack.name()).isEqualTo("codex");
    assertThat(pack.documents())
        .extracting(RuleDocument::path, RuleDocument::text)
        .containsExactly(tuple("finding/a.drl", "package a"));
  }

  @Test
  void rulesLieBesideTheClassesInAJarThatHasNoDirectories() throws IOException {
    URL anchor =
        jar(
            FOLDER + "RuleSource.class",
            FOLDER + "codex/projection/b.drl",
            FOLDER + "codex/finding/a.drl",
            FOLDER + "codex/finding/a.cases.json",
            "elsewhere/codex/c.drl");

    assertThat(new ShippedPack(anchor, "codex").read())
        .isEqualTo(
            new RulePack(
                "codex",
                List.of(
                    new RuleDocument(
                        "finding/a.drl",
                        "text of " + FOLDER + "codex/finding/a.drl",
                        "codex/finding/a.drl"),
                    new RuleDocument(
                        "projection/b.drl",
                        "text of " + FOLDER + "codex/projection/b.drl",
                        "codex/projection/b.drl"))));
  }

  @Test
  void aBuildWithoutRulesSaysSo() throws IOException {
    assertThatThrownBy(() -> new ShippedPack(null, "codex").read())
        .isInstanceOf(BadRulesException.class)
        .hasMessage(
            "codex: the rules shipped with this program cannot be found; name a directory of rules");
    URL jar = jar(FOLDER + "RuleSource.class");
    assertThatThrownBy(() -> new ShippedPack(jar, "codex").read())
        .isInstanceOf(BadRulesException.class)
        .hasMessage("codex: no rules were shipped with this program; name a directory of rules");
  }

  @Test
  void thisBuildShipsThePackOfItsRulesFolder() {
    RulePack folder = RulePack.directory(Path.of("rules/codex"));

    RulePack shipped = RuleSource.shipped().packs().get(0);

    assertThat(shipped.name()).isEqualTo(folder.name());
    assertThat(shipped.documents())
        .usingRecursiveFieldByFieldElementComparatorIgnoringFields("shownAs")
        .isEqualTo(folder.documents());
  }

  @Test
  void aPackFurtherDownIsNamedAfterItsOwnFolder() throws IOException {
    URL anchor = jar(FOLDER + "RuleSource.class", FOLDER + "extras/verify/explained/a.drl");

    assertThat(new ShippedPack(anchor, "extras/verify").read())
        .isEqualTo(
            new RulePack(
                "verify",
                List.of(
                    new RuleDocument(
                        "explained/a.drl",
                        "text of " + FOLDER + "extras/verify/explained/a.drl",
                        "verify/explained/a.drl"))));
    assertThatThrownBy(() -> new ShippedPack(anchor, "extras/none").read())
        .isInstanceOf(BadRulesException.class)
        .hasMessage(
            "extras/none: no rules were shipped with this program; name a directory of rules");
  }

  @Test
  void thisBuildShipsTheExtrasToo() {
    assertThat(RuleSource.shipped("extras/verify").packs().get(0).documents())
        .usingRecursiveFieldByFieldElementComparatorIgnoringFields("shownAs")
        .isEqualTo(RulePack.directory(Path.of("rules/extras/verify")).documents());
  }

  private URL jar(String... entries) throws IOException {
    Path file = home.resolve("turn mark.jar");
    try (OutputStream out = Files.newOutputStream(file);
        JarOutputStream jar = new JarOutputStream(out)) {
      for (String entry : entries) {
        jar.putNextEntry(new JarEntry(entry));
        jar.write(("text of " + entry).getBytes(StandardCharsets.UTF_8));
      }
    }
    return URI.create("jar:" + file.toUri() + "!/" + FOLDER + "RuleSource.class").toURL();
  }
}
