package dev.turnmark.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs Jazzer on one target, in a process of its own: it ends with the first finding. */
final class Fuzzer {

  /** More than any input takes, also on a busy machine: what takes longer is taken to hang. */
  private static final int HANGS_AFTER_SECONDS = 60;

  /** Longer than any line to begin with but a few. */
  private static final int MOST_BYTES = 8_000;

  /** Looking into libraries as well takes most of the time, and is about bugs of theirs. */
  private static final String OURS = "dev.turnmark.**";

  private final Target target;
  private final Path directory;

  /**
   * A fuzzer of this.
   *
   * @param directory for its log, what it finds, and the corpus it makes, which later runs go on
   *     with
   */
  Fuzzer(Target target, Path directory) {
    this.target = target;
    this.directory = directory;
  }

  Outcome run(int seconds) throws IOException, InterruptedException, ReflectiveOperationException {
    Path seeds = Files.createDirectories(directory.resolve("seeds"));
    Path grown = Files.createDirectories(directory.resolve("corpus"));
    Path found = Files.createDirectories(directory.resolve("found"));
    Path log = directory.resolve("log");
    Path coverage = directory.resolve("jacoco.exec");
    Files.deleteIfExists(coverage);
    List<Path> corpus = new ArrayList<>(List.of(grown, seeds));
    if (Files.isDirectory(target.corpus())) {
      corpus.add(target.corpus());
    }
    int least = writeSeeds(seeds);
    List<String> command = command(seconds, found, coverage);
    corpus.forEach(each -> command.add(each.toString()));
    int exit =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start()
            .waitFor();
    return Outcome.of(target, exit, least, log, coverage);
  }

  private int writeSeeds(Path directory) throws IOException, ReflectiveOperationException {
    List<byte[]> seeds = target.seeds().toList();
    for (int i = 0; i < seeds.size(); i++) {
      Files.write(directory.resolve("seed-" + i), seeds.get(i));
    }
    return seeds.size();
  }

  private List<String> command(int seconds, Path found, Path coverage) {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx1g",
                "-XX:+UseSerialGC",
                "-XX:-OmitStackTraceInFastThrow",
                "-cp",
                System.getProperty("java.class.path"),
                "com.code_intelligence.jazzer.Jazzer",
                "--target_class=" + target.type(),
                "--instrumentation_includes=" + OURS,
                "--custom_hook_includes=" + OURS,
                "--reproducer_path=" + found,
                "--coverage_dump=" + coverage,
                "-artifact_prefix=" + found + "/",
                "-max_len=" + MOST_BYTES,
                "-timeout=" + HANGS_AFTER_SECONDS,
                "-rss_limit_mb=4096",
                "-print_final_stats=1"));
    command.add(seconds == 0 ? "-runs=0" : "-max_total_time=" + seconds);
    return command;
  }
}
