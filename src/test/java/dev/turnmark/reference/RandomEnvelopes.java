package dev.turnmark.reference;

import java.util.ArrayList;
import java.util.List;

/** JSON that is a message from agent to agent, or nearly. */
final class RandomEnvelopes {

  private static final String[] PATHS = {
    "\"/root\"", "\"/root/worker\"", "\"/morpheus\"", "\"/root/a_1/b2/_\"", "\"\\/root\\u002fw\"",
  };
  private static final String[] BAD_PATHS = {
    "\"root\"", "\"/root/\"", "\"/root/Worker\"", "\"/root/root\"", "\"/root//a\"", "\"/\"",
    "\"\"", "\"/morpheus/a\"", "\"/Root\"", "\"/root/a-b\"", "\"/root/\u00E9\"", "\"/roots\"",
    "\" /root\"", "\"/root\\n\"", "null", "1", "[\"/root\"]", "\"/root/\u0661\"",
  };
  private static final String[] BAD_FIELDS = {
    "\"content\": null",
    "\"content\": 1",
    "\"content\": [\"c\"]",
    "\"trigger_turn\": \"true\"",
    "\"trigger_turn\": 1",
    "\"trigger_turn\": null",
    "\"id\": 5",
    "\"id\": {}",
    "\"encrypted_content\": false",
    "\"other_recipients\": null",
    "\"other_recipients\": \"/root\"",
    "\"other_recipients\": [\"root\"]",
    "\"other_recipients\": [null]",
  };
  private static final String[] HARMLESS_FIELDS = {
    "\"extra\": {\"author\": 1, \"author\": 2}",
    "\"extra\": [], \"extra\": -0.5e3",
    "\"Author\": 1",
    "\"id\": null",
    "\"id\": \"\"",
    "\"encrypted_content\": \"e\"",
    "\"encrypted_content\": null",
    "\"metadata\": null",
    "\"metadata\": {\"turn_id\": \"t\"}",
    "\"x\": [[[[[[[[[[{}]]]]]]]]]]",
    "\"other_recipients\": [\"/root/a\", \"/morpheus\"]",
  };
  private static final String[] BAD_TAILS = {
    " x", "{}", ",", "}", "]", "\u00A0", "\uFEFF", "\u0000", "null", "// end",
  };
  private static final String[] BROKEN = {
    "author: /root\nrecipient: /root/worker\nother_recipients: []\nContent: go on",
    "{}",
    "[]",
    "null",
    "true",
    "\"/root\"",
    "{",
    "[",
    "",
    "{'author': '/root'}",
    "{\"author\": \"/root\", \"recipient\": \"/root\", \"content\": \"c\", \"trigger_turn\": true",
    "{\"author\": \"/root\", \"recipient\": \"/root\", \"content\": \"c\", \"trigger_turn\": True}",
    "{\"author\": \"/root\", \"recipient\": \"/root\", \"content\": \"c\", \"trigger_turn\": true,}",
    "{\"author\": \"/root\", \"recipient\": \"/root\", \"content\": \"a\nb\", \"trigger_turn\": true}",
    "{\"author\": \"/root\", \"recipient\": \"/root\", \"content\": \"c\", \"trigger_turn\": true, \"x\": NaN}",
    "{\"author\": \"/root\", \"recipient\": \"/root\", \"content\": \"c\", \"trigger_turn\": true, \"x\": 01}",
    "{\"author\": \"/root\", \"recipient\": \"/root\", \"content\": \"\\x\", \"trigger_turn\": true}",
    "[\"/root\", \"/root/w\", [], \"c\", true]",
    "[null, \"/root\", \"/root/w\", [], \"c\", null, null]",
    "[null, \"/root\", \"/root/w\", [], \"c\", null, null, true, 1]",
    "[null, \"/root\", \"/root/w\", null, \"c\", null, null, true]",
    "[null, \"/root\", \"/root/w\", [], \"c\", null, true, null]",
    "[null, \"/root\", \"root\", [], \"c\", null, null, true]",
    "[[null, \"/root\", \"/root/w\", [], \"c\", null, null, true]]",
    "[null, \"/root\", \"/root/w\", [], \"c\", null, null, true],",
  };

  private final RandomChoice choice;

  RandomEnvelopes(RandomChoice choice) {
    this.choice = choice;
  }

  String good() {
    if (choice.percent(12)) {
      return String.format(
          "[%s, %s, %s, [], \"c\", %s, %s, %s]",
          choice.of("null", "\"i\"", "\"\""),
          choice.of(PATHS),
          choice.of(PATHS),
          choice.of("null", "\"e\""),
          choice.of("null", "{}"),
          choice.of("true", "false"));
    }
    List<String> fields = fields();
    if (choice.percent(40)) {
      fields.add(choice.below(fields.size() + 1), choice.of(HARMLESS_FIELDS));
    }
    return choice.of("", " \n", "\t\r\n") + object(fields) + choice.of("", " ", "\r\n");
  }

  String broken() {
    List<String> fields = fields();
    switch (choice.below(7)) {
      case 0 -> fields.remove(choice.below(fields.size()));
      case 1 -> fields.add(choice.of(fields)); // the same field twice
      case 2 -> replace(fields, choice.of("author", "recipient"), choice.of(BAD_PATHS));
      case 3 -> {
        String field = choice.of(BAD_FIELDS);
        String name = field.substring(1, field.indexOf('"', 1));
        replace(fields, name, field.substring(field.indexOf(':') + 2));
      }
      case 4 -> {
        return object(fields) + choice.of(BAD_TAILS);
      }
      case 5 -> {
        return choice.of("\uFEFF", "\u00A0", "x", "\u000B", "[") + object(fields);
      }
      default -> {
        return choice.of(BROKEN);
      }
    }
    return object(fields);
  }

  /** The required fields, in some order. */
  private List<String> fields() {
    List<String> fields = new ArrayList<>();
    fields.add(choice.of("\"author\": ", "\"\\u0061uthor\" : ") + choice.of(PATHS));
    fields.add(choice.below(2), "\"recipient\": " + choice.of(PATHS));
    fields.add(
        choice.below(3), "\"content\": " + choice.of("\"go\"", "\"\"", "\"\\ud83d\\ude00\""));
    fields.add(choice.below(4), "\"trigger_turn\": " + choice.of("true", "false"));
    return fields;
  }

  private static void replace(List<String> fields, String name, String value) {
    fields.removeIf(field -> field.startsWith("\"" + name + "\""));
    fields.removeIf(field -> name.equals("author") && field.startsWith("\"\\u0061uthor"));
    fields.add("\"" + name + "\": " + value);
  }

  private static String object(List<String> fields) {
    return "{" + String.join(", ", fields) + "}";
  }
}
