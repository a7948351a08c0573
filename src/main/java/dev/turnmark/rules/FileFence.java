package dev.turnmark.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.drools.drl.ast.descr.AttributeDescr;
import org.drools.drl.ast.descr.BaseDescr;
import org.drools.drl.ast.descr.EntryPointDeclarationDescr;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.drl.ast.descr.RuleDescr;
import org.drools.drl.ast.descr.WindowDeclarationDescr;

/**
 * Refuses what a file may hold besides rules: it would need a host that knows of it, or could do
 * more than judge.
 */
final class FileFence {

  private static final String SALIENCE = "salience";
  private static final String ELSEWHERE = "what Java does for rules lies in dev.turnmark.fact";

  /** An escape that the compiler reads as a quote, a backslash or the end of a line. */
  private static final Pattern BREAKING = Pattern.compile("\\\\u+00(?:22|27|5[cC]|0[aA]|0[dD])");

  private static final Pattern ESCAPE = Pattern.compile("\\\\u");

  private final DrlFile file;
  private final List<RuleProblem> problems = new ArrayList<>();
  private final Set<String> names = new TreeSet<>();
  private SourceText text;

  FileFence(DrlFile file, Fence fence) {
    this.file = file;
    this.text = file.text();
    PackageDescr content = file.content();
    content.getGlobals().forEach(g -> refuse(g, g.getIdentifier(), "global", "ask a fact for it"));
    if (!fence.isOpen()) {
      content.getFunctions().forEach(f -> refuse(f, f.getName(), "function", ELSEWHERE));
    }
    content
        .getClassAndEnumDeclarationDescrs()
        .forEach(d -> refuse(d, d.getTypeName(), "declare", "use the facts of dev.turnmark.fact"));
    content.getRules().stream()
        .filter(RuleDescr::isQuery)
        .forEach(q -> refuse(q, q.getName(), "query", "write the condition into each rule"));
    for (EntryPointDeclarationDescr entry : content.getEntryPointDeclarations()) {
      refuse(entry, entry.getEntryPointId(), "declare", "items come in by one way");
    }
    for (WindowDeclarationDescr window : content.getWindowDeclarations()) {
      refuse(window, window.getName(), "declare", "rules judge one item, and know no time");
    }
    for (BaseDescr function : content.getAccumulateImports()) {
      refuse(function, "", "import accumulate", ELSEWHERE);
    }
    if (content.getUnit() != null) {
      refuse(content.getUnit(), "", "unit", "a file is named by its package");
    }
    content.getAttributes().forEach(this::refuse);
    escapes();
    if (Fence.opensUp(content.getName()) && !content.getName().matches("java(\\..*)?")) {
      String sentence = "rules have no place in the package %s; begin with `package %s`";
      problems.add(
          file.problem(file.packageLine(), sentence.formatted(content.getName(), file.folder())));
    }
  }

  /** The compiler of rules reads escapes before anything else, those in quotes and comments too. */
  private void escapes() {
    String all = file.text().text();
    Matcher breaking = BREAKING.matcher(all);
    if (breaking.find()) {
      String sentence = "`%s` ends the text that it stands in; write the character behind a `\\`";
      tell(breaking.start(), sentence.formatted(breaking.group()));
      return;
    }
    Matcher escape = ESCAPE.matcher(all);
    while (escape.find()) {
      if (file.text().inComment(escape.start())) {
        tell(escape.start(), "an escape stands in a comment, where nobody expects code; remove it");
        return;
      }
    }
  }

  private void tell(int offset, String sentence) {
    problems.add(file.problem(file.text().line(offset), sentence));
  }

  private void refuse(BaseDescr declared, String name, String kind, String instead) {
    problems.add(
        file.problem(
            declared.getLine(), "a file of rules holds no `%s`; %s".formatted(kind, instead)));
    names.add(name);
    int from = file.text().start(declared.getLine());
    text =
        text.without(
            from, Math.max(declared.getEndCharacter(), file.text().start(declared.getLine() + 1)));
  }

  private void refuse(AttributeDescr attribute) {
    if (!attribute.getName().equals(SALIENCE)) {
      problems.add(file.problem(attribute.getLine(), sentence(attribute)));
      int line = attribute.getLine();
      text = text.without(file.text().start(line), file.text().start(line + 1));
    }
  }

  /** That an attribute cannot stay. */
  static String sentence(AttributeDescr attribute) {
    return "`%s` cannot stand here: whether a rule fires is a question of its conditions alone; remove it"
        .formatted(attribute.getName());
  }

  List<RuleProblem> problems() {
    return problems;
  }

  /** Whether a rule speaks of what was refused, and cannot compile without. */
  boolean concerns(Set<String> words) {
    return words.stream().anyMatch(names::contains);
  }

  /** The file without what was refused. */
  SourceText text() {
    return text;
  }
}
