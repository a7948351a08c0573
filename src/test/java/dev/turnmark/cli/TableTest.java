package dev.turnmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class TableTest {

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final Printer out = new Printer(bytes);

  @Test
  void columnsAreAsWideAsTheirWidestCell() {
    Table table = new Table(out, 80, false, List.of("n", "word"), 0, 5);
    table.row(Paint.NONE, "1", "short");
    table.row(Paint.NONE, "100", "rather long");
    table.end();

    assertThat(printed())
        .isEqualTo(
            """
            n    word
            1    short
            100  rather long
            """);
  }

  @Test
  void aTableThatIsTooWideNarrowsItsWidestColumnsFirst() {
    Table table = new Table(out, 20, false, List.of("n", "a", "b"), 0, 4, 4);
    table.row(Paint.NONE, "1", "a".repeat(10), "b".repeat(30));
    table.end();

    assertThat(printed())
        .isEqualTo(
            """
            n  a        b
            1  aaaaaa…  bbbbbbb…
            """);
  }

  @Test
  void aTableWithoutRowsIsNotPrinted() {
    new Table(out, 80, false, List.of("n"), 0).end();

    assertThat(printed()).isEmpty();
  }

  @Test
  void theFirstLinesOfALongTableAreThereBeforeItsEnd() {
    Table table = new Table(out, 80, false, List.of("n", "word"), 0, 2);
    for (int i = 0; i <= 500; i++) {
      table.row(Paint.NONE, String.valueOf(i), "ab");
    }
    assertThat(printed()).endsWith("500  ab\n");

    table.row(Paint.NONE, "501", "longer than any before");
    assertThat(printed()).endsWith("501  lon…\n");
  }

  private String printed() {
    out.flush();
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
