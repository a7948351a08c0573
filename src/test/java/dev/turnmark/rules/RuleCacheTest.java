package dev.turnmark.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is kept of compiled rules, and what of it is used. */
class RuleCacheTest {

  private static final String RULE =
      """
      package %s

      import dev.turnmark.fact.Hidden;
      import dev.turnmark.model.ResponseItem.Reasoning;

      rule "%s"
          @because("it does")
      when
          $r : Reasoning()
      then
          insert(new Hidden($r));
      end
      """;

  private static final RuleSource TWO_FOLDERS = source("one", "two");

  @TempDir private Path place;

  private static RuleSource source(String first, String second) {
    return new RuleSource(
        List.of(
            new RulePack(
                "mine",
                List.of(
                    new RuleDocument("mark/x.drl", RULE.formatted("mark", first), "mark/x.drl"),
                    new RuleDocument(
                        "projection/x.drl",
                        RULE.formatted("projection", second),
                        "projection/x.drl")))));
  }

  /** Counts what it is asked. */
  private static final class Counting implements RuleCache {

    private final RuleCache kept = RuleCache.inMemory();
    private final List<String> hits = new ArrayList<>();
    private final List<String> puts = new ArrayList<>();

    @Override
    public Optional<byte[]> get(String key) {
      Optional<byte[]> found = kept.get(key);
      found.ifPresent(entry -> hits.add(key));
      return found;
    }

    @Override
    public void put(String key, byte[] entry) {
      puts.add(key);
      kept.put(key, entry);
    }
  }

  @Test
  void rulesFromACacheAreThoseThatWereCompiled() {
    RuleCache cache = RuleCache.in(place.resolve("cache"));
    RuleSet.load(TWO_FOLDERS, cache);

    assertThat(told(RuleSet.load(TWO_FOLDERS, cache)))
        .isEqualTo(told(RuleSet.compile(TWO_FOLDERS)));
  }

  @Test
  void anEditCostsOneFolder() {
    Counting cache = new Counting();
    RuleSet.load(TWO_FOLDERS, cache);
    assertThat(cache.puts).hasSize(2);
    assertThat(cache.hits).isEmpty();

    RuleSet edited = RuleSet.load(source("one", "two, edited"), cache);

    assertThat(cache.puts).hasSize(3);
    assertThat(cache.hits).hasSize(1);
    assertThat(edited.catalogue().rules())
        .extracting(RuleInfo::name)
        .containsExactly("one", "two, edited");
  }

  @Test
  void rulesOfOneNameInTwoFoldersAreRefusedAsEver() {
    Counting cache = new Counting();
    RuleSet.load(TWO_FOLDERS, cache);
    RuleSet.load(source("two", "one"), cache);

    assertThat(Sample.problems(() -> RuleSet.load(source("two", "two"), cache)))
        .isEqualTo(Sample.problems(() -> RuleSet.compile(source("two", "two"))))
        .hasSize(1);
  }

  @Test
  void whatIsNotToTheBitWhatWasPutIsMadeAnew() throws IOException {
    RuleCache cache = RuleCache.in(place);
    List<List<String>> expected = told(RuleSet.load(TWO_FOLDERS, cache));
    List<Path> entries = entries();
    List<byte[]> good = List.of(bytes(entries.get(0)), bytes(entries.get(1)));
    byte[] turned = good.get(0).clone();
    turned[turned.length - 100] ^= 1;
    byte[] otherForm = good.get(0).clone();
    otherForm[0] = 'X';
    List<byte[]> bad =
        List.of(
            new byte[0],
            Arrays.copyOf(good.get(0), good.get(0).length / 2),
            Arrays.copyOf(good.get(0), good.get(0).length + 1),
            turned,
            otherForm,
            good.get(1));

    for (byte[] entry : bad) {
      Files.write(entries.get(0), entry);
      assertThat(told(RuleSet.load(TWO_FOLDERS, cache))).isEqualTo(expected);
      assertThat(bytes(entries.get(0))).isNotEqualTo(entry);
    }
  }

  @Test
  void anotherEnvironmentFindsNothing() {
    Counting cache = new Counting();
    ClassLoader facts = RuleCacheTest.class.getClassLoader();
    new RuleLoad(TWO_FOLDERS, facts, Fence.ours(), new KeptRules("this", cache)).load();
    new RuleLoad(TWO_FOLDERS, facts, Fence.ours(), new KeptRules("that", cache)).load();

    assertThat(cache.hits).isEmpty();
    assertThat(cache.puts).hasSize(4).doesNotHaveDuplicates();
  }

  @Test
  void aDirectoryThatOthersMayWriteToIsNotUsed() throws IOException {
    CacheDirectory cache = new CacheDirectory(place);
    cache.put(key('a'), new byte[] {1});
    assertThat(cache.get(key('a'))).contains(new byte[] {1});

    Files.setPosixFilePermissions(place, PosixFilePermissions.fromString("rwxrwx---"));
    cache.put(key('b'), new byte[] {2});
    assertThat(cache.get(key('a'))).isEmpty();

    Files.setPosixFilePermissions(place, PosixFilePermissions.fromString("rwx------"));
    assertThat(cache.get(key('a'))).isPresent();
    assertThat(cache.get(key('b'))).isEmpty();
    Files.setPosixFilePermissions(
        place.resolve(file('a')), PosixFilePermissions.fromString("rw-rw-rw-"));
    assertThat(cache.get(key('a'))).isEmpty();
  }

