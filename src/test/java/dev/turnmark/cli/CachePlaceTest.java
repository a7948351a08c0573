package dev.turnmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Where compiled rules are kept. */
class CachePlaceTest {

  private static final String HOME = Path.of("home").toAbsolutePath().toString();
  private static final String SHARED = Path.of("shared").toAbsolutePath().toString();

  @Test
  void theUserSaysWhereOrNowhere() {
    assertThat(CachePlace.place(Map.of("TURNMARK_CACHE", "here"), "Linux", HOME))
        .isEqualTo(Path.of("here"));
    assertThat(CachePlace.place(Map.of("TURNMARK_CACHE", "off"), "Linux", HOME)).isNull();
  }

  @Test
  void elseTheSystemDoes() {
    assertThat(CachePlace.place(Map.of("XDG_CACHE_HOME", SHARED), "Linux", HOME))
        .isEqualTo(Path.of(SHARED, "turnmark"));
    assertThat(CachePlace.place(Map.of("TURNMARK_CACHE", ""), "Linux", HOME))
        .isEqualTo(Path.of(HOME, ".cache", "turnmark"));
    assertThat(CachePlace.place(Map.of(), "Mac OS X", HOME))
        .isEqualTo(Path.of(HOME, "Library", "Caches", "turnmark"));
    assertThat(CachePlace.place(Map.of("LOCALAPPDATA", SHARED), "Windows 11", HOME))
        .isEqualTo(Path.of(SHARED, "turnmark", "cache"));
  }

  @Test
  void aPlaceThatDependsOnWhereOneStandsIsNone() {
    assertThat(CachePlace.place(Map.of("XDG_CACHE_HOME", "shared"), "Linux", "?")).isNull();
    assertThat(CachePlace.place(Map.of(), "Linux", null)).isNull();
  }
}
