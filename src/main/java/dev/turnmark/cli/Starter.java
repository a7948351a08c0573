package dev.turnmark.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A rule to start from, with its cases.
 *
 * @param finding what it concludes
 * @param name what it knows by its outside, in small letters with dashes
 */
record Starter(String finding, String name) {

  /** What a rule to start from may conclude; other findings are known by more than a marker. */
  static final List<String> FINDINGS = List.of("Context", "MediaLabel", "Typed", "Request");

  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");
  private static final Pattern RULE = Pattern.compile("^rule \"(.*)\"$", Pattern.MULTILINE);

  /** What is wrong with them, if anything is. */
  static Optional<String> trouble(String finding, String name) {
    if (!FINDINGS.contains(finding)) {
      return Optional.of(
          "expected %s to conclude but was '%s'%s"
              .formatted(
                  String.join(", ", FINDINGS.subList(0, FINDINGS.size() - 1))
                      + " or "
                      + FINDINGS.get(FINDINGS.size() - 1),
                  PlainText.escaped(finding),
                  PlainText.escaped(Meant.hint(finding, FINDINGS))));
    }
    return NAME.matcher(name).matches()
        ? Optional.empty()
        : Optional.of(
            "expected a name of small letters, digits and dashes, such as acme-context, but was '%s'"
                .formatted(PlainText.escaped(name)));
  }

  /** The file of the rule, in its pack. */
  String ruleFile() {
    return "finding/" + name + ".drl";
  }

  /** The file of its cases. */
  String caseFile() {
    return "finding/" + name + ".cases.json";
  }

  /** The file with the rule. */
  String drl() {
    return filled(finding + ".drl");
  }

  /** The file with its cases. */
  String cases() {
    return filled(finding + ".cases.json");
  }

  /** What the rule is called. */
  String rule() {
    return RULE.matcher(drl()).results().map(r -> r.group(1)).findFirst().orElseThrow();
  }

  private String filled(String template) {
    String words = name.replace('-', ' ');
    return text(template)
        .replace("${tag}", name.replace('-', '_'))
        .replace("${words}", words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1));
  }

  private static String text(String template) {
    try (InputStream in = Starter.class.getResourceAsStream("starters/" + template)) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
