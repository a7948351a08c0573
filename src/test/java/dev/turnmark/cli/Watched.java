package dev.turnmark.cli;

import com.github.luben.zstd.Zstd;
import dev.turnmark.CodexRules;
import dev.turnmark.audit.Redacting;
import dev.turnmark.cli.RulesOption.ChosenRules;
import dev.turnmark.engine.Limits;
import dev.turnmark.json.Needs;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/** A session that is written and followed by turns, and what is printed of it as JSON lines. */
final class Watched implements AutoCloseable {

  private final Path file;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private final Terminal terminal;
  private final LiveRules rules;
  private final Follow follow;

  /** By the shipped rules, which nobody edits. */
  static Watched byShippedRules(Path directory, String name) {
    return new Watched(
        directory, name, List.of(), new ChosenRules(CodexRules.LOADED, "the shipped rules"));
  }

  Watched(Path directory, String name, List<Path> edited, ChosenRules chosen) {
    this.file = directory.resolve(name);
    this.terminal =
        new Terminal(
            new ByteArrayInputStream(new byte[0]),
            out,
            err,
            directory,
            Terminal.width(null),
            Screen.NONE,
            () -> "an id");
    this.rules = new LiveRules(terminal, edited, chosen, Limits.USUAL, () -> true);
    Report report = new JsonLinesReport(terminal.out());
    this.follow =
        new Follow(
            terminal,
            new RolloutFile(name, file),
            new StrictOption(),
            Redacting.NOTHING,
            words -> Needs.everything(),
            rules,
            () -> new Classification(report, name, false));
  }

  Watched append(byte[] bytes) throws IOException {
    Files.write(file, bytes, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    return this;
  }

  Watched append(String text) throws IOException {
    return append(text.getBytes(StandardCharsets.UTF_8));
  }

  /** As Codex does when nobody has written for long. */
  Watched pack(byte[] text) throws IOException {
    Files.write(packed(), Zstd.compress(text));
    Files.deleteIfExists(file);
    return this;
  }

  /** As Codex does when somebody goes on with the session. */
  Watched unpack(byte[] text) throws IOException {
    Files.write(file, text);
    Files.deleteIfExists(packed());
    return this;
  }

  Path packed() {
    return file.resolveSibling(file.getFileName() + ".zst");
  }

  Path file() {
    return file;
  }

  Watched look() {
    follow.look(() -> false);
    return this;
  }

  /** What was printed since somebody last asked. */
  String out() {
    terminal.flush();
    return text(out);
  }

  /** What was said beside it since somebody last asked. */
  String err() {
    return text(err);
  }

  /** The summary. */
  List<String> end() {
    return follow.end().summary();
  }

  private static String text(ByteArrayOutputStream bytes) {
    String text = bytes.toString(StandardCharsets.UTF_8);
    bytes.reset();
    return text;
  }

  @Override
  public void close() throws IOException {
    follow.close();
    rules.close();
  }
}
