package dev.turnmark.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.github.luben.zstd.Zstd;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class UnpackedTest {

  private static final Path PLAIN = Rollouts.FOLDER.resolve("0.145.0/skill.jsonl");

  @Test
  void aPackedFileReadsLikeThePlainOneWhateverItsName() {
    byte[] plain = Rollouts.bytes(PLAIN);
    List<RolloutRecord> records = Rollouts.read(plain, Strictness.STRICT, Needs.everything());
    assertThat(records).isNotEmpty();
    assertThat(Rollouts.read(Zstd.compress(plain), Strictness.STRICT, Needs.everything()))
        .isEqualTo(records);
  }

  @Test
  void aPackedFileThatIsCutShortFailsAsAStream() {
    byte[] packed = Zstd.compress(Rollouts.bytes(PLAIN));
    byte[] cut = Arrays.copyOf(packed, packed.length - 10);
    assertThatThrownBy(() -> Rollouts.read(cut, Strictness.LENIENT, Needs.everything()))
        .isInstanceOf(UncheckedIOException.class)
        .hasCauseInstanceOf(IOException.class);
  }

  @Test
  void packedPiecesOneAfterAnotherAreOneFile() throws IOException {
    byte[] line = "{\"record_type\":\"state\"}\n".getBytes(StandardCharsets.UTF_8);
    byte[] two = joined(Zstd.compress(line), Zstd.compress(line));
    assertThat(Rollouts.read(two, Strictness.LENIENT, Needs.nothing())).hasSize(2);
  }

  @Test
  void aSecondPieceThatIsCutShortAnywhereFailsAsAStream() throws IOException {
    byte[] first = Zstd.compress("\n".getBytes(StandardCharsets.UTF_8));
    byte[] second = Zstd.compress(Rollouts.bytes(PLAIN));
    for (int length = 1; length < second.length; length++) {
      byte[] cut = joined(first, Arrays.copyOf(second, length));
      assertThatThrownBy(() -> Rollouts.read(cut, Strictness.LENIENT, Needs.nothing()))
          .isInstanceOf(UncheckedIOException.class);
    }
  }

  private static byte[] joined(byte[] one, byte[] other) throws IOException {
    ByteArrayOutputStream both = new ByteArrayOutputStream();
    both.write(one);
    both.write(other);
    return both.toByteArray();
  }

  @Test
  void framesToBeSkippedMayStandBeforeBetweenAndAfter() throws IOException {
    byte[] line = "{\"record_type\":\"state\"}\n".getBytes(StandardCharsets.UTF_8);
    for (int last = 0; last < 16; last++) {
      byte[] skipped = {(byte) (0x50 + last), 0x2A, 0x4D, 0x18, 3, 0, 0, 0, 1, 2, 3};
      byte[] packed = joined(skipped, joined(Zstd.compress(line), skipped));
      byte[] twice = joined(skipped, joined(packed, packed));
      assertThat(Rollouts.read(twice, Strictness.LENIENT, Needs.nothing())).hasSize(2);
    }
  }

  @Test
  void threeBytesAreNoPackedFile() {
    byte[] almost = {0x28, (byte) 0xB5, 0x2F};
    assertThat(Rollouts.read(almost, Strictness.LENIENT, Needs.nothing()))
        .containsExactly(
            new RolloutRecord.Unreadable(1, "expected UTF-8 but was the byte 0xB5 at byte 1"));
  }
}
