package dev.turnmark.engine;

import dev.turnmark.json.PlainJson;
import dev.turnmark.rules.RuleInfo;
import dev.turnmark.rules.RuleProblem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The case file that should stand beside a file of rules, and what it lacks. */
final class CasesBeside {

  private final Path ruleFile;
  private final Path file;
  private final List<RuleInfo> rules;
  private final List<RuleProblem> lacks = new ArrayList<>();

  /**
   * @param rules those of the file
   */
  CasesBeside(Path ruleFile, List<RuleInfo> rules) {
    this.ruleFile = ruleFile;
    this.file = RuleCaseFile.beside(ruleFile);
    this.rules = rules;
  }

  Path file() {
    return file;
  }

  /** The cases, as far as they can be read. */
  List<RuleCase> cases() {
    try {
      return Files.exists(file) ? RuleCaseFile.read(file) : List.of();
    } catch (BadCaseException | IllegalArgumentException | IOException e) {
      // What is wrong with them is told by lacks().
      return List.of();
    }
  }

  /**
   * What is not there and should be, in the rule file where a rule lacks something, else in the
   * case file.
   *
   * @param complete whether all rules are known, so that other names in the case file are slips
   */
  List<RuleProblem> lacks(boolean complete) {
    if (!Files.exists(file)) {
      lack(
          1,
          "no cases stand beside the file; write where each rule fires and what it spares into "
              + file.getFileName());
      return lacks;
    }
    try {
      compare(PlainJson.read(Files.readString(file)), complete);
      if (lacks.isEmpty()) {
        List<RuleCase> unused = RuleCaseFile.read(file);
      }
    } catch (BadCaseException e) {
      lacks.add(e.problem(file));
    } catch (IllegalArgumentException e) {
      lacks.add(new RuleProblem(file.toString(), null, String.valueOf(e.getMessage())));
    } catch (IOException e) {
      lacks.add(new RuleProblem(file.toString(), null, "the cases cannot be read"));
    }
    return lacks;
  }

  private void compare(@Nullable Object json, boolean complete) {
    if (!(json instanceof Map<?, ?> byRule)) {
      lacks.add(
          new RuleProblem(file.toString(), 1, "expected an object, with a key for each rule"));
      return;
    }
    for (RuleInfo rule : rules) {
      if (!(byRule.get(rule.name()) instanceof Map<?, ?> kinds)) {
        lack(
            rule.line(),
            "rule \"%s\" has no cases in %s".formatted(rule.name(), file.getFileName()));
        continue;
      }
      kind(rule, kinds, "fires", "write an item on which it fires");
      kind(rule, kinds, "spares", "write a near miss on which it must not fire");
    }
    for (Object name : byRule.keySet()) {
      if (complete && rules.stream().noneMatch(r -> r.name().equals(name))) {
        String sentence = "there is no rule \"%s\" in %s; name the cases after a rule of it";
        lacks.add(
            new RuleProblem(
                file.toString(), null, sentence.formatted(name, ruleFile.getFileName())));
      }
    }
  }

  private void kind(RuleInfo rule, Map<?, ?> kinds, String kind, String instead) {
    if (!(kinds.get(kind) instanceof List<?> list) || list.isEmpty()) {
      String sentence = "rule \"%s\" has no case in \"%s\" of %s; %s";
      lack(rule.line(), sentence.formatted(rule.name(), kind, file.getFileName(), instead));
    }
  }

  private void lack(int line, String sentence) {
    lacks.add(new RuleProblem(ruleFile.toString(), line, sentence));
  }
}
