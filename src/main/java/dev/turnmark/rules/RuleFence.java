package dev.turnmark.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.drools.drl.ast.descr.AttributeDescr;

/** Refuses what a rule may not do: leave its facts, loop, or talk to the engine. */
final class RuleFence {

  private static final String LOOP = "`%s` makes a loop; a rule holds for each fact by itself";
  private static final String BEHIND = "`%s` looks behind a fact; ask it for a property";
  private static final String ENGINE = "`%s` talks to the engine; a rule only concludes a fact";
  private static final String FAULT = "`%s` has no place in a rule; a rule only concludes a fact";
  private static final Map<String, String> WORDS =
      Map.ofEntries(
          Map.entry("eval", "`%s` hides what a rule asks; ask a fact for it"),
          Map.entry("for", LOOP),
          Map.entry("while", LOOP),
          Map.entry("do", LOOP),
          Map.entry("getClass", BEHIND),
          Map.entry("class", BEHIND),
          Map.entry("drools", ENGINE),
          Map.entry("kcontext", ENGINE),
          Map.entry("synchronized", FAULT),
          Map.entry("try", FAULT),
          Map.entry("throw", FAULT));
  private static final Pattern NAME =
      Pattern.compile("(?<![\\w$.])[A-Za-z_]\\w*(?:\\s*\\.\\s*[A-Za-z_]\\w*)*");
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
    fence.words();
    fence.names();
    fence.characters();
    if (!rule.rule().getNamedConsequences().isEmpty()) {
      fence.complain(rule.then(), "a rule has one consequence; write a rule for each");
    }
    return fence.problems;
  }

  private void attributes() {
    for (AttributeDescr attribute : rule.rule().getAttributes().values()) {
      boolean own = rule.file().content().getAttribute(attribute.getName()) != attribute;
      if (own && !attribute.getName().equals("salience")) {
        problems.add(rule.file().problem(attribute.getLine(), FileFence.sentence(attribute)));
      }
    }
  }

  private void words() {
    Set<String> found = rule.words();
    WORDS.forEach(
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
