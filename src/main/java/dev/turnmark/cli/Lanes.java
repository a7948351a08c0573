package dev.turnmark.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Lets several writers work at the same time and passes on what they write in their order: all of
 * the first, then all of the second. What comes too early is held back, and its writer is held up
 * once there is a lot of it; the one whose turn it is never waits.
 */
final class Lanes {

  /** Bytes held back in all. */
  private static final int MOST_HELD = 8 << 20;

  private final OutputStream out;
  private final OutputStream err;
  private final List<Lane> lanes = new ArrayList<>();
  private int turn;
  private int held;
  private @Nullable IOException failure;

  Lanes(OutputStream out, OutputStream err) {
    this.out = out;
    this.err = err;
  }

  /** A lane behind those opened before; every lane has to be closed. */
  synchronized Lane open() {
    Lane lane = new Lane(lanes.size());
    lanes.add(lane);
    return lane;
  }

  /** Ends all writing: whoever writes or waits is told so. */
  synchronized void stop(IOException reason) {
    if (failure == null) {
      failure = reason;
    }
    notifyAll();
  }

  private void advance() throws IOException {
    while (turn < lanes.size() && lanes.get(turn).closed) {
      lanes.get(turn).passOn();
      turn++;
    }
    if (turn < lanes.size()) {
      lanes.get(turn).passOn();
    }
    notifyAll();
  }

  private void write(OutputStream target, byte[] bytes, int offset, int length) throws IOException {
    try {
      target.write(bytes, offset, length);
    } catch (IOException e) {
      stop(e);
      throw e;
    }
  }

  /** Bytes that came too early. */
  private record Early(OutputStream target, ByteBuffer bytes) {}

  /** What one writer writes to. */
  final class Lane implements AutoCloseable {

    private final int number;
    private List<Early> waiting = new ArrayList<>();
    private boolean closed;

    private Lane(int number) {
      this.number = number;
    }

    OutputStream out() {
      return new Stream(this, out);
    }

    OutputStream err() {
      return new Stream(this, err);
    }

    /** For another output to which all of the lanes write: in their order too. */
    OutputStream to(OutputStream other) {
      return new Stream(this, other);
    }

    private void write(OutputStream target, byte[] bytes, int offset, int length)
        throws IOException {
      synchronized (Lanes.this) {
        while (failure == null && number != turn && held + length > MOST_HELD) {
          pause();
        }
        if (failure != null) {
          throw new IOException(failure.getMessage(), failure);
        }
        if (number == turn) {
          Lanes.this.write(target, bytes, offset, length);
        } else {
          byte[] early = Arrays.copyOfRange(bytes, offset, offset + length);
          waiting.add(new Early(target, ByteBuffer.wrap(early)));
          held += length;
        }
      }
    }

    private void pause() throws IOException {
      try {
        Lanes.this.wait();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IOException("the writing was interrupted", e);
      }
    }

    private void passOn() throws IOException {
      List<Early> early = waiting;
      waiting = new ArrayList<>();
      for (Early piece : early) {
        int length = piece.bytes().remaining();
        held -= length;
        Lanes.this.write(piece.target(), piece.bytes().array(), 0, length);
      }
    }

    @Override
    public void close() throws IOException {
      synchronized (Lanes.this) {
        closed = true;
        if (failure == null) {
          advance();
        }
      }
    }
  }

  /** One of the two outputs of a lane. */
  private static final class Stream extends OutputStream {

    private final Lane lane;
    private final OutputStream target;

    Stream(Lane lane, OutputStream target) {
      this.lane = lane;
      this.target = target;
    }

    @Override
    public void write(int single) throws IOException {
      lane.write(target, new byte[] {(byte) single}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      lane.write(target, bytes, offset, length);
    }
  }
}
