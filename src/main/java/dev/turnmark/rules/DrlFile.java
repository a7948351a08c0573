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

  RuleProblem problem(int line, String sentence) {
    return new RuleProblem(document.shownAs(), line, sentence);
  }
}
