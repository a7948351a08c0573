package dev.turnmark.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PackLayersTest {

  private final Path home;
  private final Path pack;

  PackLayersTest(@TempDir Path home) throws IOException {
    this.home = home;
    this.pack = Files.createDirectories(home.resolve("extras/mine"));
  }

  @Test
  void aPackWithoutAFileStandsAlone() throws IOException {
    assertThat(PackLayers.of(pack)).containsExactly(pack);
  }

  @Test
  void packsAreFoundBesideAndFurtherUpAndTheNearestCounts() throws IOException {
    Path codex = Files.createDirectory(home.resolve("codex"));
    Files.createDirectory(home.resolve("other"));
    Path other = Files.createDirectory(home.resolve("extras/other"));
    write("{\"name\": \"mine\", \"over\": [\"codex\", \"other\"]}");

    assertThat(PackLayers.of(pack)).containsExactly(codex, other, pack);
  }

  @Test
  void whatElseTheFileSaysIsForOthers() throws IOException {
    write("{\"style\": \"house\"}");

    assertThat(PackLayers.of(pack)).containsExactly(pack);
  }

  @Test
  void aPackThatIsNotThereIsNamed() throws IOException {
    write("{\"over\": [\"no such pack\"]}");

    assertThatThrownBy(() -> PackLayers.of(pack))
        .isInstanceOf(BadCaseException.class)
        .hasMessage(file() + ": there is no pack \"no such pack\" beside this one or further up");
  }

  @Test
  void aFileOfAnotherShapeIsRefused() throws IOException {
    for (String over : new String[] {"\"codex\"", "[1]", "[null]", "{}"}) {
      write("{\"over\": " + over + "}");
      assertThatThrownBy(() -> PackLayers.of(pack))
          .isInstanceOf(BadCaseException.class)
          .hasMessage(file() + ": expected \"over\" to be a list of names of packs");
    }
    write("[]");
    assertThatThrownBy(() -> PackLayers.of(pack)).hasMessage(file() + ": expected an object");
    write("{");
    assertThatThrownBy(() -> PackLayers.of(pack))
        .hasMessageStartingWith(file() + ": expected JSON");
  }

  private Path file() {
    return pack.resolve("pack.json");
  }

  private void write(String text) throws IOException {
    Files.writeString(file(), text);
  }
}
