package dev.turnmark.engine;

import dev.turnmark.model.Internal;
import dev.turnmark.rules.RuleProblem;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A case file that says nothing that could be checked: where, and what was expected there. */
@Internal
public final class BadCaseException extends RuntimeException {

  private static final long serialVersionUID = 1L;
  private static final Pattern LINE = Pattern.compile("(?:(\\d+): ?|:? ?)(.*)");

  BadCaseException(String sentence) {
    super(sentence);
  }

  /** The same as a problem of the file, whose name it may begin with. */
  RuleProblem problem(Path file) {
    String sentence = String.valueOf(getMessage()).replaceAll("\\s+", " ");
    String name = file + ":";
    Matcher rest = LINE.matcher(sentence.startsWith(name) ? sentence.substring(name.length()) : "");
    if (!sentence.startsWith(name) || !rest.matches()) {
      return new RuleProblem(file.toString(), null, sentence);
    }
    String line = rest.group(1);
    return new RuleProblem(
        file.toString(), line == null ? null : Integer.valueOf(line), rest.group(2));
  }
}
