package dev.turnmark.rules;

import java.util.List;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.drl.ast.descr.RuleDescr;

/**
 * A rule file as the parser understood it.
 *
 * @param source where a reader finds it among the packs: {@code codex/finding/hook-prompts.drl}
 * @param text with the rules that the parser could not read blanked out
 * @param content what is left of the file then
 */
record DrlFile(String source, RuleDocument document, SourceText text, PackageDescr content) {

  List<RuleDescr> rules() {
    return content.getRules().stream().filter(r -> !r.isQuery()).toList();
  }

  /** The pack it belongs to. */
  String pack() {
    return source.substring(0, source.indexOf('/'));
  }

  /** The DRL package that its folder stands for. */
  String folder() {
    String path = document.path();
    int end = path.lastIndexOf('/');
    return end < 0 ? "rules" : path.substring(0, end).replace('/', '.').replace('-', '_');
  }

  /** The line that names its package. */
  int packageLine() {
    return text.line(text.find("package", 0, text.text().length()).orElse(0));
  }

  RuleProblem problem(int line, String sentence) {
    return new RuleProblem(document.shownAs(), line, sentence);
  }
}