  @Test
  void aLinkAndAPlaceThatIsNoDirectoryAreNotUsed() throws IOException {
    Path elsewhere = Files.write(place.resolve("elsewhere"), new byte[] {1});
    CacheDirectory cache = new CacheDirectory(place);
    Files.createSymbolicLink(place.resolve(file('a')), elsewhere);
    assertThat(cache.get(key('a'))).isEmpty();

    CacheDirectory none = new CacheDirectory(elsewhere.resolve("below"));
    none.put(key('a'), new byte[] {1});
    assertThat(none.get(key('a'))).isEmpty();
  }

  @Test
  void whatIsSealedOpensOnlyWithEveryBitAsItWas() {
    byte[] sealed = Sealed.of(new byte[] {1, 2, 3});
    assertThat(Sealed.open(sealed)).contains(new byte[] {1, 2, 3});
    for (int bit = 0; bit < 8 * sealed.length; bit++) {
      byte[] other = sealed.clone();
      other[bit / 8] ^= (byte) (1 << bit % 8);
      assertThat(Sealed.open(other)).isEmpty();
    }
    assertThat(Sealed.open(Arrays.copyOf(sealed, sealed.length - 1))).isEmpty();
    assertThat(Sealed.open(new byte[3])).isEmpty();
  }

  @Test
  void theOldestGoFirst() throws IOException {
    CacheDirectory cache = new CacheDirectory(place, 25);
    for (char name = 'a'; name <= 'd'; name++) {
      cache.put(key(name), new byte[10]);
      Files.setLastModifiedTime(place.resolve(file(name)), FileTime.fromMillis(1_000L * name));
    }
    Files.write(place.resolve("film.part"), new byte[100]);
    Files.setLastModifiedTime(place.resolve("film.part"), FileTime.fromMillis(1));
    Files.write(place.resolve(key('f')), new byte[100]);
    cache.put(key('e'), new byte[10]);

    assertThat(place.toFile().list())
        .containsExactlyInAnyOrder(file('d'), file('e'), "film.part", key('f'));
  }

  @Test
  void manyMayStartAtOnce() throws Exception {
    List<List<String>> expected = told(RuleSet.compile(TWO_FOLDERS));
    ExecutorService threads = Executors.newFixedThreadPool(20);
    try {
      List<Future<RuleSet>> starts = new ArrayList<>();
      for (int start = 0; start < 20; start++) {
        RuleCache cache = RuleCache.in(place.resolve("new/cache"));
        starts.add(threads.submit(() -> RuleSet.load(TWO_FOLDERS, cache)));
      }
      for (Future<RuleSet> start : starts) {
        assertThat(told(start.get())).isEqualTo(expected);
      }
    } finally {
      threads.shutdownNow();
    }
    assertThat(place.resolve("new/cache").toFile().list()).hasSize(2);
  }

  @Test
  void memoryForgetsWhatWasNotAskedForLongest() {
    MemoryCache cache = new MemoryCache(25);
    cache.put(key('a'), new byte[10]);
    cache.put(key('b'), new byte[10]);
    assertThat(cache.get(key('a'))).isPresent();
    cache.put(key('c'), new byte[10]);

    assertThat(cache.get(key('a'))).isPresent();
    assertThat(cache.get(key('b'))).isEmpty();
    assertThat(cache.get(key('c'))).isPresent();
  }

  @Test
  void whatIsShippedIsUsedOnlyInItsEnvironmentAndNotOnAnOlderJava() throws IOException {
    RulePack pack = RulePack.directory(Path.of("rules/extras/subagents"));
    List<CompiledPart> parts = ShippedCompiler.parts(pack);
    int java = Runtime.version().feature();
    byte[] shipped = ShippedParts.write(java, parts, "here");

    assertThat(ShippedParts.read(shipped, "here")).isPresent();
    assertThat(ShippedParts.read(shipped, "there")).isEmpty();
    assertThat(ShippedParts.read(ShippedParts.write(java + 1, parts, "here"), "here")).isEmpty();
    assertThat(ShippedParts.read(new byte[] {1}, "here")).isEmpty();
    assertThat(PartWriter.write(ShippedParts.read(shipped, "here").orElseThrow()))
        .isEqualTo(PartWriter.write(parts));
  }

  /** All that a rule set tells, and that the engine knows of it. */
  private static List<List<String>> told(RuleSet rules) {
    return List.of(
        List.of(rules.revision()),
        rules.catalogue().rules().stream().map(RuleInfo::toString).toList(),
        rules.catalogue().rules().stream().map(r -> rules.conditions(r).toString()).toList(),
        rules.losses().stream().map(Loss::toString).toList(),
        rules.models().stream()
            .flatMap(m -> m.getRules().stream())
            .map(r -> r.getPackage() + "/" + r.getName())
            .toList(),
        List.of(rules.words().mentions("Reasoning") + " " + rules.words().mentions("role")));
  }

  private List<Path> entries() throws IOException {
    try (Stream<Path> files = Files.list(place)) {
      return files.sorted().toList();
    }
  }

  private static byte[] bytes(Path file) throws IOException {
    return Files.readAllBytes(file);
  }

  private static String file(char digit) {
    return key(digit) + ".turnmark-rules";
  }

  private static String key(char digit) {
    return String.valueOf(digit).repeat(64);
  }
}
