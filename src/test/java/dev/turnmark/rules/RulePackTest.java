package dev.turnmark.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Assumptions;
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
  void whatLiesUnderTheNameOfARuleFileAndIsNoneIsTold() throws Exception {
    write("codex/a.drl", "a");
    Path folder = Files.createDirectory(home.resolve("codex/folder.drl"));
    Path device = Files.createSymbolicLink(home.resolve("codex/null.drl"), Path.of("/dev/zero"));
    Path pipe = pipe("codex/pipe.drl");
    String neither = ": a rule file is a file or a link to one, but this is neither";

    assertProblem("codex", folder + neither + "\n" + device + neither + "\n" + pipe + neither);
  }

  @Test
  void aPackFileThatIsNoFileIsToldAndNotWaitedFor() throws Exception {
    write("piped/a.drl", "a");
    write("dangling/a.drl", "a");
    write("folder/a.drl", "a");
    write("folder/pack.json/b.json", "{}");
    Path pipe = pipe("piped/pack.json");
    Path dangling = home.resolve("dangling/pack.json");
    Files.createSymbolicLink(dangling, home.resolve("nowhere"));
    String neither = ": a pack file is a file or a link to one, but this is neither";

    assertProblem("piped", pipe + neither);
    assertProblem("dangling", dangling + neither);
    assertProblem("folder", home.resolve("folder/pack.json") + neither);
  }

  @Test
  void aFileThatNobodyWroteIsTooLarge() throws IOException {
    Path most = write("codex/most.drl", "x".repeat(1 << 20));
    assertThat(RulePack.directory(home.resolve("codex")).documents()).hasSize(1);

    Path more = write("codex/more.drl", "x".repeat((1 << 20) + 1));
    Path packFile = write("codex/pack.json", Files.readString(more));
    String sentence = ": a file of rules has at most 1 MiB, and this one has more";
    assertProblem("codex", more + sentence + "\n" + packFile + sentence);

    Files.delete(more);
    Files.delete(packFile);
    for (int i = 0; i < 64; i++) {
      Files.copy(most, most.resolveSibling(i + ".drl"));
    }
    assertProblem(
        "codex",
        home.resolve("codex")
            + ": a pack has at most 10000 rule files, and at most 64 MiB in them; name the directory"
            + " of the rules alone, or divide it");
  }

  @Test
  void foldersLieOnlySoDeep() throws IOException {
    String deep = "codex/" + "d/".repeat(31);
    write(deep + "a.drl", "a");
    assertThat(RulePack.directory(home.resolve("codex")).documents()).hasSize(1);

    write(deep + "d/b.drl", "b");
    assertProblem("codex", home.resolve(deep + "d") + ": folders of rules lie at most 32 deep");
  }

  @Test
  void linksThatMakeManyFilesOfFewAreNotFollowedWithoutEnd() throws IOException {
    write("codex/a.drl", "a");
    for (int i = 0; i < 25; i++) {
      Path folder = Files.createDirectory(home.resolve("" + i));
      Files.createSymbolicLink(folder.resolve("one"), home.resolve("" + (i + 1)));
      Files.createSymbolicLink(folder.resolve("other"), home.resolve("" + (i + 1)));
    }
    Files.createDirectory(home.resolve("25"));
    Files.createSymbolicLink(home.resolve("codex/many"), home.resolve("0"));

    assertProblem(
        "codex",
        home.resolve("codex")
            + ": more than 100000 files and folders lie in it; name the directory of the rules"
            + " alone");
  }

  @Test
  void aNameThatBreaksALineIsToldInOne() throws IOException {
    Files.createDirectories(home.resolve("codex"));
    Files.createSymbolicLink(home.resolve("codex/a\nb.drl"), home.resolve("nowhere"));

    assertProblem(
        "codex",
        home.resolve("codex")
            + "/a\\nb.drl: a rule file is a file or a link to one, but this is neither");
  }

  @Test
  void whatAPackFileSaysIsQuotedInOneLine() throws IOException {
    write("codex/a.drl", "a");
    String file = home.resolve("codex/pack.json").toString();

    write("codex/pack.json", "{\"name\": \"a\\nb\"}");
    assertProblem(
        "codex",
        file + ":1: the name of a pack is made of letters, digits and dashes, but was \"a\\nb\"");
    write("codex/pack.json", "{\"a\\r\\nb\": \"c\"}");
    assertProblem("codex", file + ":1: a pack file has no \"a\\r\\nb\"");
    write("codex/pack.json", "{\"a\\u2028b\": 1}");
    assertProblem(
        "codex",
        file
            + ":1: \"a\\u2028b\" is expected to be a text; a pack file is an object, as {\"name\":"
            + " \"codex\", \"style\": \"error\"}");
    write("codex/pack.json", "{\"style\": \"\\u001b[1m\"}");
    assertProblem(
        "codex", file + ":1: \"style\" is expected to be error or warning but was \"\\u001b[1m\"");
  }

  @Test
  void filesThatArePathsToElsewhereAreEachAProblem() throws IOException {
    write("codex/finding/a.drl", "a");
    write("x.drl", "x");
    Path file =
        write(
            "codex/pack.json",
            """
            {"files": ["finding/a.drl", "../x.drl", "", "/x.drl", "finding//b.drl", "./b.drl",
              "finding/../finding/b.drl", "b.txt", ".b.drl", ".b/b.drl", "a\\\\b.drl", "a\\nb.drl",
              "finding/", "finding/a.drl"]}
            """);

    assertThatThrownBy(() -> RulePack.directory(home.resolve("codex")))
        .isInstanceOfSatisfying(
            BadRulesException.class,
            e ->
                assertThat(e.problems())
                    .allMatch(p -> p.file().equals(file.toString()))
                    .extracting(RuleProblem::sentence)
                    .containsExactlyInAnyOrder(
                        elsewhere("../x.drl"),
                        elsewhere(""),
                        elsewhere("/x.drl"),
                        elsewhere("finding//b.drl"),
                        elsewhere("./b.drl"),
                        elsewhere("finding/../finding/b.drl"),
                        elsewhere("b.txt"),
                        elsewhere(".b.drl"),
                        elsewhere(".b/b.drl"),
                        elsewhere("a\\b.drl"),
                        elsewhere("a\\nb.drl"),
                        elsewhere("finding/"),
                        "\"files\" names finding/a.drl twice"));
  }

  private static String elsewhere(String path) {
    return "\"files\" names `"
        + path
        + "`, which is no path from the pack down to a rule file, as finding/a.drl is";
  }

  @Test
  void aFileThatMayNotBeReadIsTold() throws IOException {
    write("codex/a.drl", "a");
    Path locked = write("codex/locked.drl", "a");
    Files.setPosixFilePermissions(locked, Set.of());
    Assumptions.assumeFalse(Files.isReadable(locked), "this user may read everything");

    assertProblem("codex", locked + ": permission to read it is denied");
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

  private Path pipe(String path) throws Exception {
    Path pipe = home.resolve(path);
    Process made = new ProcessBuilder("mkfifo", pipe.toString()).inheritIO().start();
    assertThat(made.waitFor()).isZero();
    return pipe;
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
