package dev.turnmark.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Fuzzes one target after the other and prints what each has reached. Fails if a law does not hold
 * for some input, which is kept, and if nothing was executed.
 */
public final class Campaign {

  private Campaign() {}

  /**
   * Runs one.
   *
   * @param arguments how many seconds for each target, 0 to go through the corpus alone; the
   *     directory for what comes of it; and the labels of the targets, with commas, or nothing for
   *     all
   */
  public static void main(String... arguments) throws Exception {
    int seconds = Integer.parseInt(arguments[0]);
    Path directory = Path.of(arguments[1]);
    List<Target> targets = targets(arguments.length > 2 ? arguments[2] : "");
    System.out.println(Outcome.HEADER);
    int bad = 0;
    for (Target target : targets) {
      Outcome outcome = new Fuzzer(target, directory.resolve(target.label())).run(seconds);
      System.out.println(outcome.row());
      if (!outcome.isGood()) {
        System.out.println(outcome.finding());
        bad++;
      }
    }
    if (bad > 0) {
      System.out.println(bad + " of " + targets.size() + " targets failed");
      System.exit(1);
    }
  }

  private static List<Target> targets(String labels) {
    if (labels.isBlank()) {
      return List.of(Target.values());
    }
    List<String> asked = new ArrayList<>(Arrays.asList(labels.trim().split("\\s*,\\s*", -1)));
    List<Target> targets =
        Arrays.stream(Target.values()).filter(target -> asked.remove(target.label())).toList();
    if (!asked.isEmpty()) {
      throw new IllegalArgumentException("no target is called " + String.join(", ", asked));
    }
    return targets;
  }

  /** The lines of a text file that may hold bytes of any kind. */
  static List<String> lines(Path file) throws IOException {
    return new String(Files.readAllBytes(file), UTF_8).lines().toList();
  }
}
