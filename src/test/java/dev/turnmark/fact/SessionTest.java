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

  @Test
  void versionsAreComparedByTheirNumbers() {
    assertThat(version("0.98.0").olderThan("0.110")).isTrue();
    assertThat(version("0.110.0-alpha.3").olderThan("0.110")).isFalse();
    assertThat(version("0.110").olderThan("0.110.1")).isTrue();
    assertThat(version("0.130.0").olderThan("0.110")).isFalse();
    assertThat(version("1").olderThan("0.110")).isFalse();
  }

  @Test
  void aVersionThatIsNotKnownIsOlderThanNone() {
    assertThat(version(null).olderThan("0.110")).isFalse();
    assertThat(Session.UNKNOWN.olderThan("0.110")).isFalse();
  }

  @Test
  void aFirstLineThatNamesNothingButAnIdAndATimeIsThatOfAFlatFile() {
    assertThat(Session.of(bare("2026-12-01T10:00:00.000Z", null)).flat()).isTrue();
    assertThat(Session.of(bare("2026-12-01T10:00:00.000Z", "/home/user")).flat()).isFalse();
    assertThat(Session.of(bare(null, null)).flat()).isFalse();
    assertThat(Session.of(meta(null)).flat()).isFalse();
    assertThat(Session.UNKNOWN.flat()).isFalse();
  }

  private static SessionMeta bare(@Nullable String timestamp, @Nullable String cwd) {
    return new SessionMeta(
        "id", null, timestamp, cwd, null, null, null, null, null, null, null, null, null, null);
  }

  private static Session version(@Nullable String version) {
    return new Session("id", version, null, null, null, null);
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
