package dev.turnmark.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class LanesTest {

  private final ByteArrayOutputStream both = new ByteArrayOutputStream();

  @Test
  void whatTheSecondSaysComesAfterAllThatTheFirstSays() throws IOException {
    Lanes lanes = new Lanes(both, both);
    Lanes.Lane first = lanes.open();
    Lanes.Lane second = lanes.open();
    write(second.out(), "b1 ");
    write(first.out(), "a1 ");
    write(second.err(), "b2! ");
    write(first.err(), "a2! ");
    assertThat(written()).isEqualTo("a1 a2! ");

    first.close();
    assertThat(written()).isEqualTo("a1 a2! b1 b2! ");

    write(second.out(), "b3");
    second.close();
    assertThat(written()).isEqualTo("a1 a2! b1 b2! b3");
  }

  @Test
  void whoIsDoneEarlyIsPassedOnWhenItsTurnComes() throws IOException {
    Lanes lanes = new Lanes(both, both);
    Lanes.Lane first = lanes.open();
    Lanes.Lane second = lanes.open();
    Lanes.Lane third = lanes.open();
    write(third.out(), "c");
    third.close();
    write(second.out(), "b");
    second.close();
    write(first.out(), "a");
    first.close();

    assertThat(written()).isEqualTo("abc");
  }

  @Test
  void threadsThatSayMoreThanIsHeldBackAreHeardInOrder() throws Exception {
    Lanes lanes = new Lanes(both, both);
    ExecutorService threads = Executors.newFixedThreadPool(4);
    StringBuilder expected = new StringBuilder();
    List<Future<?>> running = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      String words = String.valueOf((char) ('a' + i)).repeat(3 << 20);
      expected.append(words);
      Lanes.Lane lane = lanes.open();
      running.add(threads.submit(() -> speak(lane, words, new Random(7))));
    }
    for (Future<?> thread : running) {
      thread.get();
    }
    threads.shutdown();

    assertThat(written()).isEqualTo(expected.toString());
  }

  private static Void speak(Lanes.Lane lane, String words, Random random) throws IOException {
    byte[] bytes = words.getBytes(StandardCharsets.UTF_8);
    try (lane) {
      OutputStream out = lane.out();
      for (int at = 0; at < bytes.length; ) {
        int length = Math.min(bytes.length - at, 1 + random.nextInt(1 << 16));
        out.write(bytes, at, length);
        at += length;
      }
    }
    return null;
  }

  @Test
  void whenOneCannotWriteNobodyCan() throws IOException {
    Lanes lanes = new Lanes(new Broken(), both);
    Lanes.Lane first = lanes.open();
    Lanes.Lane second = lanes.open();
    assertThatThrownBy(() -> write(first.out(), "a")).hasMessage("Broken pipe");
    assertThatThrownBy(() -> write(second.err(), "b")).hasMessage("Broken pipe");
    first.close();
    second.close();

    assertThat(written()).isEmpty();
  }

  private static void write(OutputStream out, String words) throws IOException {
    out.write(words.getBytes(StandardCharsets.UTF_8));
  }

  private String written() {
    return both.toString(StandardCharsets.UTF_8);
  }

  private static final class Broken extends OutputStream {
    @Override
    public void write(int value) throws IOException {
      throw new IOException("Broken pipe");
    }
  }
}
