package dev.turnmark.cli;

import dev.turnmark.rules.Term;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The words of rules for people: one type after another, its members below it. */
final class WordsText {

  private static final int FORM_WIDTH = 44;

  private final Printer out;
  private final int width;

  WordsText(Printer out, int width) {
    this.out = out;
    this.width = width;
  }

  void print(List<Term> terms) {
    Term.@Nullable Kind kind = null;
    for (Term term : terms) {
      if (kind != term.kind()) {
        if (kind != null) {
          out.line("");
        }
        kind = term.kind();
        out.line(kind.heading());
      }
      print(term);
    }
  }

  private void print(Term term) {
    out.line("");
    out.line("  " + term.name());
    wrapped(4, term.sentence());
    wrapped(4, "import " + term.imported() + ";");
    term.made().forEach(m -> wrapped(4, m));
    term.members().forEach(m -> member(term, m));
  }

  private void member(Term term, Term.Member member) {
    String owner = member.function() ? term.name() + "." : "";
    String form = "    " + owner + member.form() + " : " + member.type();
    if (member.sentence().isEmpty() || form.length() >= FORM_WIDTH) {
      out.line(form);
      wrapped(FORM_WIDTH, member.sentence());
    } else {
      List<String> lines = Wrapped.lines(member.sentence(), width - FORM_WIDTH);
      out.line(form + " ".repeat(FORM_WIDTH - form.length()) + lines.get(0));
      lines.stream().skip(1).forEach(line -> out.line(" ".repeat(FORM_WIDTH) + line));
    }
  }

  private void wrapped(int indent, String text) {
    Wrapped.lines(text, width - indent).forEach(line -> out.line(" ".repeat(indent) + line));
  }
}
