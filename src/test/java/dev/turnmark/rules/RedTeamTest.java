package dev.turnmark.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Rules that try to get out. Beside each of them stands what is said of it, and what each wall by
 * itself makes of it; {@code -Dred-team.write=true} writes that anew.
 */
class RedTeamTest {

  private static final Path ESCAPES = Path.of("src/test/resources/red-team");

  @TestFactory
  Stream<DynamicTest> anEscapeIsRefusedAndToldOf() throws IOException {
    return beside(".drl").stream()
        .map(escape -> DynamicTest.dynamicTest(name(escape), () -> isRefused(escape)));
  }

  private static void isRefused(Path escape) throws Exception {
    Walls walls = Walls.around(name(escape), Files.readString(escape));
    Path told = escape.resolveSibling(name(escape) + ".txt");
    if (Boolean.getBoolean("red-team.write")) {
      Files.writeString(told, walls.toString());
    }
    assertThat(walls.problems()).isNotEmpty();
    assertThat(walls.toString()).isEqualTo(Files.readString(told));
  }

  @Test
  void eitherWallAloneRefusesAlmostAllAndWithoutThemMostDoHarm() throws IOException {
    int all = 0;
    int byText = 0;
    int compiling = 0;
    int byClasses = 0;
    int tried = 0;
    int running = 0;
    for (Path told : beside(".txt")) {
      String walls = Files.readString(told);
      all++;
      byText += walls.contains("\nits text      refuses\n") ? 1 : 0;
      boolean compiles = !walls.contains("\nits classes   none\n");
      compiling += compiles ? 1 : 0;
      byClasses += compiles && !walls.contains("\nits classes   pass\n") ? 1 : 0;
      tried += walls.contains("\nin full trust not tried\n") ? 0 : 1;
      running += walls.contains("\nin full trust runs\n") ? 1 : 0;
    }
    assertThat(
            """
            %d escapes, %d of them refused by their text alone
            %d compile without a fence, %d of them refused by their classes alone
            %d tried in full trust, %d of them run
            """
                .formatted(all, byText, compiling, byClasses, tried, running))
        .isEqualTo(
            """
            145 escapes, 134 of them refused by their text alone
            116 compile without a fence, 99 of them refused by their classes alone
            133 tried in full trust, 72 of them run
            """);
  }

  private static List<Path> beside(String ending) throws IOException {
    try (Stream<Path> files = Files.list(ESCAPES)) {
      return files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    }
  }

  private static String name(Path escape) {
    return escape.getFileName().toString().replace(".drl", "");
  }
}
