package dev.turnmark.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.drools.drl.ast.descr.AnnotatedBaseDescr;
import org.drools.drl.ast.descr.AnnotationDescr;
import org.drools.drl.ast.descr.AttributeDescr;
import org.drools.drl.ast.descr.BaseDescr;

/** Refuses what a rule may not do: leave its facts, loop, or talk to the engine. */
final class RuleFence {

  private static final String ENGINE = "`%s` talks to the engine; a rule only concludes a fact";

  /** What no trust lets by: the engine would be disturbed. */
  private static final Map<String, String> ALWAYS =
      Map.of(
          "eval", "`%s` hides what a rule asks; ask a fact for it",
          "drools", ENGINE,
          "kcontext", ENGINE);

  private static final Map<String, String> FENCED =
      Map.of(
          "for", SyntaxFence.LOOP,
          "while", SyntaxFence.LOOP,
          "do", SyntaxFence.LOOP,
          "getClass", SyntaxFence.BEHIND,
          "class", SyntaxFence.BEHIND,
          "synchronized", SyntaxFence.FAULT,
          "try", SyntaxFence.FAULT,
          "throw", SyntaxFence.FAULT);

  private static final Pattern NAME =
      Pattern.compile("(?<![\\w$.])[A-Za-z_]\\w*(?:\\s*\\.\\s*[A-Za-z_]\\w*)*");

  /** Texts in quotes, numbers and names: what is said of a rule, and no code. */
  private static final Pattern PLAIN =
      Pattern.compile("(?:\"(?:\\\\.|[^\"\\\\])*+\"|[\\w\\s,*!.-])*+");

  private static final Pattern STRANGE = Pattern.compile("[^\\x00-\\x7F]+|\\\\");

  private final RuleText rule;
  private final Vocabulary vocabulary;
  private final List<RuleProblem> problems = new ArrayList<>();

  private RuleFence(RuleText rule, Vocabulary vocabulary) {
    this.rule = rule;
    this.vocabulary = vocabulary;
  }

  /** What of a rule lies outside of the fence. */
  static List<RuleProblem> problems(RuleText rule, Vocabulary vocabulary) {
    RuleFence fence = new RuleFence(rule, vocabulary);
    fence.attributes();
    fence.words(ALWAYS);
    if (!vocabulary.fence().isOpen()) {
      fence.words(FENCED);
      fence.names();
    }
    fence.characters();
    if (!rule.rule().getNamedConsequences().isEmpty()) {
      fence.complain(rule.then(), "a rule has one consequence; write a rule for each");
    }
    if (!vocabulary.fence().isOpen() && fence.problems.isEmpty()) {
      fence.annotations();
      fence.syntax();
    }
    return fence.problems;
  }

  private void annotations() {
    List<AnnotationDescr> all = new ArrayList<>(rule.rule().getAnnotations());
    for (BaseDescr element : RuleSyntax.of(rule.rule()).elements()) {
      if (element instanceof AnnotatedBaseDescr annotated) {
        all.addAll(annotated.getAnnotations());
      }
    }
    for (AnnotationDescr annotation : all) {
      boolean plain =
          annotation.getValueMap().values().stream()
              .allMatch(value -> PLAIN.matcher(String.valueOf(value)).matches());
      if (!plain || annotation.getName().contains(".")) {
        String sentence = "`@%s` holds code; say in quotes what is to be known of a rule";
        int from =
            rule.file()
                .text()
                .find(annotation.getName(), rule.from(), rule.to())
                .orElse(rule.from());
        complain(from, sentence.formatted(annotation.getName()));
      }
    }
  }

  /** Word by word a rule may look harmless: what counts is how it is read. */
  private void syntax() {
    for (Explanation found : SyntaxFence.of(RuleSyntax.of(rule.rule()), this::refusal)) {
      problems.add(rule.problem(found));
    }
  }

  private void attributes() {
    for (AttributeDescr attribute : rule.rule().getAttributes().values()) {
      boolean own = rule.file().content().getAttribute(attribute.getName()) != attribute;
      if (own && !attribute.getName().equals("salience")) {
        problems.add(rule.file().problem(attribute.getLine(), FileFence.sentence(attribute)));
      }
    }
  }

  private void words(Map<String, String> refused) {
    Set<String> found = rule.words();
    refused.forEach(
        (word, sentence) -> {
          if (found.contains(word)) {
            int first = rule.when();
            complain(
                rule.file().text().find(word, first, rule.to()).orElse(first),
                sentence.formatted(word));
          }
        });
  }

  private void names() {
    Matcher name = NAME.matcher(rule.file().text().code()).region(rule.when(), rule.to());
    name.useTransparentBounds(true);
    Set<String> told = new TreeSet<>();
    while (name.find()) {
      Optional<String> refused = refusal(name.group().replaceAll("\\s", ""));
      if (refused.isPresent() && told.add(refused.get())) {
        complain(name.start(), refused.get());
      }
    }
  }

  /** Why a name may not stand here, dotted or not; nothing when it may. */
  private Optional<String> refusal(String dotted) {
    String name = dotted;
    while (true) {
      boolean full = name.contains(".");
      Optional<Class<?>> type = full ? vocabulary.classes().find(name) : vocabulary.type(name);
      if (type.isPresent()) {
        return refusal(name, type.get(), full);
      }
      int dot = name.lastIndexOf('.');
      if (dot < 0) {
        return Optional.empty();
      }
      name = name.substring(0, dot);
    }
  }

  private Optional<String> refusal(String name, Class<?> type, boolean full) {
    if (!vocabulary.fence().admits(type)) {
      return Optional.of(Fence.refusal(name));
    }
    String sentence = "`%s` is written in full; import it, so that a reader sees what is spoken of";
    return full ? Optional.of(sentence.formatted(name)) : Optional.empty();
  }

  /** The engine reads escapes everywhere, and its messages of other letters help nobody. */
  private void characters() {
    Matcher strange = STRANGE.matcher(rule.file().text().code()).region(rule.from(), rule.to());
    if (strange.find()) {
      complain(
          strange.start(),
          "`%s` stands outside of quotes, where names are written in the letters a to z"
              .formatted(strange.group()));
    }
  }

  private void complain(int offset, String sentence) {
    problems.add(rule.file().problem(rule.file().text().line(offset), sentence));
  }
}
