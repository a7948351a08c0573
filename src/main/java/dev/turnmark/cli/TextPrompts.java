package dev.turnmark.cli;

import dev.turnmark.json.OtherGrammar;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.rollout.Continues;
import dev.turnmark.rollout.Lineage;
import dev.turnmark.rollout.Prompt;
import java.util.List;

/**
 * For people: the words of each prompt, set in below a line that says where it stands, so that no
 * words can be taken for such a line. What is wrong with a file is told beside them.
 */
final class TextPrompts implements PromptReport {

  private static final String INDENT = "  ";
  private static final String WORDLESS = "(no words)";

  private final Terminal terminal;
  private final boolean painted;
  private final RolloutFile file;
  private final List<RolloutFile> files;
  private final PromptChoice choice;
  private boolean separate;

  TextPrompts(
      Terminal terminal,
      boolean painted,
      RolloutFile file,
      List<RolloutFile> files,
      PromptChoice choice) {
    this.terminal = terminal;
    this.painted = painted;
    this.file = file;
    this.files = files;
    this.choice = choice;
  }

  @Override
  public void begin() {
    for (String line : Title.of(file, files)) {
      terminal.out().line(line.isEmpty() ? line : paint(Paint.HEADING, line));
      separate = true;
    }
  }

  @Override
  public void unreadable(RolloutRecord.Unreadable line) {
    terminal.complain(
        PlainText.escaped(file.name() + ":" + line.line() + ": cannot be read: " + line.reason()));
  }

  @Override
  public void leftAside(OtherGrammar grammar, int lines) {
    terminal.complain(PlainText.escaped(file.name()) + ": " + LeftAside.sentence(grammar, lines));
  }

  @Override
  public void prompts(List<Prompt> prompts, Lineage lineage) {
    Continues continues = lineage.continues();
    if (continues != null) {
      heading(Paint.FAINT, ContinuesWords.of(continues));
    }
    prompts.stream().filter(choice::takes).forEach(this::print);
  }

  private void print(Prompt prompt) {
    String place = "line " + prompt.line();
    place += prompt.inherited() ? ", inherited" : "";
    place += prompt.fromAgent() ? ", from an agent" : "";
    place += prompt.live() ? "" : ", rolled back by line " + prompt.rolledBackBy();
    heading(prompt.live() ? Paint.PERSON : Paint.FAINT, place);
    List<String> words = PlainText.lines(prompt.words().isBlank() ? WORDLESS : prompt.words());
    words.forEach(line -> terminal.out().line((INDENT + line).stripTrailing()));
  }

  private void heading(Paint paint, String text) {
    if (separate) {
      terminal.out().line("");
    }
    separate = true;
    terminal.out().line(paint(paint, text));
  }

  private String paint(Paint paint, String text) {
    return painted ? paint.on(text) : text;
  }
}
