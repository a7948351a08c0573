package dev.turnmark.cli;

import dev.turnmark.rules.Lint;
import dev.turnmark.rules.Remark;
import dev.turnmark.rules.RuleReview;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What was found in rules, as SARIF 2.1.0: the form in which code hosts take such things. */
final class SarifLog {

  private static final String SCHEMA =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

  private static final List<Lint> LINTS = List.of(Lint.values());

  private SarifLog() {}

  static Map<String, Object> of(RuleReview review) {
    Map<String, Object> driver = new LinkedHashMap<>();
    driver.put("name", "turnmark");
    driver.put("rules", LINTS.stream().map(SarifLog::rule).toList());
    Map<String, Object> run = new LinkedHashMap<>();
    run.put("tool", Map.of("driver", driver));
    run.put("columnKind", "utf16CodeUnits");
    run.put("results", review.remarks().stream().map(SarifLog::result).toList());
    Map<String, Object> log = new LinkedHashMap<>();
    log.put("$schema", SCHEMA);
    log.put("version", "2.1.0");
    log.put("runs", List.of(run));
    return log;
  }

  private static Map<String, Object> rule(Lint lint) {
    Map<String, Object> rule = new LinkedHashMap<>();
    rule.put("id", lint.id());
    rule.put("shortDescription", Map.of("text", lint.summary()));
    rule.put("defaultConfiguration", Map.of("level", lint.isStyle() ? "warning" : "error"));
    return rule;
  }

  private static Map<String, Object> result(Remark remark) {
    Map<String, Object> result = new LinkedHashMap<>();
    result.put("ruleId", remark.lint().id());
    result.put("ruleIndex", LINTS.indexOf(remark.lint()));
    result.put("level", remark.severity().label());
    result.put("message", Map.of("text", remark.problem().sentence()));
    result.put("locations", List.of(Map.of("physicalLocation", place(remark))));
    return result;
  }

  private static Map<String, Object> place(Remark remark) {
    Map<String, Object> place = new LinkedHashMap<>();
    place.put("artifactLocation", Map.of("uri", uri(remark.problem().file())));
    @Nullable Integer line = remark.problem().line();
    if (line != null) {
      place.put("region", Map.of("startLine", line));
    }
    return place;
  }

  /** A path as a reference: relative where it is relative. */
  private static String uri(String file) {
    String slashes = file.replace('\\', '/');
    String path = slashes.contains(":") && !slashes.startsWith("/") ? "./" + slashes : slashes;
    try {
      String scheme = path.startsWith("/") ? "file" : null;
      return new URI(scheme, scheme == null ? null : "", path, null).toASCIIString();
    } catch (URISyntaxException e) {
      throw new IllegalArgumentException(file, e);
    }
  }
}
