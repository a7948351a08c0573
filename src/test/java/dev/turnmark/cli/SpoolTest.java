package dev.turnmark.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SpoolTest {

  @TempDir private Path directory;

  @Test
  void aFileIsReadAgainFromItsBeginning() throws IOException {
    try (Spool spool = spool("one\ntwo")) {
      assertThat(read(spool)).isEqualTo("one\ntwo");
      assertThat(read(spool)).isEqualTo("one\ntwo");
    }
  }

  @Test
  void whatIsWrittenAfterTheFirstWayIsLeftOut() throws IOException {
    try (Spool spool = spool("one\ntw")) {
      assertThat(read(spool)).isEqualTo("one\ntw");
      Files.writeString(file(), "o\nthree\n", StandardOpenOption.APPEND);
      assertThat(read(spool)).isEqualTo("one\ntw");
    }
  }

  @Test
  void aFileThatBecomesShorterBeforeItIsReadToItsEndIsToldOf() throws IOException {
    try (Spool spool = spool("one\ntwo\n");
        FileChannel channel = FileChannel.open(file(), StandardOpenOption.WRITE)) {
      channel.truncate(4);
      assertThatThrownBy(() -> read(spool))
          .isInstanceOf(IOException.class)
          .hasMessage("it became shorter while it was read");
    }
  }

  @Test
  void aFileThatIsReplacedStaysTheOneThatWasOpened() throws IOException {
    try (Spool spool = spool("one\n")) {
      assertThat(read(spool)).isEqualTo("one\n");
      Files.move(
          Files.writeString(directory.resolve("new"), "another\n"),
          file(),
          StandardCopyOption.REPLACE_EXISTING);
      assertThat(read(spool)).isEqualTo("one\n");
    }
  }

  @Test
  void aFileThatBecomesShorterIsToldOf() throws IOException {
    try (Spool spool = spool("one\ntwo\n")) {
      assertThat(read(spool)).isEqualTo("one\ntwo\n");
      try (FileChannel channel = FileChannel.open(file(), StandardOpenOption.WRITE)) {
        channel.truncate(4);
      }
      assertThatThrownBy(() -> read(spool))
          .isInstanceOf(IOException.class)
          .hasMessage("it became shorter while it was read");
    }
  }

  @Test
  void theStandardInputIsReadAgainToo() throws IOException {
    RolloutFile standardInput = new RolloutFile("-", Path.of("-"));
    try (Spool spool = Spool.of(standardInput, terminal("one\ntwo"))) {
      assertThat(read(spool)).isEqualTo("one\ntwo");
      assertThat(read(spool)).isEqualTo("one\ntwo");
    }
  }

  private Spool spool(String text) throws IOException {
    Files.writeString(file(), text);
    return Spool.of(new RolloutFile("session", file()), terminal(""));
  }

  private Path file() {
    return directory.resolve("session.jsonl");
  }

  private static Terminal terminal(String input) {
    return new Terminal(
        new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
        OutputStream.nullOutputStream(),
        OutputStream.nullOutputStream(),
        Path.of(""),
        120,
        Screen.NONE,
        () -> "id");
  }

  private static String read(Spool spool) throws IOException {
    try (InputStream in = spool.open()) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
