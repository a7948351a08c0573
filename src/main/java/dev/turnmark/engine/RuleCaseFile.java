package dev.turnmark.engine;

import dev.turnmark.fact.Session;
import dev.turnmark.json.JsonPlaces;
import dev.turnmark.json.PlainJson;
import dev.turnmark.json.Strictness;
import dev.turnmark.json.TurnmarkJson;
import dev.turnmark.json.UnreadableException;
import dev.turnmark.model.ContentItem;
import dev.turnmark.model.Internal;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.model.RolloutItem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The cases beside a file of rules: {@code x.cases.json} beside {@code x.drl}. One object, by the
 * names of the rules; for each the items at which it fires, and those that it spares.
 */
@Internal
public final class RuleCaseFile {

  static final List<String> ROLES = List.of("user", "developer", "assistant");

  private static final List<String> SESSION =
      List.of("cli_version", "source", "originator", "flat");
  private static final List<String> KINDS = List.of("fires", "spares");

  private final Path file;
  private final JsonPlaces places;
  private final List<RuleCase> cases = new ArrayList<>();

  private RuleCaseFile(Path file, JsonPlaces places) {
    this.file = file;
    this.places = places;
  }

  /** The case file beside a rule file. */
  public static Path beside(Path ruleFile) {
    String name = ruleFile.getFileName().toString();
    return ruleFile.resolveSibling(name.substring(0, name.lastIndexOf('.')) + ".cases.json");
  }

  /**
   * The cases in a file, rule by rule, as they stand there.
   *
   * @throws BadCaseException when it is not what a case file is
   */
  public static List<RuleCase> read(Path file) throws IOException {
    String json = Files.readString(file);
    try {
      Map<String, @Nullable Object> rules = object(PlainJson.read(json), file.toString());
      RuleCaseFile cases = new RuleCaseFile(file, JsonPlaces.in(json));
      rules.forEach(cases::addRule);
      return List.copyOf(cases.cases);
    } catch (IllegalArgumentException e) {
      throw new BadCaseException(file + ": " + e.getMessage());
    }
  }

  private void addRule(String rule, @Nullable Object lists) {
    String where = where(rule);
    Map<String, @Nullable Object> byKind = object(lists, where);
    for (String kind : KINDS) {
      if (!(byKind.get(kind) instanceof List<?> list) || list.isEmpty()) {
        throw new BadCaseException(where + ": expected at least one case in \"" + kind + "\"");
      }
      for (int i = 0; i < list.size(); i++) {
        cases.add(ruleCase(rule, kind, i, list.get(i)));
      }
    }
  }

  private RuleCase ruleCase(String rule, String kind, int index, @Nullable Object said) {
    String where = where(rule, kind, index) + " " + kind + "[" + index + "]";
    Map<String, @Nullable Object> json = object(said, where);
    return new RuleCase(
        rule,
        index,
        json.get("why") instanceof String why ? why : null,
        kind.equals("fires"),
        file.toString(),
        line(rule, kind, index),
        subject(json, where),
        expect(json, where));
  }

  private int line(Object... way) {
    return places.of(way).map(JsonPlaces.Place::line).orElse(1);
  }

  private String where(Object... way) {
    return "%s:%d: %s".formatted(file, line(way), way[0]);
  }

  private static Map<String, @Nullable Object> expect(
      Map<String, @Nullable Object> json, String where) {
    Map<String, @Nullable Object> expect = object(json.get("expect"), where + " expect");
    if (expect.isEmpty()) {
      throw new BadCaseException(where + ": expected something to be expected");
    }
    return expect;
  }

  private static RuleCase.Subject subject(Map<String, @Nullable Object> json, String where) {
    return ComparisonCase.is(json)
        ? new ComparisonCase(json, where).subject()
        : new ItemCase(json, where).subject();
  }

  static RolloutItem item(Map<String, @Nullable Object> json, String where) {
    try {
      if (json.containsKey("line")) {
        return TurnmarkJson.readRolloutItem(PlainJson.write(json.get("line")), Strictness.LENIENT);
      }
      if (json.containsKey("item")) {
        return TurnmarkJson.readResponseItem(PlainJson.write(json.get("item")), Strictness.LENIENT);
      }
    } catch (UnreadableException e) {
      throw new BadCaseException(where + ": " + e.getMessage());
    }
    for (String role : ROLES) {
      if (json.containsKey(role)) {
        return message(role, json.get(role), where);
      }
    }
    throw new BadCaseException(where + ": expected \"item\", \"line\" or one of " + ROLES);
  }

  /** What is known of the session; nothing when the case does not say. */
  static Session session(Map<String, @Nullable Object> json, String where) {
    if (!json.containsKey("session")) {
      return Session.UNKNOWN;
    }
    Map<String, @Nullable Object> said = object(json.get("session"), where + " session");
    if (!SESSION.containsAll(said.keySet())) {
      throw new BadCaseException(where + " session: expected no more than " + SESSION);
    }
    return new Session(
        "s",
        text(said, "cli_version", where),
        text(said, "source", where),
        text(said, "originator", where),
        null,
        null,
        Boolean.TRUE.equals(said.get("flat")));
  }

  private static @Nullable String text(
      Map<String, @Nullable Object> json, String name, String where) {
    Object said = json.get(name);
    if (said != null && !(said instanceof String)) {
      throw new BadCaseException(where + ": expected " + name + " to be a text");
    }
    return (String) said;
  }

  private static RolloutItem message(String role, @Nullable Object said, String where) {
    if (said instanceof String text) {
      ContentItem content =
          role.equals("assistant")
              ? new ContentItem.OutputText(text)
              : new ContentItem.InputText(text);
      return new Message(null, role, List.of(content), null, null);
    }
    Map<String, @Nullable Object> item = new LinkedHashMap<>();
    item.put("type", "message");
    item.put("role", role);
    item.put("content", said);
    return item(Map.of("item", item), where);
  }

  @SuppressWarnings("unchecked") // JSON objects have no other keys than texts.
  static Map<String, @Nullable Object> object(@Nullable Object json, String where) {
    if (json instanceof Map<?, ?> map) {
      return (Map<String, @Nullable Object>) map;
    }
    throw new BadCaseException(where + ": expected an object");
  }
}
