package dev.turnmark.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;

/** An output whose failures are told from those of the input that is copied to it. */
final class Sink extends OutputStream {

  private final OutputStream out;
  private final Function<IOException, OutputException> failure;

  Sink(OutputStream out, Function<IOException, OutputException> failure) {
    this.out = out;
    this.failure = failure;
  }

  /**
   * Into something that is there and takes bytes.
   *
   * @param name what the user calls it
   * @throws OutputException when it takes none
   */
  static Sink into(String name, Path path) {
    try {
      return new Sink(Files.newOutputStream(path), e -> new OutputException(name, e));
    } catch (IOException e) {
      throw new OutputException(name, e);
    }
  }

  @Override
  public void write(int single) {
    write(new byte[] {(byte) single}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) {
    try {
      out.write(bytes, offset, length);
    } catch (IOException e) {
      throw failure.apply(e);
    }
  }

  @Override
  public void flush() {
    try {
      out.flush();
    } catch (IOException e) {
      throw failure.apply(e);
    }
  }

  @Override
  public void close() {
    try {
      out.close();
    } catch (IOException e) {
      throw failure.apply(e);
    }
  }
}
