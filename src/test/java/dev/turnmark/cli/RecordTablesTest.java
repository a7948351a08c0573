package dev.turnmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import dev.turnmark.audit.DisagreementRecord;
import dev.turnmark.audit.LeftAsideRecord;
import dev.turnmark.rollout.CutRecord;
import dev.turnmark.rollout.PromptRecord;
import dev.turnmark.rollout.SessionRecord;
import dev.turnmark.rollout.TurnsRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Holds the tables of fields in the pages against the records: a table names every field of its
 * record and no other, and of a field that is itself a record, the fields of that.
 */
class RecordTablesTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String HEAD = "| field | meaning |";
  private static final Pattern ROW = Pattern.compile("\\| (.+?) \\| (.+) \\|");
  private static final Pattern NAME = Pattern.compile("`([a-z_]+)`");

  @ParameterizedTest
  @CsvSource({
    "docs/whole-rollouts.md, Many files",
    "docs/whole-rollouts.md, The record of a summary",
    "docs/whole-rollouts.md, The records of turns",
    "docs/whole-rollouts.md, The record of a cut",
    "docs/whole-rollouts.md, The records of prompts",
    "docs/whole-rollouts.md, The records of sessions",
    "docs/verify.md, JSON lines",
  })
  void aTableNamesTheFieldsOfItsRecordAndThoseInsideThem(Path page, String section)
      throws IOException {
    Map<String, String> told = table(page, section);
    List<BeanPropertyDefinition> fields = fields(JSON.constructType(record(section)));

    assertThat(told.keySet())
        .containsExactlyInAnyOrderElementsOf(
            fields.stream().map(BeanPropertyDefinition::getName).toList());
    for (BeanPropertyDefinition field : fields) {
      String meaning = Objects.requireNonNull(told.get(field.getName()));
      assertThat(names(meaning)).as(field.getName()).containsAll(inside(field));
    }
  }

  private static Class<?> record(String section) {
    return switch (section) {
      case "Many files" -> LeftAsideRecord.class;
      case "The record of a summary" -> SummaryRecord.class;
      case "The records of turns" -> TurnsRecord.class;
      case "The record of a cut" -> CutRecord.class;
      case "The records of prompts" -> PromptRecord.class;
      case "The records of sessions" -> SessionRecord.class;
      default -> DisagreementRecord.class;
    };
  }

  /** What the table of a section says of each field, in its order. */
  private static Map<String, String> table(Path page, String section) throws IOException {
    String text = Files.readString(page);
    int begin = text.indexOf(HEAD, text.indexOf("\n## " + section + "\n"));
    Map<String, String> table = new LinkedHashMap<>();
    for (String line :
        text.substring(begin).lines().skip(2).takeWhile(l -> !l.isEmpty()).toList()) {
      Matcher row = ROW.matcher(line);
      assertThat(row.matches()).as(line).isTrue();
      names(row.group(1)).forEach(name -> table.put(name, row.group(2)));
    }
    return table;
  }

  private static List<String> names(String cell) {
    return NAME.matcher(cell).results().map((MatchResult found) -> found.group(1)).toList();
  }

  private static List<BeanPropertyDefinition> fields(JavaType type) {
    BeanDescription described = JSON.getSerializationConfig().introspect(type);
    return described.findProperties();
  }

  /** The names of the fields of a field that is a record or a list of records, all the way down. */
  private static List<String> inside(BeanPropertyDefinition field) {
    JavaType type = field.getPrimaryType();
    while (type.isCollectionLikeType()) {
      type = type.getContentType();
    }
    List<String> names = new ArrayList<>();
    if (type.isRecordType() && type.getRawClass().getName().startsWith("dev.turnmark.rollout")) {
      for (BeanPropertyDefinition inner : fields(type)) {
        names.add(inner.getName());
        names.addAll(inside(inner));
      }
    }
    return names;
  }
}
