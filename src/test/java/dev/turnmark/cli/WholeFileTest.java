package dev.turnmark.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WholeFileTest {

  /** A file that tells nothing of who may read it. */
  private static final Path NOTHING = Path.of("there is no such file");

  @TempDir private Path directory;

  @Test
  void aFileIsThereOnlyWhenItIsWhole() throws IOException {
    Path place = directory.resolve("out.jsonl");
    try (WholeFile file = WholeFile.at("out.jsonl", place, NOTHING)) {
      write(file, "half");
      assertThat(place).doesNotExist();
      write(file, " and half");
      file.finish();
    }
    assertThat(place).hasContent("half and half");
    assertThat(names()).containsExactly("out.jsonl");
  }

  @Test
  void whatWasThereStaysWhenTheNewFileIsNotFinished() throws IOException {
    Path place = Files.writeString(directory.resolve("out.jsonl"), "old");
    try (WholeFile file = WholeFile.at("out.jsonl", place, NOTHING)) {
      write(file, "new");
    }
    assertThat(place).hasContent("old");
    assertThat(names()).containsExactly("out.jsonl");
  }

  @Test
  void aLinkStaysALinkAndItsFileIsReplaced() throws IOException {
    Path real = Files.writeString(directory.resolve("real.jsonl"), "old");
    Path link = Files.createSymbolicLink(directory.resolve("link.jsonl"), real);
    try (WholeFile file = WholeFile.at("link.jsonl", link, NOTHING)) {
      write(file, "new");
      file.finish();
    }
    assertThat(link).isSymbolicLink();
    assertThat(real).hasContent("new");
  }

  @Test
  void aNewFileIsAsOpenAsTheOneItIsMadeFrom() throws IOException {
    for (String permissions : List.of("rw-------", "rw-rw-rw-", "r--r-----")) {
      Path like = like(permissions);
      Path place = directory.resolve(permissions + ".jsonl");
      try (WholeFile file = WholeFile.at("out.jsonl", place, like)) {
        write(file, "new");
        file.finish();
      }
      assertThat(permissions(place)).isEqualTo(permissions);
    }
  }

  @Test
  void aFileThatReplacesAnotherIsAsOpenAsThat() throws IOException {
    Path like = like("rw-rw-rw-");
    Path place = Files.writeString(directory.resolve("out.jsonl"), "old");
    Files.setPosixFilePermissions(place, PosixFilePermissions.fromString("rw-r-----"));
    try (WholeFile file = WholeFile.at("out.jsonl", place, like)) {
      write(file, "new");
      file.finish();
    }
    assertThat(place).hasContent("new");
    assertThat(permissions(place)).isEqualTo("rw-r-----");
  }

  private Path like(String permissions) throws IOException {
    assumeThat(directory.getFileSystem().supportedFileAttributeViews()).contains("posix");
    Path like = directory.resolve("like " + permissions);
    Files.writeString(like, "");
    return Files.setPosixFilePermissions(like, PosixFilePermissions.fromString(permissions));
  }

  private static String permissions(Path file) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
  }

  @Test
  void twoOfThemDoNotGetInEachOthersWay() throws IOException {
    Path place = directory.resolve("out.jsonl");
    try (WholeFile one = WholeFile.at("out.jsonl", place, NOTHING);
        WholeFile other = WholeFile.at("out.jsonl", place, NOTHING)) {
      write(one, "one");
      write(other, "other");
      one.finish();
      other.finish();
    }
    assertThat(place).hasContent("other");
    assertThat(names()).containsExactly("out.jsonl");
  }

  @Test
  void whereNothingCanBeWrittenASentenceSaysWhy() {
    assertThatThrownBy(() -> WholeFile.at("out", directory, NOTHING))
        .isInstanceOf(OutputException.class)
        .hasMessage("out: it cannot be written: it is a directory");
    assertThatThrownBy(() -> WholeFile.at("a/b", directory.resolve("a/b"), NOTHING))
        .isInstanceOf(OutputException.class)
        .hasMessage("a/b: it cannot be written: there is no such directory");
  }

  @Test
  void aProcessThatIsToldToEndLeavesNothing() throws Exception {
    Path place = directory.resolve("out.jsonl");
    Process process = half(place);
    assertThat(names()).hasSize(1).doesNotContain("out.jsonl");
    process.destroy();
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(names()).isEmpty();
  }

  @Test
  void whatAKilledProcessLeftIsRemovedByTheNextOneButNotWhatALivingOneHolds() throws Exception {
    Path place = directory.resolve("out.jsonl");
    Process process = half(place);
    Path draft = directory.resolve(".turnmark-0.part");
    Files.setLastModifiedTime(draft, FileTime.fromMillis(0));
    writeWhole(place, "other");
    assertThat(names()).containsExactlyInAnyOrder("out.jsonl", ".turnmark-0.part");

    process.destroyForcibly();
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(draft).hasContent("half");
    writeWhole(place, "new");
    assertThat(names()).containsExactly("out.jsonl");
    assertThat(place).hasContent("new");
  }

  @Test
  void whatWasBegunJustNowIsLeftAlone() throws IOException {
    Files.writeString(directory.resolve(".turnmark-0.part"), "somebody begins");
    writeWhole(directory.resolve("out.jsonl"), "new");
    assertThat(names()).containsExactlyInAnyOrder("out.jsonl", ".turnmark-0.part");
  }

  @Test
  void whatIsNewReplacesNothing() throws IOException {
    Path place = directory.resolve("out.jsonl");
    try (WholeFile file = WholeFile.at("out.jsonl", place, NOTHING)) {
      write(file, "new");
      Files.writeString(place, "somebody was faster");
      assertThatThrownBy(file::finishNew).isInstanceOf(OutputException.class);
    }
    assertThat(place).hasContent("somebody was faster");
    assertThat(names()).containsExactly("out.jsonl");
  }

  private static void writeWhole(Path place, String text) {
    try (WholeFile file = WholeFile.at("out.jsonl", place, NOTHING)) {
      write(file, text);
      file.finish();
    }
  }

  private Process half(Path place) throws IOException {
    Process process =
        new ProcessBuilder(
                List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-cp",
                    System.getProperty("java.class.path"),
                    Half.class.getName(),
                    place.toString()))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    assertThat(process.inputReader(StandardCharsets.UTF_8).readLine()).isEqualTo("half is written");
    return process;
  }

  /** Writes half of a file and waits to be stopped. */
  static final class Half {

    private Half() {}

    public static void main(String[] arguments) throws InterruptedException {
      try (WholeFile file = WholeFile.at("out", Path.of(arguments[0]), NOTHING)) {
        write(file, "half");
        System.out.println("half is written");
        new CountDownLatch(1).await(); // Nobody counts down.
        file.finish();
      }
    }
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }

  private static void write(WholeFile file, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    file.sink().write(bytes, 0, bytes.length);
  }
}
