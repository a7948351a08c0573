package dev.turnmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.CodexRules;
import dev.turnmark.engine.Limits;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BatchTest {

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @Test
  void resultsAndOutputComeInTheOrderOfTheFiles() {
    List<RolloutFile> files = files(20);
    List<Integer> results =
        Batch.run(
            terminal(Screen.NONE),
            CodexRules.LOADED,
            Limits.USUAL,
            files,
            3,
            false,
            (file, here, classifier) -> {
              here.out().line(file.name());
              return Integer.parseInt(file.name());
            });

    assertThat(results).isEqualTo(IntStream.range(0, 20).boxed().toList());
    assertThat(text(out)).isEqualTo(String.join("\n", names(20)) + "\n");
    assertThat(text(err)).isEmpty();
  }

  @Test
  void aLaterFileIsWorkedOnWhileTheFirstIs() {
    CountDownLatch secondDone = new CountDownLatch(1);
    Batch.run(
        terminal(Screen.NONE),
        CodexRules.LOADED,
        Limits.USUAL,
        files(2),
        2,
        false,
        (file, here, classifier) -> {
          if (file.name().equals("0")) {
            await(secondDone);
          } else {
            secondDone.countDown();
          }
          here.out().line(file.name());
          return file;
        });

    assertThat(text(out)).isEqualTo("0\n1\n");
  }

  @Test
  void aDefectCostsTheOneFileAtWhichItShows() {
    Terminal terminal = terminal(Screen.NONE);
    List<String> results =
        Batch.run(
            terminal,
            CodexRules.LOADED,
            Limits.USUAL,
            files(3),
            2,
            false,
            (file, here, classifier) -> {
              if (file.name().equals("1")) {
                throw moon();
              }
              here.out().line(file.name());
              return file.name();
            });

    assertThat(results).containsExactly("0", "2");
    assertThat(text(out)).isEqualTo("0\n2\n");
    assertThat(text(err))
        .isEqualTo(
            "turnmark: 1: this is a defect of turnmark, please report it:"
                + " java.lang.IllegalStateException: the moon is full at Moon.rise(Moon.java:7)\n");
    assertThat(terminal.worst()).isEqualTo(ExitCode.DEFECT);
  }

  private static IllegalStateException moon() {
    IllegalStateException defect = new IllegalStateException("the moon is full");
    defect.setStackTrace(
        new StackTraceElement[] {new StackTraceElement("Moon", "rise", "Moon.java", 7)});
    return defect;
  }

  @Test
  void aBarOnTheScreenTellsHowManyFilesAreDone() {
    work(new Screen(false, true, true), false);
    assertThat(text(err)).containsPattern("\rfiles 100% \\[=+\\] 3/3 \\(0:00:0. / 0:00:00\\) \n");
    assertThat(text(out)).isEqualTo("0\n1\n2\n");
  }

  @Test
  void whatIsSaidMeanwhileTakesThePlaceOfTheBar() {
    Batch.run(
        terminal(new Screen(false, true, true)),
        CodexRules.LOADED,
        Limits.USUAL,
        files(2),
        1,
        false,
        (file, here, classifier) -> {
          here.complain("no " + file.name());
          return file;
        });
    assertThat(text(err)).contains("\r\u001b[Kturnmark: no 0\n", "\r\u001b[Kturnmark: no 1\n");
  }

  @Test
  void thereIsNoBarInAFileNorWhereTheOutputStandsNorWhenQuiet() {
    work(new Screen(false, false, true), false);
    work(new Screen(true, true, true), false);
    work(new Screen(false, true, true), true);
    assertThat(text(err)).isEmpty();
  }

  private void work(Screen screen, boolean quiet) {
    Batch.run(
        terminal(screen),
        CodexRules.LOADED,
        Limits.USUAL,
        files(3),
        2,
        quiet,
        (file, here, classifier) -> {
          here.out().line(file.name());
          return file;
        });
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<RolloutFile> files(int count) {
    return names(count).stream().map(name -> new RolloutFile(name, Path.of(name))).toList();
  }

  private static List<String> names(int count) {
    return IntStream.range(0, count).mapToObj(String::valueOf).toList();
  }

  private Terminal terminal(Screen screen) {
    return new Terminal(
        InputStream.nullInputStream(), out, err, Path.of(""), 80, screen, () -> "id");
  }

  private static String text(ByteArrayOutputStream bytes) {
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
