package dev.turnmark.json;

import dev.turnmark.model.Internal;
import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/**
 * The text of a rollout byte for byte, as {@link RolloutReader} takes it apart: unpacked when it is
 * packed.
 */
@Internal
public final class RolloutText extends FilterInputStream {

  private final boolean packed;

  private RolloutText(InputStream text, boolean packed) {
    super(text);
    this.packed = packed;
  }

  /**
   * The text of a file.
   *
   * @param in the bytes of the file; closed with the text
   * @throws IOException when its first bytes can't be read, or are packed and nothing unpacks them
   */
  public static RolloutText of(InputStream in) throws IOException {
    return of(in, ReadingLimits.USUAL);
  }

  /** The same within other limits of what unpacked bytes may be. */
  public static RolloutText of(InputStream in, ReadingLimits limits) throws IOException {
    InputStream text = Unpacked.of(in, limits);
    return new RolloutText(text, !(text instanceof BufferedInputStream));
  }

  /** Whether the file is packed, so that its text is not what is in it. */
  public boolean packed() {
    return packed;
  }
}
