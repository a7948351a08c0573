package dev.turnmark.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CutCommandTest {

  private static final String META =
      "{\"timestamp\":\"t\",\"type\":\"session_meta\",\"payload\":{\"id\":"
          + "\"01900000-0000-7000-8000-000000000001\",\"timestamp\":\"t\",\"cwd\":\"/\","
          + "\"originator\":\"o\",\"cli_version\":\"0.171.0\"}}\n";
  private static final String ASKED = said("user", "input_text");
  private static final String ANSWERED = said("assistant", "output_text");

  @TempDir private Path directory;

  @BeforeEach
  void writeASession() throws IOException {
    Files.writeString(session(), META + ASKED + ANSWERED + ASKED + ANSWERED);
  }

  @Test
  void aFileIsWrittenAndReplacesAnother() throws IOException {
    Files.writeString(directory.resolve("out.jsonl"), "something else");

    CommandLineRun run = cut("session.jsonl", "--rollback", "1", "-o", "out.jsonl");

    assertThat(run.exit()).isZero();
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("--rollback 1 keeps lines 1-3 of 5\nrules: ");
    assertThat(directory.resolve("out.jsonl")).hasContent(META + ASKED + ANSWERED);
    assertThat(names()).containsExactly("out.jsonl", "session.jsonl");
  }

  @Test
  void aCutOfAPrivateFileIsPrivate() throws IOException {
    assumeThat(directory.getFileSystem().supportedFileAttributeViews()).contains("posix");
    Set<PosixFilePermission> owner = PosixFilePermissions.fromString("rw-------");
    Files.setPosixFilePermissions(session(), owner);

    cut("session.jsonl", "--rollback", "1", "-o", "out.jsonl");

    assertThat(Files.getPosixFilePermissions(directory.resolve("out.jsonl"))).isEqualTo(owner);
  }

  @Test
  void aDashIsTheStandardOutput() throws IOException {
    CommandLineRun run = cut("session.jsonl", "--rollback", "1", "-o", "-");

    assertThat(run.exit()).isZero();
    assertThat(run.out()).isEqualTo(META + ASKED + ANSWERED);
    assertThat(names()).containsExactly("session.jsonl");
  }

  @Test
  void theInputIsNotOverwrittenThroughALink() throws IOException {
    Files.createSymbolicLink(directory.resolve("soft.jsonl"), session());
    Files.createLink(directory.resolve("hard.jsonl"), session());
    String before = Files.readString(session());

    for (String output : List.of("session.jsonl", "./session.jsonl", "soft.jsonl", "hard.jsonl")) {
      CommandLineRun run = cut("session.jsonl", "--rollback", "1", "-o", output);
      assertThat(run.exit()).as(output).isEqualTo(ExitCode.USAGE);
      assertThat(run.err())
          .isEqualTo(
              "turnmark: the output is the file that is to be cut; name another one; see turnmark"
                  + " cut --help\n");
    }
    assertThat(session()).hasContent(before);
    assertThat(names()).containsExactly("hard.jsonl", "session.jsonl", "soft.jsonl");
  }

  @Test
  void whatCannotBeWrittenAsAPartOfTheFileIsNotWritten() throws IOException {
    String replaced =
        "{\"timestamp\":\"t\",\"type\":\"compacted\",\"payload\":{\"message\":\"\","
            + "\"replacement_history\":[{\"type\":\"message\",\"role\":\"user\",\"content\":"
            + "[{\"type\":\"input_text\",\"text\":\"so far\"}]}]}}\n";
    Files.writeString(session(), META + ASKED + ANSWERED + replaced + ASKED);

    CommandLineRun run = cut("session.jsonl", "--rollback", "2", "-o", "out.jsonl");

    assertThat(run.exit()).isEqualTo(ExitCode.LEFT_OPEN);
    assertThat(names()).containsExactly("session.jsonl");
  }

  @Test
  void aLastLineWithoutALineFeedStaysWithoutOne() throws IOException {
    Files.writeString(session(), META + ASKED + ANSWERED.stripTrailing());

    assertThat(cut("session.jsonl", "--last-fork-turns", "1", "-q").out())
        .isEqualTo(ASKED + ANSWERED.stripTrailing());
  }

  @Test
  void whatIsNoTextIsKeptByteForByte() throws IOException {
    byte[] broken = {'"', (byte) 0xFF, 0, '"', '\r', '\n', ' ', '\n'};
    Files.write(session(), concat(utf8(META), broken, utf8(ASKED), broken, utf8(ANSWERED + ASKED)));

    CommandLineRun run = cut("session.jsonl", "--rollback", "1", "-o", "out.jsonl");

    assertThat(run.exit()).isEqualTo(ExitCode.LEFT_OPEN);
    assertThat(run.err())
        .endsWith("turnmark: a turn in what could not be read was not counted: 2 lines (2, 5)\n");
    assertThat(Files.readAllBytes(directory.resolve("out.jsonl")))
        .isEqualTo(concat(utf8(META), broken, utf8(ASKED), broken, utf8(ANSWERED)));
  }

  @Test
  void aFileThatCannotBeReadToItsEndIsNotCut() throws IOException {
    Path whole = Path.of("src/test/resources/rollouts/0.171.0/tools_compressed.jsonl.zst");
    byte[] packed = Files.readAllBytes(whole.toAbsolutePath());
    Files.write(session(), Arrays.copyOf(packed, packed.length / 2));

    CommandLineRun run = cut("session.jsonl", "--before-user-message", "9", "-o", "out.jsonl");

    assertThat(run.exit()).isEqualTo(ExitCode.UNREADABLE_FILE);
    assertThat(run.out()).isEmpty();
    assertThat(names()).containsExactly("session.jsonl");
  }

  @Test
  void aDirectoryIsNoRollout() {
    CommandLineRun run = cut(".", "--rollback", "1");

    assertThat(run.exit()).isEqualTo(ExitCode.UNREADABLE_FILE);
    assertThat(run.err()).isEqualTo("turnmark: .: it cannot be read: Is a directory\n");
  }

  private CommandLineRun cut(String... arguments) {
    return CommandLineRun.byShippedRules(
        directory, new byte[0], Stream.concat(Stream.of("cut"), Stream.of(arguments)).toList());
  }

  private Path session() {
    return directory.resolve("session.jsonl");
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private static String said(String role, String type) {
    return "{\"timestamp\":\"t\",\"type\":\"response_item\",\"payload\":{\"type\":\"message\","
        + "\"role\":\"%s\",\"content\":[{\"type\":\"%s\",\"text\":\"go\"}]}}\n"
            .formatted(role, type);
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] concat(byte[]... pieces) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] piece : pieces) {
      all.writeBytes(piece);
    }
    return all.toByteArray();
  }
}
