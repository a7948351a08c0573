package dev.turnmark.rules;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.drl.parser.DrlParser;
import org.drools.drl.parser.DroolsError;
import org.drools.drl.parser.DroolsParserException;
import org.drools.drl.parser.ParserError;
import org.jspecify.annotations.Nullable;

/**
 * Reads one rule file. A rule that cannot be read is reported and left out, so that the others can
 * still be looked at.
 */
final class DrlReader {

  private final String pack;
  private final RuleDocument document;
  private final List<RuleProblem> problems = new ArrayList<>();

  DrlReader(String pack, RuleDocument document) {
    this.pack = pack;
    this.document = document;
  }

  /** What is wrong with the syntax of the file, known once it has been read. */
  List<RuleProblem> problems() {
    return problems;
  }

  /** The file, or nothing when not even its header can be read. */
  Optional<DrlFile> read() {
    SourceText text = new SourceText(document.text());
    while (true) {
      DrlParser parser = new DrlParser();
      @Nullable PackageDescr content;
      try {
        content = parse(parser, text);
      } catch (StackOverflowError e) {
        problems.add(problem(1, "the file cannot be read as DRL; it is nested too deep"));
        return Optional.empty();
      }
      if (content != null && !parser.hasErrors()) {
        return Optional.of(new DrlFile(pack + "/" + document.path(), document, text, content));
      }
      Set<RuleSpan> broken = broken(text, parser.getErrors());
      if (broken.isEmpty()) {
        return Optional.empty();
      }
      for (RuleSpan rule : broken) {
        text = text.without(rule.from(), rule.to());
      }
    }
  }

  private static @Nullable PackageDescr parse(DrlParser parser, SourceText text) {
    try {
      return parser.parse(false, text.text());
    } catch (DroolsParserException e) {
      // What made it give up is among its errors.
      return null;
    }
  }

  private Set<RuleSpan> broken(SourceText text, List<DroolsError> errors) {
    List<RuleSpan> rules = RuleSpan.all(text);
    Set<RuleSpan> broken = new LinkedHashSet<>();
    for (RuleSpan rule : rules) {
      Optional<RuleSpan.Flaw> flaw = rule.flaw(text);
      if (flaw.isPresent()) {
        broken.add(rule);
        problems.add(problem(text.line(flaw.get().offset()), flaw.get().sentence()));
      }
    }
    // What the parser says of a file with such flaws may be their echo: without them it is asked
    // again.
    return broken.isEmpty() ? unread(text, rules, errors) : broken;
  }

  private Set<RuleSpan> unread(SourceText text, List<RuleSpan> rules, List<DroolsError> errors) {
    List<SyntaxError> found = new ArrayList<>();
    for (DroolsError error : errors) {
      if (error instanceof ParserError at && at.getRow() > 0) {
        found.add(new SyntaxError(text, rules, at));
      }
    }
    Optional<SyntaxError> header = found.stream().filter(e -> e.rule().isEmpty()).findFirst();
    if (header.isPresent()) {
      // The parser has lost its way above the first rule: what it says of rules means nothing.
      if (problems.isEmpty()) {
        problems.add(header.get().problem(document));
      }
      return Set.of();
    }
    if (found.isEmpty()) {
      problems.add(problem(1, "the file cannot be read as DRL"));
    }
    Set<RuleSpan> broken = new LinkedHashSet<>();
    for (SyntaxError error : found) {
      problems.add(error.problem(document));
      broken.add(error.rule().orElseThrow());
    }
    return broken;
  }

  private RuleProblem problem(int line, String sentence) {
    return new RuleProblem(document.shownAs(), line, sentence);
  }
}
