package dev.turnmark.rules;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.drools.drl.ast.descr.BaseDescr;
import org.drools.drl.ast.descr.FunctionImportDescr;
import org.drools.drl.ast.descr.ImportDescr;

/** The style of imports. */
final class ImportStyle {

  private final CheckedFile file;
  private final Remarks remarks;
  private final Set<String> used = new HashSet<>();

  private ImportStyle(CheckedFile file, Remarks remarks) {
    this.file = file;
    this.remarks = remarks;
    for (RuleCheck rule : file.rules()) {
      used.addAll(rule.text().words());
    }
  }

  static void check(CheckedFile file, Remarks remarks) {
    ImportStyle style = new ImportStyle(file, remarks);
    List<ImportDescr> types =
        file.file().content().getImports().stream()
            .filter(i -> !(i instanceof FunctionImportDescr) && !style.refused(i.getTarget()))
            .toList();
    types.forEach(i -> style.each(i, i.getTarget()));
    style.order(types);
    List<FunctionImportDescr> functions = file.file().content().getFunctionImports();
    functions.stream()
        .filter(i -> !style.refused(i.getTarget()))
        .forEach(i -> style.each(i, i.getTarget()));
  }

  /** What cannot be imported at all was told already. */
  private boolean refused(String target) {
    return file.vocabulary().missing(target.substring(target.lastIndexOf('.') + 1));
  }

  private void each(BaseDescr entry, String target) {
    String name = target.substring(target.lastIndexOf('.') + 1);
    if (name.equals("*")) {
      complain(entry, "`%s` imports whatever there is; import each by its name".formatted(target));
    } else if (!used.contains(name) && wholeFileRead()) {
      complain(entry, "`%s` is imported and never used; remove the line".formatted(name));
    }
  }

  /** A rule that could not be read may use what no other does. */
  private boolean wholeFileRead() {
    return file.file().text().text().equals(file.file().document().text());
  }

  private void order(List<ImportDescr> types) {
    for (int i = 1; i < types.size(); i++) {
      String before = types.get(i - 1).getTarget();
      String target = types.get(i).getTarget();
      if (before.compareTo(target) == 0) {
        complain(types.get(i), "`%s` is imported twice; remove the line".formatted(target));
      } else if (before.compareTo(target) > 0) {
        String next =
            Stream.of(types.toArray(ImportDescr[]::new))
                .map(ImportDescr::getTarget)
                .filter(t -> t.compareTo(target) > 0)
                .min(String::compareTo)
                .orElse(before);
        complain(
            types.get(i), "imports are sorted; move `%s` in front of `%s`".formatted(target, next));
      }
    }
  }

  private void complain(BaseDescr entry, String sentence) {
    remarks.add(Lint.IMPORTS, file.file(), entry.getLine(), sentence);
  }
}
