package dev.turnmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Runs every sample of the README in a directory that looks like this one. With {@code
 * -Dreadme.write=true} it writes what they print into the README in place of comparing, and fails,
 * so that somebody looks at the difference.
 */
class ReadmeTest {

  private static final Path README = Path.of("README.md");

  @Test
  void everySamplePrintsWhatTheReadmeSays(@TempDir Path directory) throws Exception {
    for (String shared : new String[] {"rules", "src"}) {
      Files.createSymbolicLink(directory.resolve(shared), Path.of(shared).toAbsolutePath());
    }
    String written = Files.readString(README);
    String run = new ReadmeRun(directory).of(written);
    if (Boolean.getBoolean("readme.write")) {
      Files.writeString(README, run);
    }
    assertThat(withoutRevision(run)).isEqualTo(withoutRevision(written));
    assertThat(Boolean.getBoolean("readme.write")).as("written, not compared").isFalse();
  }

  /** An edited rule should not cost an edit here. */
  private static String withoutRevision(String text) throws IOException {
    return text.replaceAll("[0-9a-f]{64}", "REVISION")
        .replaceAll("revision [0-9a-f]{12}", "revision SHORT");
  }
}
