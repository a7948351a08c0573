package dev.turnmark.rules;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.drools.drl.ast.descr.AttributeDescr;
import org.jspecify.annotations.Nullable;

/** The style of what stands before the conditions: name, metadata, folder, stage. */
final class HeaderStyle {

  private static final Pattern VERSION = Pattern.compile("\\d{1,6}(?:\\.\\d{1,6}){0,2}");

  private final CheckedFile file;
  private final Remarks remarks;

  private HeaderStyle(CheckedFile file, Remarks remarks) {
    this.file = file;
    this.remarks = remarks;
  }

  static void check(CheckedFile file, Remarks remarks) {
    HeaderStyle style = new HeaderStyle(file, remarks);
    style.folder();
    for (int i = 0; i < file.infos().size(); i++) {
      style.name(file.rules().get(i).text());
      style.metadata(file.rules().get(i).text(), file.infos().get(i));
    }
  }

  private void folder() {
    DrlFile drl = file.file();
    String folder = drl.folder();
    String named = drl.content().getName();
    int line = drl.packageLine();
    if (!named.isEmpty() && !named.equals(folder)) {
      String sentence =
          "the file lies in the folder of package %s but names %s; write `package %s`";
      remarks.add(Lint.FOLDER, drl, line, sentence.formatted(folder, named, folder));
    }
    Optional<Question> question = Question.ofPackage(folder);
    if (question.isEmpty()) {
      String sentence = "a folder is named for what its rules conclude; move the file to one of %s";
      remarks.add(Lint.FOLDER, drl, line, sentence.formatted(Question.folders()));
    }
    question.ifPresent(q -> stage(q, line));
  }

  private void stage(Question question, int line) {
    @Nullable AttributeDescr salience = file.file().content().getAttribute("salience");
    if (question.stage() == Stage.RECOGNISE && salience == null) {
      String sentence =
          "rules in %s recognise, and have to come before those that decide; write `salience 100` above the first";
      remarks.add(Lint.STAGE, file.file(), line, sentence.formatted(question.folder()));
    } else if (question.stage() == Stage.DECIDE && file.stage() == Stage.RECOGNISE) {
      String sentence = "rules in %s decide, after those that recognise; remove the salience";
      int at = salience == null ? line : salience.getLine();
      remarks.add(Lint.STAGE, file.file(), at, sentence.formatted(question.folder()));
    }
  }

  private void name(RuleText rule) {
    String name = rule.rule().getName();
    if (name.isBlank()) {
      return; // That is an error already.
    }
    if (Character.isUpperCase(name.charAt(0)) || name.endsWith(".")) {
      String plain = name.replaceFirst("\\.+$", "");
      String better =
          plain.isEmpty() ? plain : Character.toLowerCase(plain.charAt(0)) + plain.substring(1);
      remarks.add(
          Lint.NAME,
          rule,
          "has a name that cannot be read after \"because\"; call it \"" + better + "\"");
    } else if (!name.strip().contains(" ")) {
      remarks.add(
          Lint.NAME,
          rule,
          "has a name that is no sentence; say what it concludes of what, as in \"a text wrapped in"
              + " <skill> is context\"");
    }
  }

  private void metadata(RuleText rule, RuleInfo info) {
    if (info.upstream().isEmpty() && rule.rule().getAnnotation("upstream") == null) {
      remarks.add(
          Lint.METADATA,
          rule,
          "has no @upstream; name the file and function of Codex that it follows, as"
              + " @upstream(\"...\")");
    }
    int[] since = version(rule, "since", info.since());
    int[] until = version(rule, "until", info.until());
    if (since.length > 0 && until.length > 0 && Arrays.compare(since, until) >= 0) {
      String sentence = "holds from %s on and no longer from %s on, so never; write what is so";
      remarks.add(Lint.METADATA, rule, sentence.formatted(info.since(), info.until()));
    }
  }

  /** The numbers of a version; none when there is no version, or something else in its place. */
  private int[] version(RuleText rule, String annotation, @Nullable String version) {
    if (version == null || version.isBlank()) {
      return new int[0];
    }
    if (!VERSION.matcher(version).matches()) {
      String sentence =
          "has an @%s that is no version of Codex: %s; write numbers, as @%s(\"0.98\")";
      remarks.add(Lint.METADATA, rule, sentence.formatted(annotation, version, annotation));
      return new int[0];
    }
    return Stream.of(version.split("\\.", -1)).mapToInt(Integer::parseInt).toArray();
  }
}
