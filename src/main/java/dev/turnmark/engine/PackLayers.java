package dev.turnmark.engine;

import dev.turnmark.json.PlainJson;
import dev.turnmark.model.Internal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which packs a pack needs below it. The file {@code pack.json} beside its folders names them:
 * {@code {"over": ["codex"]}}; a pack without one stands alone. What else the file says is for
 * others.
 */
@Internal
public final class PackLayers {

  private static final String FILE = "pack.json";
  private static final String OVER = "over";

  private PackLayers() {}

  /**
   * The packs that a pack lies over, and the pack itself at the end: the rules that its cases hold
   * for. A pack is looked for by its name beside the pack, and then beside each directory above.
   *
   * @throws BadCaseException when the file is not what it should be, or a pack is not to be found
   */
  public static List<Path> of(Path pack) throws IOException {
    Path file = pack.resolve(FILE);
    List<Path> layers = new ArrayList<>();
    if (Files.exists(file)) {
      for (String name : names(file)) {
        layers.add(find(name, pack, file));
      }
    }
    layers.add(pack);
    return List.copyOf(layers);
  }

  private static List<String> names(Path file) throws IOException {
    Object json;
    try {
      json = PlainJson.read(Files.readString(file));
    } catch (IllegalArgumentException e) {
      throw new BadCaseException(file + ": " + e.getMessage());
    }
    if (!(json instanceof Map<?, ?> map)) {
      throw new BadCaseException(file + ": expected an object");
    }
    Object over = map.get(OVER);
    if (over == null) {
      return List.of();
    }
    if (!(over instanceof List<?> list)) {
      throw noNames(file);
    }
    List<String> names = new ArrayList<>();
    for (Object name : list) {
      if (!(name instanceof String text)) {
        throw noNames(file);
      }
      names.add(text);
    }
    return names;
  }

  private static BadCaseException noNames(Path file) {
    return new BadCaseException(file + ": expected \"over\" to be a list of names of packs");
  }

  private static Path find(String name, Path pack, Path file) {
    @Nullable Path above = pack.toAbsolutePath().normalize().getParent();
    while (above != null) {
      Path found = above.resolve(name);
      if (Files.isDirectory(found)) {
        return found;
      }
      above = above.getParent();
    }
    throw new BadCaseException(
        file + ": there is no pack \"" + name + "\" beside this one or further up");
  }
}
