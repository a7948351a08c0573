package dev.turnmark.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.github.luben.zstd.Zstd;
import java.io.IOException;
import java.io.UncheckedIOException;
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
  void threeBytesAreNoPackedFile() {
    byte[] almost = {0x28, (byte) 0xB5, 0x2F};
    assertThat(Rollouts.read(almost, Strictness.LENIENT, Needs.nothing()))
        .containsExactly(
            new RolloutRecord.Unreadable(1, "expected UTF-8 but was the byte 0xB5 at byte 1"));
  }
}
