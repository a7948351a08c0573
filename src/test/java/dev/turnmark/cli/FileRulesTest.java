package dev.turnmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.rules.RuleCache;
import dev.turnmark.rules.RuleSet;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which rules the command line compiles. */
class FileRulesTest {

  @TempDir private Path place;

  @Test
  void rulesAreKeptUnlessAllAreToBeCompiled() throws Exception {
    Path pack = place.resolve("mine");
    Files.createDirectories(pack.resolve("mark"));
    Files.copy(Path.of("rules/codex/mark/rollbacks.drl"), pack.resolve("mark/rollbacks.drl"));
    Path kept = place.resolve("kept");
    FileRules rules = new FileRules(RuleCache.in(kept));

    rules.compileAlways();
    RuleSet compiled = rules.load(List.of(pack));
    assertThat(kept).doesNotExist();

    RuleSet loaded = new FileRules(RuleCache.in(kept)).load(List.of(pack));
    assertThat(kept.toFile().list()).hasSize(1);
    assertThat(loaded.revision()).isEqualTo(compiled.revision());
    assertThat(loaded.catalogue().rules()).isEqualTo(compiled.catalogue().rules());
  }
}
