package dev.turnmark.rules;

import dev.turnmark.fact.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.drools.drl.ast.descr.PatternDescr;
import org.jspecify.annotations.Nullable;

/**
 * Finds rules that are there for nothing: what they ask for is never there, or their conditions
 * contradict each other.
 */
final class NeverFires {

  private final List<Class<?>> concluded;
  private final boolean complete;
  private final Remarks remarks;

  /**
   * @param allRead whether all rules could be read
   */
  NeverFires(List<CheckedFile> files, boolean allRead, Remarks remarks) {
    this.remarks = remarks;
    List<Class<?>> types = new ArrayList<>();
    for (CheckedFile file : files) {
      for (RuleCheck rule : file.rules()) {
        @Nullable Class<?> type = Consequence.of(rule.text(), file.vocabulary()).type();
        if (type != null) {
          types.add(type);
        }
      }
    }
    this.concluded = List.copyOf(types);
    // A pack that does not take messages apart lies over one that does, and that is not looked at.
    this.complete = allRead && types.contains(Part.class);
  }

  void check(CheckedFile file) {
    for (RuleCheck rule : file.rules()) {
      for (Element element : Element.of(rule.text().rule())) {
        Optional<Class<?>> type = file.vocabulary().type(element.pattern().getObjectType());
        if (type.isPresent() && !element.negated()) {
          asked(rule.text(), element, type.get());
          literals(rule.text(), element.pattern(), type.get());
        }
      }
    }
  }

  private void asked(RuleText rule, Element element, Class<?> type) {
    if (element.drawn()
        || Given.mayBe(type)
        || concluded.stream().anyMatch(type::isAssignableFrom)) {
      return;
    }
    String name = type.getSimpleName();
    if (Question.lastStage(type).isEmpty()) {
      String sentence = "asks for a `%s`, which is never there; facts are lines and conclusions";
      complain(rule, element.pattern(), sentence.formatted(name));
    } else if (complete) {
      String sentence = "asks for a `%s`, which no rule here concludes; write one that does";
      complain(rule, element.pattern(), sentence.formatted(name));
    }
  }

  private void literals(RuleText rule, PatternDescr pattern, Class<?> type) {
    Literals literals = new Literals(pattern, type);
    literals.contradiction().ifPresent(sentence -> complain(rule, pattern, sentence));
    literals
        .unknownTags()
        .forEach(
            tag -> {
              List<String> known = Literals.tags(type, tag.property());
              String hint = Spelling.hint(tag.value(), known);
              complain(
                  rule,
                  pattern,
                  "names the type \"%s\", which no `%s` is known to have%s"
                      .formatted(tag.value(), type.getSimpleName(), hint));
            });
  }

  private void complain(RuleText rule, PatternDescr pattern, String predicate) {
    remarks.add(Lint.NEVER_FIRES, rule, pattern.getLine(), predicate);
  }
}
