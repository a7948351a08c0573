package dev.turnmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutputTest {

  private static final Path HERE = Path.of("src/test/resources/cli/scenarios/table");

  /** How many the table of that session has. */
  private static final int LINES = 8;

  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @Test
  void aReaderThatHasSeenEnoughIsNoError() {
    assertThat(classifyInto(failing("Broken pipe"))).isZero();
    assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
  }

  @Test
  void aFullDiskIsAnErrorInOneSentence() {
    assertThat(classifyInto(failing("No space left on device")))
        .isEqualTo(ExitCode.UNREADABLE_FILE);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .isEqualTo("turnmark: the output cannot be written: No space left on device\n");
  }

  @Test
  void aFullDiskIsAnErrorForHelpToo() {
    assertThat(TurnmarkCommand.run(terminal(failing("No space left on device")), "--help"))
        .isEqualTo(ExitCode.UNREADABLE_FILE);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .isEqualTo("turnmark: the output cannot be written: No space left on device\n");
  }

  @Test
  void whatIsSaidWhereNobodyHearsItCostsNoLine() {
    for (String reason : List.of("No space left on device", "Broken pipe")) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      Terminal deaf =
          new Terminal(
              InputStream.nullInputStream(),
              out,
              failing(reason),
              HERE,
              120,
              Screen.NONE,
              () -> "id");
      int code =
          TurnmarkCommand.run(
              deaf, "classify", "missing", "session.jsonl", "--rules", "../../rules/small");

      assertThat(out.toString(StandardCharsets.UTF_8)).hasLineCount(LINES);
      assertThat(code).isEqualTo(ExitCode.UNREADABLE_FILE);
    }
  }

  @Test
  void aLogThatIsNotFinishedSinceTheReaderLeftIsToldOf(@TempDir Path directory) {
    Path log = directory.resolve("log.jsonl");
    assertThat(
            TurnmarkCommand.run(
                terminal(failing("Broken pipe")),
                "classify",
                "session.jsonl",
                "--rules",
                "../../rules/small",
                "--log",
                log.toString()))
        .isEqualTo(ExitCode.UNREADABLE_FILE);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .isEqualTo(
            "turnmark: "
                + log
                + ": it is not written, since the output was closed before all was decided\n");
    assertThat(directory).isEmptyDirectory();
  }

  @Test
  void whatNobodyForesawIsOneSentenceWithAPlace() {
    Terminal terminal = terminal(OutputStream.nullOutputStream());
    Exception defect = new IllegalStateException("the moon is full");
    defect.setStackTrace(
        new StackTraceElement[] {new StackTraceElement("Moon", "rise", "Moon.java", 7)});

    assertThat(Failures.execution(defect, terminal)).isEqualTo(ExitCode.DEFECT);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .isEqualTo(
            "turnmark: this is a defect of turnmark, please report it:"
                + " java.lang.IllegalStateException: the moon is full at Moon.rise(Moon.java:7)\n");
  }

  @Test
  void theWidthIsWhatTheSurroundingsSayIfThatIsANumber() {
    assertThat(Terminal.width("200")).isEqualTo(200);
    assertThat(Terminal.width(null)).isEqualTo(120);
    assertThat(Terminal.width("")).isEqualTo(120);
    assertThat(Terminal.width("0")).isEqualTo(120);
    assertThat(Terminal.width("99999999999")).isEqualTo(120);
  }

  private int classifyInto(OutputStream out) {
    return TurnmarkCommand.run(
        terminal(out), "classify", "session.jsonl", "--rules", "../../rules/small");
  }

  private Terminal terminal(OutputStream out) {
    return new Terminal(
        InputStream.nullInputStream(), out, err, HERE, 120, Screen.NONE, () -> "id");
  }

  private static OutputStream failing(String message) {
    return new OutputStream() {
      @Override
      public void write(int value) throws IOException {
        throw new IOException(message);
      }
    };
  }
}
