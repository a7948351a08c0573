package dev.turnmark.cli;

import dev.turnmark.rules.RuleCache;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Where compiled rules are kept between runs: in the directory that {@code TURNMARK_CACHE} names,
 * nowhere when it says {@code off}, else where the system keeps such things of a user.
 */
final class CachePlace {

  private static final String NAME = "turnmark";
  private static final String OFF = "off";

  private CachePlace() {}

  /**
   * The cache of a user.
   *
   * @param environment the variables of the environment
   * @param system the name of the operating system
   * @param home the user's directory
   */
  static RuleCache of(Map<String, String> environment, String system, @Nullable String home) {
    try {
      @Nullable Path place = place(environment, system, home);
      return place == null ? RuleCache.none() : RuleCache.in(place);
    } catch (InvalidPathException e) {
      return RuleCache.none();
    }
  }

  /** The directory; null for none. */
  static @Nullable Path place(
      Map<String, String> environment, String system, @Nullable String home) {
    String own = environment.getOrDefault("TURNMARK_CACHE", "");
    if (!own.isEmpty()) {
      return own.equals(OFF) ? null : Path.of(own);
    }
    if (system.startsWith("Windows")) {
      return below(environment.get("LOCALAPPDATA"), NAME, "cache");
    }
    if (system.startsWith("Mac")) {
      return below(home, "Library", "Caches", NAME);
    }
    @Nullable Path shared = below(environment.get("XDG_CACHE_HOME"), NAME);
    return shared == null ? below(home, ".cache", NAME) : shared;
  }

  /** Below a directory that has to be named in full: all else depends on where one stands. */
  private static @Nullable Path below(@Nullable String directory, String... names) {
    return directory != null && Path.of(directory).isAbsolute() ? Path.of(directory, names) : null;
  }
}
