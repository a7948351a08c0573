package dev.turnmark.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.turnmark.CodexRules;
import dev.turnmark.engine.Classifier;
import dev.turnmark.json.Needs;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.model.RolloutItem;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PassageTest {

  private static final int LINES = 300;
  private static final Portions SMALL = new Portions(0, 700, 9_000);

  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @Test
  void othersPrepareLinesAndOneThreadReadsThemInTheirOrder() {
    try (Crew crew = new Crew(4, SMALL)) {
      Visitor visitor = new Visitor();

      assertThat(walk(crew, new ByteArrayInputStream(lines()), visitor)).isTrue();

      assertThat(visitor.told).isEqualTo(all());
      assertThat(visitor.prepared).containsExactlyInAnyOrderElementsOf(all());
      assertThat(visitor.readers).containsOnly(Thread.currentThread());
    }
  }

  @Test
  void nobodyIsAskedWhereNobodyIsFree() {
    Visitor visitor = new Visitor();

    assertThat(walk(Hands.none(SMALL), new ByteArrayInputStream(lines()), visitor)).isTrue();

    assertThat(visitor.told).isEqualTo(all());
    assertThat(visitor.prepared).isEmpty();
  }

  @Test
  void whatNobodyTakesIsDoneByTheOneWhoAsked() {
    Visitor visitor = new Visitor();

    assertThat(walk(new Idle(), new ByteArrayInputStream(lines()), visitor)).isTrue();

    assertThat(visitor.told).isEqualTo(all());
    assertThat(visitor.prepared).containsExactlyElementsOf(all());
  }

  @Test
  void whatGoesWrongBeforehandIsTriedAgainInItsTurn() {
    Visitor visitor =
        new Visitor() {
          @Override
          public Runnable prepare(RolloutRecord.Read line, RolloutPass pass) {
            if (line.line() % 37 == 0) {
              throw new OutOfMemoryError("so many lines at once");
            }
            return super.prepare(line, pass);
          }
        };
    try (Crew crew = new Crew(3, SMALL)) {
      assertThat(walk(crew, new ByteArrayInputStream(lines()), visitor)).isTrue();
    }
    assertThat(visitor.told).isEqualTo(all());
  }

  @Test
  void whatIsWrongInItsTurnIsThrownWhenAllAboveIsTold() {
    Visitor visitor =
        new Visitor() {
          @Override
          public void read(RolloutRecord.Read line, RolloutPass pass) {
            if (line.line() == 200) {
              throw new IllegalStateException("the moon is full");
            }
            super.read(line, pass);
          }
        };
    try (Crew crew = new Crew(3, SMALL)) {
      assertThatThrownBy(() -> walk(crew, new ByteArrayInputStream(lines()), visitor))
          .hasMessage("the moon is full");
    }
    assertThat(visitor.told).isEqualTo(all().subList(0, 199));
  }

  @Test
  void whoWantsNoMoreIsToldNoMore() {
    Visitor visitor =
        new Visitor() {
          @Override
          public boolean wantsMore() {
            return told.size() < 123;
          }
        };
    try (Crew crew = new Crew(3, SMALL)) {
      assertThat(walk(crew, new ByteArrayInputStream(lines()), visitor)).isTrue();
    }
    assertThat(visitor.told).isEqualTo(all().subList(0, 123));
  }

  @Test
  void aStreamThatFailsIsToldWhenAllBeforeIs() {
    byte[] whole = lines();
    InputStream failing =
        new InputStream() {
          private final InputStream in = new ByteArrayInputStream(whole, 0, whole.length / 2);
          private boolean over;

          @Override
          public int read() throws IOException {
            throw new IOException("not like this");
          }

          @Override
          public int read(byte[] bytes, int offset, int count) throws IOException {
            int read = in.read(bytes, offset, Math.min(count, 100));
            if (read < 0) {
              throw new IOException("the disk is gone");
            }
            return read;
          }

          /** At the end there seems to be more for whoever asks twice. */
          @Override
          public int available() throws IOException {
            boolean more = over;
            over = in.available() == 0;
            return more ? 1 : in.available();
          }
        };
    Visitor visitor = new Visitor();
    try (Crew crew = new Crew(3, SMALL)) {
      assertThat(walk(crew, failing, visitor)).isFalse();
    }
    assertThat(visitor.told).isEqualTo(all().subList(0, visitor.told.size())).hasSizeGreaterThan(9);
    assertThat(err.toString(UTF_8)).isEqualTo("turnmark: a: it cannot be read: the disk is gone\n");
  }

  @Test
  void noLineWaitsForThoseThatAreStillToCome() {
    for (int seed = 0; seed < 20; seed++) {
      Visitor visitor = new Visitor();
      try (Crew crew = new Crew(3, SMALL)) {
        assertThat(walk(crew, new Trickle(lines(), new Random(seed), visitor), visitor)).isTrue();
      }
      assertThat(visitor.told).isEqualTo(all());
    }
  }

  private boolean walk(Hands hands, InputStream in, Visitor visitor) {
    Terminal terminal =
        new Terminal(
                InputStream.nullInputStream(),
                OutputStream.nullOutputStream(),
                err,
                Path.of(""),
                80,
                Screen.NONE,
                () -> "id")
            .with(hands);
    try (Classifier classifier = Classifier.of(CodexRules.LOADED)) {
      return new RolloutWalk(terminal, classifier, new StrictOption(), Needs.everything())
          .through("a", () -> in, visitor);
    }
  }

  /** Events and messages; some lines are empty, and some unreadable. */
  private static byte[] lines() {
    StringBuilder lines = new StringBuilder();
    for (int line : all()) {
      lines
          .append("{\"timestamp\":\"a\",\"type\":\"event_msg\",\"payload\":{\"type\":\"error\",")
          .append("\"message\":\"%s\"}}\n".formatted("x".repeat(line % 97)));
    }
    return lines.toString().getBytes(UTF_8);
  }

  private static List<Integer> all() {
    return IntStream.rangeClosed(1, LINES).boxed().toList();
  }

  /** Notes which lines it is told, and who prepares them. */
  private static class Visitor implements RolloutWalk.Visitor<Boolean> {

    final List<Integer> told = new ArrayList<>();
    final List<Thread> readers = new ArrayList<>();
    final Queue<Integer> prepared = new ConcurrentLinkedQueue<>();

    @Override
    public void read(RolloutRecord.Read line, RolloutPass pass) {
      RolloutItem item = line.content().item();
      assertThat(pass.markAll(item).item()).isSameAs(item);
      assertThat(line.index()).isEqualTo(line.line() - 1);
      told.add(line.line());
      readers.add(Thread.currentThread());
    }

    @Override
    public Runnable prepare(RolloutRecord.Read line, RolloutPass pass) {
      prepared.add(line.line());
      return RolloutWalk.Visitor.super.prepare(line, pass);
    }

    @Override
    public void unreadable(RolloutRecord.Unreadable line) {
      throw new AssertionError(line);
    }

    @Override
    public Boolean end(boolean complete) {
      return complete;
    }
  }

  /** Always free, and never begins. */
  private static final class Idle implements Hands {

    private final Queue<Runnable> offered = new ConcurrentLinkedQueue<>();

    @Override
    public Portions portions() {
      return SMALL;
    }

    @Override
    public int count() {
      return 2;
    }

    @Override
    public boolean anyFree() {
      return true;
    }

    @Override
    public void offer(Runnable piece) {
      offered.add(piece);
    }

    @Override
    public boolean takeBack(Runnable piece) {
      return offered.remove(piece);
    }
  }

  /** Bytes that come in bursts; when one has to be waited for, all whole lines have been told. */
  private static final class Trickle extends InputStream {

    private final byte[] all;
    private final Random random;
    private final Visitor visitor;
    private final AtomicInteger lines = new AtomicInteger();
    private int at;
    private int there;

    Trickle(byte[] all, Random random, Visitor visitor) {
      this.all = all;
      this.random = random;
      this.visitor = visitor;
    }

    @Override
    public int read() {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0];
    }

    @Override
    public int read(byte[] bytes, int offset, int count) {
      if (at == there) {
        // The first bytes are looked at before anything else: they may be packed.
        assertThat(visitor.told).hasSize(at < 10 ? 0 : lines.get());
        there = Math.min(all.length, at + 1 + random.nextInt(random.nextBoolean() ? 90 : 5_000));
      }
      int given = Math.min(count, there - at);
      if (given == 0) {
        return -1;
      }
      System.arraycopy(all, at, bytes, offset, given);
      for (int end = at + given; at < end; at++) {
        lines.addAndGet(all[at] == '\n' ? 1 : 0);
      }
      return given;
    }

    @Override
    public int available() {
      return there - at;
    }
  }
}
