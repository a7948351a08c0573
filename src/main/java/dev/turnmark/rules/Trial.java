package dev.turnmark.rules;

import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;

/** Builds of one file by itself, with some of its text written anew. */
final class Trial {

  private static final String STOP = "\nrule \"stop\" when then ) end\n";

  private final RuleCompiler compiler;
  private final String source;
  private final SourceText text;

  /**
   * A stretch of the text that is written anew; its line breaks stay, so that lines keep numbers.
   */
  record Edit(int from, int to, String replacement) {}

  Trial(RuleCompiler compiler, String source, SourceText text) {
    this.compiler = compiler;
    this.source = source;
    this.text = text;
  }

  /** The text with its edits, which must not overlap. */
  String edited(List<Edit> edits) {
    StringBuilder edited = new StringBuilder(text.text());
    edits.stream()
        .sorted(Comparator.comparing(Edit::from).reversed())
        .forEach(e -> edited.replace(e.from(), e.to(), e.replacement() + lineBreaks(e)));
    return edited.toString();
  }

  private String lineBreaks(Edit edit) {
    return text.text().substring(edit.from(), edit.to()).replaceAll("[^\\n]", "");
  }

  /** What the compiler has to say in the end. */
  List<BuildMessage> build(List<Edit> edits) {
    return compile(edited(edits));
  }

  /**
   * What the compiler has to say before it turns to Java. That comes at a tenth of the cost, if the
   * compiler then stops: a last rule, whose consequence is wrong, sees to that.
   */
  List<BuildMessage> firstStage(List<Edit> edits) {
    int lastLine = text.line(text.text().length()) + 1;
    return compile(edited(edits) + STOP).stream()
        .filter(m -> !(m.isConsequenceSyntax() && m.line() == lastLine))
        .toList();
  }

  private List<BuildMessage> compile(String edited) {
    TreeMap<String, String> texts = new TreeMap<>();
    texts.put(source, edited);
    return compiler.compile(texts).messages();
  }
}
