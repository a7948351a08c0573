package dev.turnmark.engine;

import dev.turnmark.json.PlainJson;
import dev.turnmark.json.Strictness;
import dev.turnmark.json.TurnmarkJson;
import dev.turnmark.json.UnreadableException;
import dev.turnmark.model.ContentItem;
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
public final class RuleCaseFile {

  static final List<String> ROLES = List.of("user", "developer", "assistant");

  private RuleCaseFile() {}

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
    List<RuleCase> cases = new ArrayList<>();
    object(PlainJson.read(Files.readString(file)), file.toString())
        .forEach((rule, lists) -> addRule(cases, file + ": " + rule, rule, lists));
    return List.copyOf(cases);
  }

  private static void addRule(
      List<RuleCase> cases, String where, String rule, @Nullable Object lists) {
    Map<String, @Nullable Object> byKind = object(lists, where);
    for (String kind : List.of("fires", "spares")) {
      if (!(byKind.get(kind) instanceof List<?> list) || list.isEmpty()) {
        throw new BadCaseException(where + ": expected at least one case in \"" + kind + "\"");
      }
      for (int i = 0; i < list.size(); i++) {
        String name = kind + "[" + i + "]";
        Map<String, @Nullable Object> json = object(list.get(i), where + " " + name);
        cases.add(
            new RuleCase(
                rule,
                name,
                (String) json.get("why"),
                kind.equals("fires"),
                subject(json, where + " " + name),
                expect(json, where + " " + name)));
      }
    }
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
        : new RuleCase.Item(item(json, where));
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
