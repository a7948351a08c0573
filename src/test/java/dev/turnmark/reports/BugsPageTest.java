package dev.turnmark.reports;

import static java.util.function.Predicate.not;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Holds {@code docs/bugs.md} and the tests it names against each other. */
class BugsPageTest {

  private static final Path SOURCES = Path.of("src/test/java/dev/turnmark/reports");
  private static final Pattern ENTRY =
      Pattern.compile("\\| (\\d+) \\| (.+) \\| (.+) \\| (.+) \\| (.+) \\|");
  private static final Pattern ADDRESS = Pattern.compile("https://[^\\s)]+");
  private static final Pattern NAMED_TEST = Pattern.compile("`(\\w+\\.\\w+)`");
  private static final Pattern TEST =
      Pattern.compile("((?:  // .*\n)*)  @Test\n  void (\\w+)\\(.*\\{\n((?:.*\n)*?)  \\}\n");
  private static final Pattern ROLLOUT = Pattern.compile("\"(\\d{2})-[\\w.-]+\"");

  private static final List<Entry> entries = new ArrayList<>();
  private static final TreeMap<String, Source> tests = new TreeMap<>();

  /** An entry of the page. */
  private record Entry(
      int number, Set<String> addresses, String wrong, String said, List<String> tests) {}

  /** A test: the addresses above it, and the numbers of the rollouts that it reads. */
  private record Source(Set<String> addresses, Set<Integer> rollouts) {}

  @BeforeAll
  static void readThePageAndTheTests() throws IOException {
    for (String line : Files.readAllLines(Path.of("docs/bugs.md"))) {
      Matcher entry = ENTRY.matcher(line);
      if (entry.matches()) {
        entries.add(
            new Entry(
                Integer.parseInt(entry.group(1)),
                addresses(entry.group(2)),
                entry.group(3),
                entry.group(4),
                all(NAMED_TEST, entry.group(5))));
      }
    }
    try (Stream<Path> files = Files.list(SOURCES)) {
      for (Path file : files.filter(not(BugsPageTest::isThis)).toList()) {
        readTests(file);
      }
    }
  }

  private static boolean isThis(Path file) {
    return file.endsWith("BugsPageTest.java");
  }

  private static void readTests(Path file) throws IOException {
    String className = file.getFileName().toString().replace(".java", "");
    Matcher test = TEST.matcher(Files.readString(file));
    while (test.find()) {
      Set<Integer> rollouts = new LinkedHashSet<>();
      all(ROLLOUT, test.group(3)).forEach(number -> rollouts.add(Integer.parseInt(number)));
      tests.put(className + "." + test.group(2), new Source(addresses(test.group(1)), rollouts));
    }
  }

  @Test
  void everyTestStandsOnThePageOnceAndThePageNamesNoOther() {
    assertThat(entries.stream().flatMap(entry -> entry.tests().stream()))
        .hasSizeGreaterThan(45)
        .containsExactlyInAnyOrderElementsOf(tests.keySet());
  }

  @Test
  void noTestIsMissedInTheSources() throws IOException {
    int marked = 0;
    try (Stream<Path> files = Files.list(SOURCES)) {
      for (Path file : files.filter(not(BugsPageTest::isThis)).toList()) {
        marked += all(Pattern.compile("(@\\w*Test\\w*)\\b"), Files.readString(file)).size();
      }
    }
    assertThat(tests).hasSize(marked);
  }

  @Test
  void everyEntryHasTheAddressesOfItsTests() {
    for (Entry entry : entries) {
      Set<String> addresses = new LinkedHashSet<>();
      entry.tests().forEach(test -> addresses.addAll(source(test).addresses()));
      assertThat(entry.addresses()).as("entry %d", entry.number()).isEqualTo(addresses);
    }
  }

  @Test
  void onlyTrapsInCodexItselfHaveNoAddress() {
    assertThat(entries).filteredOn(entry -> entry.addresses().isEmpty()).hasSize(2);
    assertThat(entries)
        .filteredOn(entry -> entry.addresses().isEmpty())
        .allMatch(entry -> entry.wrong().startsWith("(a trap in Codex)"));
  }

  @Test
  void numbersRiseAndATestReadsTheRolloutsOfItsEntry() {
    assertThat(entries).extracting(Entry::number).isSorted().doesNotHaveDuplicates();
    for (Entry entry : entries) {
      for (String test : entry.tests()) {
        assertThat(source(test).rollouts()).as(test).isSubsetOf(entry.number());
      }
    }
  }

  @Test
  void everyRolloutIsReadByATest() throws IOException {
    StringBuilder sources = new StringBuilder();
    for (String className : classNames()) {
      sources.append(Files.readString(SOURCES.resolve(className + ".java")));
    }
    try (Stream<Path> files = Files.list(ReportedRollout.FOLDER)) {
      assertThat(files.map(file -> file.getFileName().toString().replace(".jsonl", "")))
          .hasSizeGreaterThan(40)
          .allMatch(name -> sources.indexOf("\"" + name) >= 0);
    }
  }

  private static Source source(String test) {
    return Objects.requireNonNull(tests.get(test), () -> "there is no test " + test);
  }

  private static Set<String> classNames() {
    Set<String> names = new LinkedHashSet<>();
    tests.keySet().forEach(test -> names.add(test.substring(0, test.indexOf('.'))));
    return names;
  }

  private static Set<String> addresses(String text) {
    return ADDRESS
        .matcher(text)
        .results()
        .map(MatchResult::group)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private static List<String> all(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(found -> found.group(1)).toList();
  }
}
