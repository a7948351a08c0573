package dev.turnmark.rules;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.turnmark.engine.Classifier;
import dev.turnmark.fuzz.Law;
import dev.turnmark.model.ContentItem;
import dev.turnmark.model.ResponseItem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * Any bytes as a rule file, or as {@code pack.json} beside a good one when they begin as an object
 * does: they make a rule set, or each problem is a sentence with a place. Rules that are taken are
 * asked to decide something; they run nothing that lies outside of the fence.
 */
@NullMarked
public final class DrlFuzz {

  /** How something outside of the fence came to run; null when nothing did. */
  static volatile @Nullable String escaped;

  private static final byte[] GOOD =
      """
      package mark

      import dev.turnmark.fact.UserMessagePosition;
      import dev.turnmark.model.ResponseItem.Message;

      rule "a message of a user is a message of a user"
          @because("it is")
          @upstream("ours")
      when
          $m : Message( role == "user" )
      then
          insert(new UserMessagePosition($m));
      end
      """
          .getBytes(UTF_8);
  private static final String OUTSIDE = Outside.class.getName();
  private static final List<String> ESCAPES =
      List.of(
          OUTSIDE + ".run()",
          "eval( " + OUTSIDE + ".run() )",
          "role.getClass().getClassLoader() != null",
          "role.class.forName(\"" + OUTSIDE + "\") != null",
          "Class.forName(\"" + OUTSIDE + "\") != null",
          "((Object) role).getClass() != null",
          "new " + OUTSIDE + "() != null");
  private static final Pattern PACKAGE =
      Pattern.compile("package\\s+([a-z_]{1,20}(?:\\.[a-z_]{1,20}){0,2})\\b");
  private static final List<ResponseItem> ITEMS =
      List.of(
          new ResponseItem.Message(
              "m1", "user", List.of(new ContentItem.InputText("Write a draft.")), null, null),
          new ResponseItem.Other());
  private static final Path PACK = emptyFolder();

  private DrlFuzz() {}

  /** The rules of this repository, and rules that would get out. */
  public static Stream<byte[]> seeds() throws IOException {
    List<byte[]> seeds = new ArrayList<>();
    for (String folder : List.of("rules", "src/test/resources/red-team")) {
      try (Stream<Path> files = Files.walk(Path.of(folder))) {
        for (Path file :
            files.filter(f -> f.toString().matches(".*(\\.drl|pack\\.json)")).toList()) {
          seeds.add(Files.readAllBytes(file));
        }
      }
    }
    String good = new String(GOOD, UTF_8);
    for (String condition : ESCAPES) {
      seeds.add(good.replace("role == \"user\"", condition).getBytes(UTF_8));
    }
    for (String statement : ESCAPES) {
      seeds.add(good.replace("insert(", statement + "; insert(").getBytes(UTF_8));
    }
    String imported = "import " + Outside.class.getName() + ";\n\nrule";
    seeds.add(good.replace("rule", imported).getBytes(UTF_8));
    seeds.add(
        good.replace("rule", imported)
            .replace("role == \"user\"", "Outside.run()")
            .getBytes(UTF_8));
    seeds.add(
        "{\"name\": \"x\", \"style\": \"error\", \"files\": [], \"over\": []}".getBytes(UTF_8));
    return seeds.stream();
  }

  /** What takes its time the first time counts for no input. */
  public static void fuzzerInitialize() throws IOException {
    fuzzerTestOneInput(GOOD);
  }

  /** What the fuzzer calls. */
  public static void fuzzerTestOneInput(byte[] data) throws IOException {
    boolean aboutPack = data.length > 0 && data[0] == '{';
    Path pack = PACK.resolve(PackFile.NAME);
    if (aboutPack) {
      Files.write(pack, data);
    } else {
      Files.deleteIfExists(pack);
    }
    byte[] rules = aboutPack ? GOOD : data;
    Path file = PACK.resolve(folder(rules)).resolve("x.drl");
    Files.createDirectories(file.getParent());
    Files.write(file, rules);
    try {
      decide(RuleSet.load(PACK));
    } catch (BadRulesException e) {
      told(e, data);
    } finally {
      Files.delete(file);
    }
    Law.same(escaped, null, "what lies outside of the fence");
  }

  /** The folder that rules say they lie in: most would not be looked at in any other. */
  private static String folder(byte[] rules) {
    Matcher folder = PACKAGE.matcher(new String(rules, ISO_8859_1));
    return folder.find() ? folder.group(1).replace('.', '/') : "mark";
  }

  private static void decide(RuleSet rules) {
    Law.holds(!rules.revision().isBlank(), () -> "rules without a revision");
    try (Classifier classifier = Classifier.of(rules)) {
      for (ResponseItem item : ITEMS) {
        classifier.classify(item).undecided().forEach(Law::sentence);
      }
    }
  }

  private static void told(BadRulesException bad, byte[] data) {
    Law.holds(!bad.problems().isEmpty(), () -> "refused without a reason");
    int lines = 1;
    for (byte b : data) {
      lines += b == '\n' || b == '\r' ? 1 : 0;
    }
    for (RuleProblem problem : bad.problems()) {
      Law.sentence(problem.sentence());
      Path file = Path.of(problem.file());
      Law.holds(file.startsWith(PACK) && Files.exists(file), () -> "no place to open: " + problem);
      @Nullable Integer line = problem.line();
      int last = lines;
      Law.holds(
          line == null ? !file.toString().endsWith(".drl") : line <= last,
          () -> "no line to go to, of " + last + ": " + problem);
    }
  }

  private static Path emptyFolder() {
    try {
      return Files.createDirectories(Files.createTempDirectory("turnmark-fuzz").resolve("pack"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
