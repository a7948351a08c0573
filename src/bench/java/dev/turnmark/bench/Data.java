package dev.turnmark.bench;

import dev.turnmark.json.Needs;
import dev.turnmark.json.RolloutReader;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.json.Strictness;
import dev.turnmark.model.ResponseItem;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A generated rollout in memory, so that no disk is measured. */
final class Data {

  private static final long SEED = 5;

  private Data() {}

  /** A rollout of so many bytes. */
  static byte[] rollout(int megabytes) {
    ByteArrayOutputStream out = new ByteArrayOutputStream((megabytes + 1) << 20);
    try {
      GeneratedSession.write(out, Generate.texts(), SEED, (long) megabytes << 20);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  /** Its lines. */
  static byte[][] lines(byte[] rollout) {
    List<byte[]> lines = new ArrayList<>();
    int start = 0;
    for (int i = 0; i < rollout.length; i++) {
      if (rollout[i] == '\n') {
        lines.add(Arrays.copyOfRange(rollout, start, i));
        start = i + 1;
      }
    }
    return lines.toArray(byte[][]::new);
  }

  /** Its response items. */
  static ResponseItem[] items(byte[] rollout, Needs needs) {
    List<ResponseItem> items = new ArrayList<>();
    try (RolloutReader reader = reader(rollout, needs)) {
      while (reader.hasNext()) {
        if (reader.next() instanceof RolloutRecord.Read read
            && read.content().item() instanceof ResponseItem item) {
          items.add(item);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return items.toArray(ResponseItem[]::new);
  }

  /** Reads it. */
  static RolloutReader reader(byte[] rollout, Needs needs) throws IOException {
    return new RolloutReader(
        new ByteArrayInputStream(rollout), "generated.jsonl", Strictness.LENIENT, needs);
  }
}
