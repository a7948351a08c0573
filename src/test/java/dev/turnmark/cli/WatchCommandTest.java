package dev.turnmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.CodexRules;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command looks as often as it is let, and sums up at the end. */
class WatchCommandTest {

  @TempDir private Path directory;

  private final ByteArrayOutputStream both = new ByteArrayOutputStream();

  @Test
  void itPrintsWhatComesBetweenTwoLooksAndSumsUpAtTheEnd() throws IOException {
    append(userSays("One."));

    int exit =
        watch(
            List.of(
                () -> append(userSays("<skill>Two.</skill>")),
                () -> append("{\"broken\n"),
                () -> append(userSays("Three.") + "{\"cut")));

    assertThat(exit).isZero();
    assertThat(both.toString(StandardCharsets.UTF_8))
        .isEqualTo(
            """
            line   item                     shown                                       marks           rule
            1      message (user)           UserMessage: One.                           user turn fork  a user message with nothing…
            2      message (user)           -                                                           a user message with context…
            3      unreadable               expected the rest of the record but was cut off after 8 bytes
            4      message (user)           UserMessage: Three.                         user turn fork  a user message with nothing…
            1 file, 3 items: 2 UserMessage, 1 hidden (1 message), 1 unreadable line
            unreadable, 1 x: expected the rest of the record but was cut off after N bytes
            rules: the copy in this program, revision REVISION
            """
                .replace("REVISION", CodexRules.LOADED.revision().substring(0, 12)));
  }

  @Test
  void aReaderThatHasSeenEnoughEndsIt() throws IOException {
    append(userSays("One."));
    OutputStream closed =
        new OutputStream() {
          @Override
          public void write(int single) throws IOException {
            throw new IOException("Broken pipe");
          }
        };

    int exit =
        TurnmarkCommand.run(
            terminal(closed, OutputStream.nullOutputStream(), () -> true), "watch", "s.jsonl");

    assertThat(exit).isZero();
  }

  /** Watches the session; does the given things one after another, each between two looks. */
  private int watch(List<Callable<Void>> between) {
    Deque<Callable<Void>> steps = new ArrayDeque<>(between);
    Lookout lookout =
        () -> {
          Callable<Void> next = steps.poll();
          return next != null && done(next);
        };
    return TurnmarkCommand.run(terminal(both, both, lookout), "watch", "s.jsonl");
  }

  private static boolean done(Callable<Void> step) {
    try {
      step.call();
      return true;
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  private Terminal terminal(OutputStream out, OutputStream err, Lookout lookout) {
    return new Terminal(
        new ByteArrayInputStream(new byte[0]),
        out,
        err,
        directory,
        Terminal.width(null),
        Screen.NONE,
        () -> "an id",
        packs -> CodexRules.LOADED,
        () -> lookout);
  }

  private Void append(String text) throws IOException {
    Files.writeString(
        directory.resolve("s.jsonl"), text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    return null;
  }

  private static String userSays(String text) {
    return """
        {"timestamp":"2026-12-01T10:00:00.000Z","type":"response_item","payload":\
        {"type":"message","role":"user","content":[{"type":"input_text","text":"%s"}]}}
        """
        .formatted(text);
  }
}
