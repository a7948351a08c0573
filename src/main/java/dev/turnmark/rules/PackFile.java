package dev.turnmark.rules;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a pack says of itself, in {@code pack.json} beside its folders.
 *
 * @param name what it is called, wherever it lies; null when it is called after its directory
 * @param style how heavy it takes questions of style
 * @param files its rule files, for class loaders that cannot list a folder; empty when it does not
 *     say
 */
record PackFile(@Nullable String name, Severity style, List<String> files) {

  /** What it is called. */
  static final String NAME = "pack.json";

  /** What a pack without one says. */
  static final PackFile NONE = new PackFile(null, Severity.WARNING, List.of());

  private static final JsonFactory JSON = new JsonFactory();
  private static final String FORM =
      "; a pack file is an object, as {\"name\": \"codex\", \"style\": \"error\"}";

  /**
   * No folder above, none hidden, and no other way to write a place than the one that is listed.
   */
  private static final Pattern RULE_FILE =
      Pattern.compile("(?:(?!\\.)[^/\\\\\\p{Cntrl}]+/)*(?!\\.)[^/\\\\\\p{Cntrl}]+\\.drl");

  PackFile {
    files = List.copyOf(files);
  }

  /**
   * Whether what it says of its files is so; a sentence for each that is not. A list that fell
   * behind would lose rules without a word.
   */
  List<RuleProblem> listed(List<RuleDocument> documents, String shownAs) {
    if (files.isEmpty()) {
      return List.of();
    }
    Set<String> there = documents.stream().map(RuleDocument::path).collect(Collectors.toSet());
    List<RuleProblem> problems = new ArrayList<>();
    for (String path : new TreeSet<>(there)) {
      if (!files.contains(path)) {
        problems.add(new RuleProblem(shownAs, null, "\"files\" does not name " + path));
      }
    }
    for (String path : files) {
      if (!there.contains(path)) {
        problems.add(
            new RuleProblem(shownAs, null, "\"files\" names " + path + ", which is not there"));
      }
    }
    return problems;
  }

  /**
   * Reads one.
   *
   * @throws BadRulesException if it says anything else
   */
  static PackFile read(String text, String shownAs) {
    try (JsonParser json = JSON.createParser(text)) {
      PackFile pack = new Reader(json, shownAs).read();
      List<RuleProblem> misnamed = pack.misnamed(shownAs);
      if (!misnamed.isEmpty()) {
        throw new BadRulesException(misnamed);
      }
      return pack;
    } catch (JsonProcessingException e) {
      int line = e.getLocation() == null ? 1 : Math.max(1, e.getLocation().getLineNr());
      throw problem(shownAs, line, "expected JSON" + FORM);
    } catch (IOException e) {
      throw new UncheckedIOException("a text cannot fail to be read", e);
    }
  }

  /**
   * Each of its files that no folder could list: a path that leads elsewhere is read by no pack.
   */
  private List<RuleProblem> misnamed(String shownAs) {
    Set<String> seen = new HashSet<>();
    List<RuleProblem> problems = new ArrayList<>();
    for (String path : files) {
      if (!RULE_FILE.matcher(path).matches()) {
        String sentence =
            "\"files\" names `%s`, which is no path from the pack down to a rule file, as"
                + " finding/a.drl is";
        problems.add(new RuleProblem(shownAs, null, sentence.formatted(path)));
      } else if (!seen.add(path)) {
        problems.add(new RuleProblem(shownAs, null, "\"files\" names " + path + " twice"));
      }
    }
    return problems;
  }

  private static BadRulesException problem(String shownAs, int line, String sentence) {
    return new BadRulesException(List.of(new RuleProblem(shownAs, line, sentence)));
  }

  private static final class Reader {

    private final JsonParser json;
    private final String shownAs;
    private @Nullable String name;
    private Severity style = NONE.style();
    private List<String> files = List.of();

    Reader(JsonParser json, String shownAs) {
      this.json = json;
      this.shownAs = shownAs;
    }

    PackFile read() throws IOException {
      if (json.nextToken() != JsonToken.START_OBJECT) {
        throw wrong("expected an object" + FORM);
      }
      while (json.nextToken() == JsonToken.FIELD_NAME) {
        String key = json.currentName();
        JsonToken value = json.nextToken();
        if (key.equals("over")) {
          // It matters to the cases of the pack alone, but has to be said rightly.
          texts(value, "\"over\" is expected to be a list of names of packs");
          continue;
        }
        if (key.equals("files")) {
          files = texts(value, "\"files\" is expected to be a list of paths below the pack");
          continue;
        }
        if (value != JsonToken.VALUE_STRING) {
          throw wrong("\"" + key + "\" is expected to be a text" + FORM);
        }
        take(key, json.getText());
      }
      return new PackFile(name, style, files);
    }

    private List<String> texts(JsonToken value, String expected) throws IOException {
      List<String> texts = new ArrayList<>();
      boolean good = value == JsonToken.START_ARRAY;
      while (good && json.nextToken() != JsonToken.END_ARRAY) {
        good = json.currentToken() == JsonToken.VALUE_STRING;
        texts.add(good ? json.getText() : "");
      }
      if (!good) {
        throw wrong(expected + FORM);
      }
      return texts;
    }

    private void take(String key, String value) {
      switch (key) {
        case "name" -> {
          if (!value.matches("[\\w-]+")) {
            throw wrong(
                "the name of a pack is made of letters, digits and dashes, but was \""
                    + value
                    + "\"");
          }
          name = value;
        }
        case "style" -> style = style(value);
        default ->
            throw wrong(
                "a pack file has no \"%s\"%s"
                    .formatted(key, Spelling.hint(key, List.of("files", "name", "over", "style"))));
      }
    }

    private Severity style(String value) {
      Optional<Severity> known =
          Stream.of(Severity.values()).filter(s -> s.label().equals(value)).findFirst();
      return known.orElseThrow(
          () -> wrong("\"style\" is expected to be error or warning but was \"" + value + "\""));
    }

    private BadRulesException wrong(String sentence) {
      return problem(shownAs, json.currentLocation().getLineNr(), sentence);
    }
  }
}
