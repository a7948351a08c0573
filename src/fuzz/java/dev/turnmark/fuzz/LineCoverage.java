package dev.turnmark.fuzz;

import dev.turnmark.rules.RuleSet;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.jacoco.core.analysis.Analyzer;
import org.jacoco.core.analysis.CoverageBuilder;
import org.jacoco.core.analysis.IClassCoverage;
import org.jacoco.core.tools.ExecFileLoader;

/** How many lines of some classes were passed, of how many. */
record LineCoverage(int passed, int all) {

  /** Of the classes that a target is there for; nothing when a run left no record. */
  static LineCoverage of(Path record, Target target) throws IOException {
    if (!Files.exists(record)) {
      return new LineCoverage(0, 0);
    }
    ExecFileLoader loader = new ExecFileLoader();
    loader.load(record.toFile());
    CoverageBuilder coverage = new CoverageBuilder();
    new Analyzer(loader.getExecutionDataStore(), coverage).analyzeAll(classes().toFile());
    int passed = 0;
    int all = 0;
    for (IClassCoverage each : coverage.getClasses()) {
      if (target.covers(each.getName())) {
        passed += each.getLineCounter().getCoveredCount();
        all += each.getLineCounter().getTotalCount();
      }
    }
    return new LineCoverage(passed, all);
  }

  private static Path classes() {
    try {
      return Path.of(RuleSet.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public String toString() {
    return all == 0
        ? "-"
        : String.format(Locale.ROOT, "%d of %d, %d %%", passed, all, 100 * passed / all);
  }
}
