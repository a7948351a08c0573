package dev.turnmark.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.CodexRules;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TimelyInputTest {

  private static final int LINES = 200;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  @ParameterizedTest
  @ValueSource(ints = {1, 4})
  void whatIsKnownIsToldBeforeMoreIsWaitedFor(int jobs) {
    for (int seed = 0; seed < 10; seed++) {
      out.reset();
      Bursts in = new Bursts(lines(), new Random(seed));

      assertThat(classify(in, jobs)).isZero();

      assertThat(in.told).isEqualTo(in.given);
      assertThat(printed()).isEqualTo(LINES);
    }
  }

  private int classify(InputStream in, int jobs) {
    Terminal terminal =
        new Terminal(
                in,
                out,
                OutputStream.nullOutputStream(),
                Path.of(""),
                80,
                Screen.NONE,
                () -> "id",
                packs -> CodexRules.LOADED)
            .with(Hands.none(new Portions(0, 700, 9_000)));
    return TurnmarkCommand.run(
        terminal, "classify", "--format", "jsonl", "--jobs", String.valueOf(jobs), "-");
  }

  private int printed() {
    return (int) out.toString(UTF_8).lines().count();
  }

  private static byte[] lines() {
    String line =
        """
        {"timestamp":"a","type":"response_item","payload":{"type":"message","role":"user",\
        "content":[{"type":"input_text","text":"and then?"}]}}
        """;
    return String.join("", Collections.nCopies(LINES, line)).getBytes(UTF_8);
  }

  /**
   * Bytes that come in bursts; notes how many lines were told when the next has to be waited for.
   */
  private final class Bursts extends InputStream {

    private final List<Integer> given = new ArrayList<>();
    private final List<Integer> told = new ArrayList<>();
    private final byte[] all;
    private final Random random;
    private int whole;
    private int at;
    private int there;

    Bursts(byte[] all, Random random) {
      this.all = all;
      this.random = random;
    }

    @Override
    public int read() {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0];
    }

    @Override
    public int read(byte[] bytes, int offset, int count) {
      if (at == there) {
        given.add(whole);
        told.add(printed());
        there = Math.min(all.length, at + 1 + random.nextInt(random.nextBoolean() ? 400 : 5_000));
      }
      int length = Math.min(count, there - at);
      if (length == 0) {
        return -1;
      }
      System.arraycopy(all, at, bytes, offset, length);
      for (int end = at + length; at < end; at++) {
        whole += all[at] == '\n' ? 1 : 0;
      }
      return length;
    }

    @Override
    public int available() {
      return there - at;
    }
  }
}
