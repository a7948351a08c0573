package dev.turnmark.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Rules that try to get out. Beside each of them stands what is said of it, and what each wall by
 * itself makes of it; {@code -Dred-team.write=true} writes that anew.
 */
class RedTeamTest {

  private static final Path ESCAPES = Path.of("src/test/resources/red-team");
  private static final boolean WRITE = Boolean.getBoolean("red-team.write");
  private static final List<Walls> SEEN = new ArrayList<>();

  @AfterAll
  static void forget() {
    SEEN.clear();
  }

  @TestFactory
  Stream<DynamicTest> anEscapeIsRefusedAndToldOf() throws IOException {
    return escapes().stream().map(e -> DynamicTest.dynamicTest(name(e), () -> isRefused(e)));
  }

  private static void isRefused(Path escape) throws Exception {
    Walls walls = Walls.around(name(escape), Files.readString(escape));
    SEEN.add(walls);
    Path beside = escape.resolveSibling(name(escape) + ".txt");
    if (WRITE) {
      Files.writeString(beside, walls.toString());
    }
    assertThat(walls.problems()).isNotEmpty();
    assertThat(walls.toString()).isEqualTo(Files.readString(beside));
  }

  static List<Path> escapes() throws IOException {
    try (Stream<Path> files = Files.list(ESCAPES)) {
      return files.filter(f -> f.toString().endsWith(".drl")).sorted().toList();
    }
  }

  static String name(Path escape) {
    return escape.getFileName().toString().replace(".drl", "");
  }
}
