package dev.turnmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Runs every sample of the README and of the pages beside it in a directory that looks like this
 * one. With {@code -Dreadme.write=true} it writes what they print into the page in place of
 * comparing, and fails, so that somebody looks at the difference.
 */
class ReadmeTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "README.md",
        "docs/semantics.md",
        "docs/audit.md",
        "docs/embedding.md",
        "docs/verify.md",
        "docs/whole-rollouts.md",
        "rules/README.md",
        "rules/extras/ide-wrappers/README.md",
        "rules/extras/older-codex/README.md",
        "rules/extras/provenance/README.md",
        "rules/extras/subagents/README.md"
      })
  void everySamplePrintsWhatThePageSays(Path page, @TempDir Path directory) throws Exception {
    for (String shared : new String[] {"rules", "src"}) {
      Files.createSymbolicLink(directory.resolve(shared), Path.of(shared).toAbsolutePath());
    }
    String written = Files.readString(page);
    String run = new ReadmeRun(directory).of(written);
    if (Boolean.getBoolean("readme.write")) {
      Files.writeString(page, run);
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
