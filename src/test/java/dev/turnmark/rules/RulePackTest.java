package dev.turnmark.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RulePackTest {

  private final Path home;

  RulePackTest(@TempDir Path home) {
    this.home = home;
  }

  @Test
  void aDirectoryIsReadToItsLastFolderInOrder() throws IOException {
    Path pack = home.resolve("codex");
    write("codex/projection/b.drl", "b\r\n");
    write("codex/finding/old/c.drl", "ç");
    write("codex/finding/a.drl", "a");
    write("codex/finding/a.cases.json", "[]");
    write("codex/README.md", "#");

    assertThat(RulePack.directory(pack))
        .isEqualTo(
            new RulePack(
                "codex",
                List.of(
                    new RuleDocument("finding/a.drl", "a", pack + "/finding/a.drl"),
                    new RuleDocument("finding/old/c.drl", "ç", pack + "/finding/old/c.drl"),
                    new RuleDocument("projection/b.drl", "b\r\n", pack + "/projection/b.drl"))));
  }

  @Test
  void aPackIsNamedAfterTheDirectoryHoweverThatWasWritten() throws IOException {
    write("codex/a.drl", "a");

    assertThat(RulePack.directory(home.resolve("codex/../codex/.")).name()).isEqualTo("codex");
  }

  @Test
  void hiddenCopiesArePassedOver() throws IOException {
    write("codex/a.drl", "a");
    write("codex/.a.drl", "half of an a");
    write("codex/..2026_12_01/a.drl", "a");
    Files.createSymbolicLink(home.resolve("codex/.#a.drl"), Path.of("nobody@nowhere"));

    assertThat(RulePack.directory(home.resolve("codex")).documents())
        .extracting(RuleDocument::path)
        .containsExactly("a.drl");
  }

  @Test
  void linkedFilesAndDirectoriesAreRead() throws IOException {
    write("elsewhere/finding/a.drl", "a");
    Files.createSymbolicLink(home.resolve("codex"), home.resolve("elsewhere"));

    assertThat(RulePack.directory(home.resolve("codex")).documents())
        .extracting(RuleDocument::path)
        .containsExactly("finding/a.drl");
  }

  @Test
  void whatIsNoDirectoryOfRulesIsTold() throws IOException {
    write("file", "");
    Files.createDirectory(home.resolve("empty"));

    assertProblem("nowhere", home.resolve("nowhere") + ": there is no such directory");
    assertProblem(
        "file", home.resolve("file") + ": a rule pack is a directory, but this is a file");
    assertProblem("empty", home.resolve("empty") + ": there is no .drl file in this directory");
  }

  @Test
  void aFileThatIsNotUtf8IsToldWithTheLine() throws IOException {
    write("codex/b.drl", "\uFEFFpackage b");
    Path latin = write("codex/a.drl", "");
    Files.write(latin, "package a\n// caf\u00e9\n".getBytes(StandardCharsets.ISO_8859_1));

    assertProblem(
        "codex",
        latin
            + ":2: the file is expected in UTF-8 but is not UTF-8\n"
            + home.resolve("codex/b.drl")
            + ":1: the file is expected in UTF-8 but is UTF-8 after a byte order mark; save it"
            + " without one");
  }

  @Test
  void aRuleFileThatIsNoFileIsTold() throws IOException {
    write("codex/a.drl", "a");
    Files.createSymbolicLink(home.resolve("codex/gone.drl"), home.resolve("nowhere"));

    assertThatThrownBy(() -> RulePack.directory(home.resolve("codex")))
        .isInstanceOf(BadRulesException.class)
        .hasMessage(
            home.resolve("codex/gone.drl")
                + ": a rule file is a file or a link to one, but this is neither");
  }

  @Test
  void aLinkThatLeadsInACircleIsTold() throws IOException {
    write("codex/a.drl", "a");
    Files.createSymbolicLink(home.resolve("codex/again"), home.resolve("codex"));

    assertProblem(
        "codex", home.resolve("codex/again") + ": this link leads back to a directory above it");
  }

  @Test
  void allDirectoriesAreReadBeforeAnyIsComplainedOf() throws IOException {
    write("a/codex/a.drl", "a");
    write("b/codex/b.drl", "b");

    assertThatThrownBy(
            () ->
                RuleSource.directories(
                    List.of(
                        home.resolve("nowhere"), home.resolve("a/codex"), home.resolve("b/codex"))))
        .isInstanceOf(BadRulesException.class)
        .hasMessage(
            home.resolve("b/codex")
                + ": the pack codex is loaded from "
                + home.resolve("a/codex")
                + " already; rename one of the directories\n"
                + home.resolve("nowhere")
                + ": there is no such directory");
  }

  private void assertProblem(String directory, String message) {
    assertThatThrownBy(() -> RulePack.directory(home.resolve(directory)))
        .isInstanceOf(BadRulesException.class)
        .hasMessage(message);
  }

  private Path write(String path, String text) throws IOException {
    Path file = home.resolve(path);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }
}
