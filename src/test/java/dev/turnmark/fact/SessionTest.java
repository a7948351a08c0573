package dev.turnmark.fact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.model.Json;
import dev.turnmark.model.RolloutItem.SessionMeta;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class SessionTest {

  @Test
  void aSessionIsWhatItsFirstLineSays() {
    assertThat(Session.of(meta(new Json("\"cli\""))))
        .isEqualTo(new Session("id", "0.98.0", "cli", "codex_cli_rs", "fork", "parent"));
  }

  @Test
  void aSourceThatIsAnObjectIsNamedByItsFirstKey() {
    assertThat(
            Session.of(meta(new Json("{\"subagent\":{\"other\":\"guardian\"},\"x\":1}"))).source())
        .isEqualTo("subagent");
  }

  @Test
  void aSourceThatIsNeitherAWordNorAnObjectIsNotKnown() {
    assertThat(Session.of(meta(null)).source()).isNull();
    assertThat(Session.of(meta(Json.NULL)).source()).isNull();
    assertThat(Session.of(meta(new Json("{}"))).source()).isNull();
    assertThat(Session.of(meta(new Json("[\"cli\"]"))).source()).isNull();
  }

  private static SessionMeta meta(@Nullable Json source) {
    return new SessionMeta(
        "id",
        "session",
        "2026-12-01T10:00:00.000Z",
        "/home/user/project",
        "codex_cli_rs",
        "0.98.0",
        source,
        "fork",
        null,
        "parent",
        null,
        null,
        null,
        null);
  }
}
