package dev.turnmark.bench;

import dev.turnmark.engine.Classifier;
import dev.turnmark.rules.RuleSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** From a file of rules that was just saved to the first decision by them, in a warm process. */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@State(Scope.Benchmark)
public class ReloadBenchmark {

  private static final String EDITED = "finding/contextual-fragments.drl";

  private Path pack = Path.of("");
  private int edits;

  /** Copies the shipped rules, to edit them. */
  @Setup(Level.Trial)
  public void copy() throws IOException {
    pack = Files.createTempDirectory("turnmark-bench");
    List<Path> files;
    try (Stream<Path> all = Files.walk(Rules.SHIPPED)) {
      files = all.filter(Files::isRegularFile).toList();
    }
    for (Path file : files) {
      Path copy = pack.resolve(Rules.SHIPPED.relativize(file));
      Files.createDirectories(copy.resolveSibling(""));
      Files.copy(file, copy);
    }
  }

  /** Another marker in one rule, at every turn. */
  @Setup(Level.Invocation)
  public void edit() throws IOException {
    edits++;
    String text = Files.readString(Rules.SHIPPED.resolve(EDITED));
    Files.writeString(
        pack.resolve(EDITED), text.replace("\"<skill>\"", "\"<skill_" + edits + ">\""));
  }

  @Benchmark
  public Object reload(Items items) {
    RuleSet rules = RuleSet.load(pack);
    try (Classifier classifier = Classifier.of(rules)) {
      return classifier.classify(items.next());
    }
  }
}
