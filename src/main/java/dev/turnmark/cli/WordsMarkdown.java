package dev.turnmark.cli;

import dev.turnmark.rules.Term;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The words of rules as a page of Markdown. */
final class WordsMarkdown {

  private final Printer out;

  WordsMarkdown(Printer out) {
    this.out = out;
  }

  void print(List<Term> terms) {
    Term.@Nullable Kind kind = null;
    for (Term term : terms) {
      if (kind != term.kind()) {
        kind = term.kind();
        out.line("## " + kind.heading());
        out.line("");
      }
      print(term);
    }
  }

  private void print(Term term) {
    out.line("### " + term.name());
    out.line("");
    if (!term.sentence().isEmpty()) {
      out.line(term.sentence());
      out.line("");
    }
    out.line("```java");
    out.line("import " + term.imported() + ";");
    term.made().forEach(out::line);
    out.line("```");
    out.line("");
    if (!term.members().isEmpty()) {
      out.line("| | gives | |");
      out.line("|---|---|---|");
      term.members().forEach(m -> out.line(row(term, m)));
      out.line("");
    }
  }

  private static String row(Term term, Term.Member member) {
    String owner = member.function() ? term.name() + "." : "";
    return "| `%s%s` | `%s` | %s |"
        .formatted(owner, member.form(), member.type(), Markdown.cell(member.sentence()));
  }
}
