package dev.turnmark.rules;

import static dev.turnmark.rules.Sample.HEADER;
import static dev.turnmark.rules.Sample.rule;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.ref.WeakReference;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.kie.api.KieServices;
import org.kie.api.builder.KieRepository;

/** What loading leaves behind, and what it does not depend on. */
class RuleLoadingTest {

  private static final ClassLoader FACTS = RuleLoadingTest.class.getClassLoader();

  @Test
  void theSameTextsGiveTheSameClasses() {
    SortedMap<String, String> texts = new TreeMap<>();
    for (int file = 0; file < 3; file++) {
      texts.put("codex/finding/" + file + ".drl", manyRules(file));
    }

    assertThat(digests(texts)).isEqualTo(digests(texts)).hasSizeGreaterThan(20);
  }

  @Test
  void manyLoadsLeaveNothingInTheEngine() {
    KieRepository repository = KieServices.get().getRepository();
    Set<Thread> before = Thread.getAllStackTraces().keySet();
    List<WeakReference<ClassLoader>> loaders = new ArrayList<>();
    for (int load = 0; load < 50; load++) {
      Sample sample = tiny(load);
      RuleSet rules = sample.load();
      loaders.add(new WeakReference<>(loaderOf(rules)));
      assertThat(repository.getKieModule(RuleCompiler.id(texts(sample)))).isNull();
    }

    System.gc();
    assertThat(loaders).filteredOn(l -> l.get() != null).hasSizeLessThan(5);
    assertThat(Thread.getAllStackTraces().keySet())
        .filteredOn(thread -> !before.contains(thread))
        .extracting(Thread::getName)
        .noneMatch(name -> name.startsWith("ForkJoinPool-"));
  }

  @Test
  void theContextClassLoaderOfAHostDoesNotMatter() {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try {
      for (ClassLoader loader : new ClassLoader[] {null, ClassLoader.getPlatformClassLoader()}) {
        thread.setContextClassLoader(loader);
        assertThat(tiny(0).load().catalogue().rules()).hasSize(1);
        assertThat(thread.getContextClassLoader()).isSameAs(loader);
      }
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  @Test
  void fourThreadsLoadAtOnce() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      List<Future<RuleSet>> loads = new ArrayList<>();
      for (int load = 0; load < 8; load++) {
        Sample sample = tiny(load);
        loads.add(threads.submit(sample::load));
      }
      for (int load = 0; load < 8; load++) {
        assertThat(loads.get(load).get().kieBase().getRule("finding", "rule " + load)).isNotNull();
      }
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void nothingIsPrinted() {
    PrintStream out = System.out;
    PrintStream err = System.err;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    PrintStream recorder = new PrintStream(printed, true, StandardCharsets.UTF_8);
    System.setOut(recorder);
    System.setErr(recorder);
    try {
      tiny(0).load();
      assertThat(Sample.complaints(rule("a", "    $m : Message( rol )", "    insrt($m)")))
          .isNotEmpty();
    } finally {
      System.setOut(out);
      System.setErr(err);
    }
    assertThat(printed.toString(StandardCharsets.UTF_8)).isEmpty();
  }

  private static Sample tiny(int number) {
    return Sample.of(
        "finding/x.drl",
        HEADER + rule("rule " + number, "    $m : Message()", "    insert(\"x\");"));
  }

  private static Map<String, Integer> digests(SortedMap<String, String> texts) {
    CompiledRules rules = new RuleCompiler(FACTS).compile(texts).rules();
    Map<String, Integer> digests = new TreeMap<>();
    if (rules != null) {
      rules.classes().forEach((name, bytes) -> digests.put(name, Arrays.hashCode(bytes)));
    }
    return digests;
  }

  private static ClassLoader loaderOf(RuleSet rules) {
    return ((PackageModel) rules.models().get(0)).compiled().get(0).getClass().getClassLoader();
  }

  private static SortedMap<String, String> texts(Sample sample) {
    SortedMap<String, String> texts = new TreeMap<>();
    for (RuleDocument document : sample.pack("codex").documents()) {
      texts.put("codex/" + document.path(), document.text());
    }
    return texts;
  }

  private static String manyRules(int file) {
    StringBuilder text = new StringBuilder(HEADER);
    for (int i = 0; i < 12; i++) {
      text.append(
          rule(
              "rule " + file + "." + i,
              "    $m : Message( role == \""
                  + i
                  + "\", $c : content, !blank(role) )\n"
                  + "    not ( $x : Context( of($m) ) )",
              "    insert(new Shown($m));"));
    }
    return text.toString();
  }
}
