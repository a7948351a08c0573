package dev.turnmark.fact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AgentPathTest {

  private static final Pattern PATH = Pattern.compile("/morpheus|/root(/(?!root(/|$))[a-z0-9_]+)*");

  @ParameterizedTest
  @ValueSource(
      strings = {"/morpheus", "/root", "/root/a", "/root/worker_2/9", "/root/root_", "/root/_"})
  void namesAnAgent(String text) {
    assertThat(AgentPath.isValid(text)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "/",
        "root",
        "/rooty",
        "/root/",
        "/root//a",
        "/root/a/",
        "/root/root",
        "/root/a/root",
        "/root/root/a",
        "/root/Worker",
        "/root/a-b",
        "/root/a b",
        "/root/..",
        "/root/é",
        "/root/\u0661",
        "/root\n",
        " /root",
        "/morpheus/a",
        "/Root",
        "/other/a"
      })
  void namesNoAgent(String text) {
    assertThat(AgentPath.isValid(text)).isFalse();
  }

  @Test
  void agreesWithAPattern() {
    Random random = new Random(3);
    for (int i = 0; i < 50_000; i++) {
      String text = Texts.of(random, 6, "/root", "/", "root", "a", "_", "7", "/morpheus", "A");

      assertThat(AgentPath.isValid(text)).as(text).isEqualTo(PATH.matcher(text).matches());
    }
  }
}
