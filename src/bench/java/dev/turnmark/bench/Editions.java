package dev.turnmark.bench;

import dev.turnmark.model.ContentItem.InputText;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.rules.RuleDocument;
import dev.turnmark.rules.RulePack;
import dev.turnmark.rules.RuleSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** A copy of the shipped rules with one rule more, by which each edition of it can be told. */
final class Editions {

  private static final Path SHIPPED = Path.of("rules", "codex");
  private static final String EDITED = "finding/editions.drl";
  private static final String RULE =
      """
      package finding

      import dev.turnmark.fact.Context;
      import dev.turnmark.fact.Part;

      salience 100

      rule "a text wrapped in <edition%1$d> is context"
          @because("this is edition %1$d")
          @upstream("none: a rule of a benchmark")
      when
          $p : Part( role == "user", wrappedIn("<edition%1$d>", "</edition%1$d>") )
      then
          insert(new Context($p));
      end
      """;

  private final Path pack;
  private final RulePack shipped;
  private final Map<String, Integer> byRevision = new ConcurrentHashMap<>();
  private volatile int last;

  private Editions(Path pack) {
    this.pack = pack;
    this.shipped = RulePack.directory(pack);
  }

  /** In a directory that is gone at the end. */
  static Editions copy() throws IOException {
    Path pack = Files.createTempDirectory("turnmark-reloads");
    pack.toFile().deleteOnExit();
    try (Stream<Path> files = Files.walk(SHIPPED)) {
      for (Path file : files.sorted().toList()) {
        Path copy = pack.resolve(SHIPPED.relativize(file).toString());
        if (!copy.equals(pack.resolve(""))) {
          Files.copy(file, copy);
          copy.toFile().deleteOnExit();
        }
      }
    }
    pack.resolve(EDITED).toFile().deleteOnExit();
    return new Editions(pack);
  }

  Path pack() {
    return pack;
  }

  /** Writes an edition; whoever asks knows it already when the rules are in force. */
  void write(int edition) throws IOException {
    byRevision.put(revision(edition), edition);
    last = edition;
    Path written = Files.writeString(pack.resolve(".edition"), RULE.formatted(edition));
    Files.move(written, pack.resolve(EDITED), StandardCopyOption.REPLACE_EXISTING);
  }

  private String revision(int edition) {
    List<RuleDocument> documents = new ArrayList<>(shipped.documents());
    documents.add(new RuleDocument(EDITED, RULE.formatted(edition), EDITED));
    documents.sort(Comparator.comparing(RuleDocument::path));
    return new RuleSource(List.of(new RulePack(shipped.name(), documents))).revision();
  }

  /** The edition that was written last. */
  int last() {
    return last;
  }

  /** The edition that a revision is. */
  int of(String revision) {
    return Objects.requireNonNull(byRevision.get(revision), "a revision that nobody wrote");
  }

  /** A message that only this edition hides. */
  static Message note(int edition) {
    String text = "<edition%1$d>by a program</edition%1$d>".formatted(edition);
    return new Message(null, "user", List.of(new InputText(text)), null, null);
  }
}
