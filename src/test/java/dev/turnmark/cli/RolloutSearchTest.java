package dev.turnmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RolloutSearchTest {

  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @TempDir private Path home;

  @BeforeEach
  void makeFiles() throws IOException {
    for (String name :
        List.of(
            "rollout-top.jsonl",
            "2026/11/rollout-a.jsonl.zst",
            "2026/12/rollout-b.jsonl",
            "2026/12/rollout-b.jsonl.zst",
            "2026/12/notes.txt",
            "2026/12/other.jsonl")) {
      Path file = home.resolve(name);
      Files.createDirectories(file.getParent());
      Files.writeString(file, "");
    }
  }

  @Test
  void aDirectoryGivesItsRolloutsAndASessionThatLiesThereTwiceOnce() {
    assertThat(found("."))
        .containsExactly(
            "./2026/11/rollout-a.jsonl.zst", "./2026/12/rollout-b.jsonl", "./rollout-top.jsonl");
    assertThat(said())
        .isEqualTo(
            "turnmark: 1 packed copy was left out, since the plain file beside it is read\n");
  }

  @Test
  void aPatternGivesFilesOfAnyNameThatItMatches() {
    assertThat(found("2026/*/*.jsonl"))
        .containsExactly("2026/12/other.jsonl", "2026/12/rollout-b.jsonl");
    assertThat(said()).isEmpty();
  }

  @Test
  void twoStarsStandForAnyNumberOfDirectoriesAlsoForNone() {
    assertThat(found("**/rollout-*.jsonl"))
        .containsExactly("2026/12/rollout-b.jsonl", "rollout-top.jsonl");
    assertThat(found("2026/**/*.{txt,zst}"))
        .containsExactly(
            "2026/11/rollout-a.jsonl.zst", "2026/12/notes.txt", "2026/12/rollout-b.jsonl.zst");
  }

  @Test
  void aFileWhoseNameLooksLikeAPatternIsTakenByItsName() throws IOException {
    Files.writeString(home.resolve("[1].jsonl"), "");
    assertThat(found("[1].jsonl")).containsExactly("[1].jsonl");
  }

  @Test
  void aPackedFileThatIsNamedAloneIsRead() {
    assertThat(found("2026/12/rollout-b.jsonl.zst")).containsExactly("2026/12/rollout-b.jsonl.zst");
  }

  @Test
  void bothCopiesNamedAreOneSession() {
    assertThat(found("2026/12/rollout-b.jsonl.zst", "2026/12/rollout-b.jsonl"))
        .containsExactly("2026/12/rollout-b.jsonl");
  }

  @Test
  void aPatternThatMatchesNothingOrIsNoneIsTold() {
    assertThat(found("2027/*.jsonl", "[.jsonl")).isEmpty();
    assertThat(said())
        .isEqualTo(
            """
            turnmark: 2027/*.jsonl: no file matches this pattern
            turnmark: [.jsonl: there is no such file, and as a pattern it is broken: Missing ']
            """);
  }

  @Test
  void aDirectoryToWhichSeveralLinksLeadIsLookedThroughOnce() throws IOException {
    Path depth = home.resolve("links");
    for (int i = 0; i < 25; i++) {
      Files.createDirectories(depth.resolve("d" + i));
    }
    for (int i = 0; i < 24; i++) {
      Files.createSymbolicLink(depth.resolve("d" + i + "/a"), depth.resolve("d" + (i + 1)));
      Files.createSymbolicLink(depth.resolve("d" + i + "/b"), depth.resolve("d" + (i + 1)));
    }
    Files.writeString(depth.resolve("d24/rollout-deep.jsonl"), "");
    assertThat(found("links/d0"))
        .singleElement()
        .asString()
        .startsWith("links/d0/")
        .endsWith("/rollout-deep.jsonl");
  }

  @Test
  void aRolloutThatIsNoFileIsTold() throws IOException {
    Files.createSymbolicLink(home.resolve("2026/11/rollout-gone.jsonl"), home.resolve("nothing"));
    assertThat(found("2026/11")).containsExactly("2026/11/rollout-a.jsonl.zst");
    assertThat(said())
        .isEqualTo(
            "turnmark: 2026/11/rollout-gone.jsonl: it cannot be read: it is a link that leads"
                + " nowhere\n");
  }

  @Test
  void theStandardInputIsReadOnce() {
    assertThat(found("-", "-")).containsExactly("-");
    assertThat(said())
        .isEqualTo("turnmark: -: the standard input was named twice; it can be read once\n");
  }

  private List<String> found(String... named) {
    RolloutSearch search =
        new RolloutSearch(
            new Terminal(
                InputStream.nullInputStream(),
                OutputStream.nullOutputStream(),
                err,
                home,
                120,
                Screen.NONE,
                () -> "id"));
    for (String name : named) {
      search.add(name);
    }
    search.end(false);
    return search.found().stream().map(RolloutFile::name).toList();
  }

  private String said() {
    return err.toString(StandardCharsets.UTF_8);
  }
}
