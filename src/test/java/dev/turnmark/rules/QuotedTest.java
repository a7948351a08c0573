package dev.turnmark.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class QuotedTest {

  @Test
  void oneTextInQuotesIsRead() {
    assertThat(Quoted.text("\"\"")).contains("");
    assertThat(Quoted.text("\"a 'b' \\\"c\\\" \\\\ \\t \\u00e9 $1\""))
        .contains("a 'b' \"c\" \\ \t é $1");
  }

  @Test
  void anythingElseIsNotOneText() {
    assertThat(Quoted.text(null)).isEmpty();
    assertThat(Quoted.text(7)).isEmpty();
    assertThat(Quoted.text("a")).isEmpty();
    assertThat(Quoted.text("\"a\" + \"b\"")).isEmpty();
    assertThat(Quoted.text("\"a\\\"")).isEmpty();
    assertThat(Quoted.text("\"\\d\"")).isEmpty();
  }
}
