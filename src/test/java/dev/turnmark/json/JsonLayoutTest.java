package dev.turnmark.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** Where values stand in a text, and how people lay them out. */
class JsonLayoutTest {

  private static final String LONG = "\"" + "word ".repeat(20).strip() + "\"";

  private static String laidOut(String json, int indent, int column) {
    return JsonLayout.of(PlainJson.read(json), indent, column);
  }

  @Test
  void whatFitsStandsOnOneLine() {
    assertThat(laidOut("{\"a\":[1,2.5,{}],\"b\":null,\"c\":true,\"d\":[]}", 4, 20))
        .isEqualTo("{\"a\": [1, 2.5, {}], \"b\": null, \"c\": true, \"d\": []}");
  }

  @Test
  void whatDoesNotFitHasALineForEachMember() {
    assertThat(laidOut("{\"a\":" + LONG + ",\"b\":" + LONG + "}", 2, 10))
        .isEqualTo("{\n    \"a\": " + LONG + ",\n    \"b\": " + LONG + "\n  }");
    assertThat(laidOut("[" + LONG + "," + LONG + "]", 0, 0))
        .isEqualTo("[\n  " + LONG + ",\n  " + LONG + "\n]");
  }

  @Test
  void aListAtTheEndOfAnObjectIsOpenedOnItsLine() {
    assertThat(laidOut("{\"a\":1,\"b\":[" + LONG + "," + LONG + "]}", 2, 10))
        .isEqualTo("{\"a\": 1, \"b\": [\n    " + LONG + ",\n    " + LONG + "\n  ]}");
  }

  @Test
  void whatIsNotAsciiIsEscaped() {
    assertThat(laidOut("\"\\u00e9 \\ud83d\\ude00 \\u007f \\\" \\n\"", 0, 0))
        .isEqualTo("\"\\u00e9 \\ud83d\\ude00 \\u007f \\\" \\n\"");
    assertThat(laidOut(LONG + " ", 0, 100)).isEqualTo(LONG);
  }

  @Test
  void placesAreThoseOfTheText() {
    String json = "{ \"a\" : [ 1,\n {\"é\": \"x\\n\"} ],\n\"b\":-2.5e3 }\n";
    JsonPlaces places = JsonPlaces.in(json);

    assertThat(places.of().map(p -> excerpt(json, p))).contains("1:" + json.strip());
    assertThat(places.of("a", 0).map(p -> excerpt(json, p))).contains("1:1");
    assertThat(places.of("a", 1).map(p -> excerpt(json, p))).contains("2:{\"é\": \"x\\n\"}");
    assertThat(places.of("a", 1, "é").map(p -> excerpt(json, p))).contains("2:\"x\\n\"");
    assertThat(places.of("b").map(p -> excerpt(json, p))).contains("3:-2.5e3");
    assertThat(places.of("a", 2)).isEmpty();
  }

  @Test
  void whatIsNoJsonHasNoPlaces() {
    assertThatThrownBy(() -> JsonPlaces.in("{\"a\" 1}"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("expected JSON: ");
  }

  private static String excerpt(String json, JsonPlaces.Place place) {
    return place.line() + ":" + json.substring(place.from(), place.to());
  }
}
