package dev.turnmark.fact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MarkupTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<skill>x</skill>",
        "<skill></skill>",
        "  \n<SKILL>x</Skill>\t ",
        "\u0085<skill>x</skill>\u0085",
        "<skill>a</skill>\nplease do it\n<skill>b</skill>",
        "<skill>é😀</skill>"
      })
  void wrappedInLooksAtBothEndsWithoutTheWhiteSpaceAndTheCase(String text) {
    assertThat(Markup.wrappedIn(text, "<skill>", "</skill>")).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "<skill>",
        "<skill>x",
        "x</skill>",
        "</skill><skill>",
        "hi <skill>x</skill>",
        "<skill>x</skill>.",
        "<skill a=\"1\">x</skill>",
        "<skillé>x</skill>",
        "<s\u212Aill>x</skill>",
        "<sk\u0131ll>x</skill>",
        "\uFEFF<skill>x</skill>",
        "\u001F<skill>x</skill>",
        "<skill>x</skill>\u200B",
        "<kill>x</skill>"
      })
  void wrappedInNeedsBothMarkersAtTheVeryEnds(String text) {
    assertThat(Markup.wrappedIn(text, "<skill>", "</skill>")).isFalse();
  }

  @Test
  void wrappedInLetsTheOpeningMarkerRunOn() {
    assertThat(
            List.of(
                "# AGENTS.md instructions for /x\n\n<INSTRUCTIONS>\nbody\n</INSTRUCTIONS>",
                "# AGENTS.md instructions\n\n<INSTRUCTIONS>\nbody\n</INSTRUCTIONS>",
                "# AGENTS.md instructionsXYZ</INSTRUCTIONS>"))
        .allMatch(text -> Markup.wrappedIn(text, "# AGENTS.md instructions", "</INSTRUCTIONS>"));
    assertThat(
            Markup.wrappedIn(
                "# AGENTS.md instructions for /x\n\nbody",
                "# AGENTS.md instructions",
                "</INSTRUCTIONS>"))
        .isFalse();
  }

  @Test
  void wrappedInLooksForEachMarkerOnItsOwn() {
    assertThat(Markup.wrappedIn(" aba ", "ab", "ba")).isTrue();
    assertThat(Markup.wrappedIn("ab", "ab", "AB")).isTrue();
  }

  @Test
  void anEmptyMarkerMarksNothing() {
    assertThat(Markup.wrappedIn("<a>", "", ">")).isFalse();
    assertThat(Markup.wrappedIn("<a>", "<", "")).isFalse();
    assertThat(Markup.startsFolded("<a>", "")).isFalse();
    assertThat(Markup.startsWith("<a>", "")).isFalse();
    assertThat(Markup.endsWith("<a>", "")).isFalse();
  }

  @Test
  void startsFoldedNeedsNoEndAndKeepsTheWhiteSpaceBehind() {
    assertThat(Markup.startsFolded("\u0085 <Model_Switch>\nx", "<model_switch>")).isTrue();
    assertThat(Markup.startsFolded("model ", "MODEL ")).isTrue();
    assertThat(Markup.startsFolded("x <model_switch>", "<model_switch>")).isFalse();
    assertThat(Markup.startsFolded("<model_switch", "<model_switch>")).isFalse();
  }

  @Test
  void startsWithAndEndsWithAreToTheLetterAndWithoutWhiteSpaceAround() {
    assertThat(Markup.startsWith(" Warning: 60 and more", "Warning: ")).isTrue();
    assertThat(Markup.startsWith("warning: 60", "Warning: ")).isFalse();
    assertThat(Markup.startsWith("A Warning: ", "Warning: ")).isFalse();
    assertThat(Markup.startsWith("Warning: ", "Warning: ")).isFalse();
    assertThat(Markup.endsWith("in place of it.\u00A0\n", "of it.")).isTrue();
    assertThat(Markup.endsWith("in place OF it.", "of it.")).isFalse();
    assertThat(Markup.endsWith("it.", "of it.")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<external_browser_info>tab</external_browser_info>",
        "<external_a b>x</external_a b>",
        " <external_a>x</external_a>\n",
        "<external_>x</external_>",
        "<external_a></external_a>",
        "<external_a>x</external_b></external_a>"
      })
  void externalContextHasTheSameKeyAtBothEnds(String text) {
    assertThat(Markup.externalContext(text)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "<external_a>x</external_b>",
        "<external_a>x</external_a>.",
        "<external_a>x</external_A>",
        "<External_a>x</External_a>",
        "<external_a",
        "<external_a>",
        "</external_a>",
        "x<external_a>x</external_a>",
        "<external>x</external>",
        "\uFEFF<external_a>x</external_a>"
      })
  void externalContextWithoutThatIsNone(String text) {
    assertThat(Markup.externalContext(text)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<codex_internal_context source=\"extension\">\nx\n</codex_internal_context>",
        " \n<codex_internal_context source=\"a\">x</codex_internal_context>\n",
        "<codex_internal_context source=\"a1_\"></codex_internal_context>",
        "<codex_internal_context source=\"a\">x</codex_internal_context></codex_internal_context>"
      })
  void internalContextNamesItsSource(String text) {
    assertThat(Markup.internalContext(text)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "<codex_internal_context>x</codex_internal_context>",
        "<codex_internal_context source=\"\">x</codex_internal_context>",
        "<codex_internal_context source=\"Extension\">x</codex_internal_context>",
        "<codex_internal_context source=\"1a\">x</codex_internal_context>",
        "<codex_internal_context source=\"_a\">x</codex_internal_context>",
        "<codex_internal_context source=\"a-b\">x</codex_internal_context>",
        "<codex_internal_context source=\"é\">x</codex_internal_context>",
        "<codex_internal_context source='a'>x</codex_internal_context>",
        "<codex_internal_context  source=\"a\">x</codex_internal_context>",
        "<codex_internal_context source=\"a\" >x</codex_internal_context>",
        "<codex_internal_context source=\"a\" b=\"c\">x</codex_internal_context>",
        "<CODEX_INTERNAL_CONTEXT source=\"a\">x</CODEX_INTERNAL_CONTEXT>",
        "<codex_internal_context source=\"a\">x</Codex_internal_context>",
        "<codex_internal_context source=\"a\">x",
        "<codex_internal_context source=\"a\">",
        "<codex_internal_context source=\"a\"",
        "<codex_internal_context source=\"a",
        "<codex_internal_context source=\"a\">x</codex_internal_context>.",
        "x<codex_internal_context source=\"a\">x</codex_internal_context>"
      })
  void internalContextIsSpeltJustSo(String text) {
    assertThat(Markup.internalContext(text)).isFalse();
  }

  @Test
  void aBlockIsTakenOutAndTheEndOfItsLastLineIfItBeganALine() {
    assertThat(Markup.without("a\n<b>\nx\n</b>\nc<b>y</b>\n", "<b>", "</b>")).isEqualTo("a\nc\n");
    assertThat(Markup.without("<b>x</b>", "<b>", "</b>")).isEmpty();
  }

  @Test
  void whatIsNoBlockStays() {
    for (String text : new String[] {"", "a", "<b>x", "x</b>", "</b><b>", "<B>x</B>"}) {
      assertThat(Markup.without(text, "<b>", "</b>")).isEqualTo(text);
    }
    assertThat(Markup.without("a", "", "a")).isEqualTo("a");
  }

  private static @Nullable String request(String text) {
    Span span = Markup.behindHeading(text, "# Wrapped:", "## Asked:");
    return span == null ? null : text.substring(span.start(), span.end());
  }

  @Test
  void behindAHeadingStandsAllThatFollowsTheFirstLineThatBeginsSo() {
    assertThat(request("# Wrapped:\n## Asked:\nfix it")).isEqualTo("fix it");
    assertThat(request(" \n# Wrapped: a\r\n\r\n## Asked: fix it\r\n")).isEqualTo("fix it");
    assertThat(request("# Wrapped:\n## Asked:\na\n## Asked:\nb")).isEqualTo("a\n## Asked:\nb");
    assertThat(request("# Wrapped:\n## Asked:")).isEmpty();
    assertThat(request("# Wrapped:\n## Asked: \u0085 \n")).isEmpty();
  }

  @Test
  void withoutTheTextBeforeItOrALineOfItsOwnAHeadingIsNone() {
    assertThat(request("")).isNull();
    assertThat(request("# Wrapped:")).isNull();
    assertThat(request("## Asked:\nfix it")).isNull();
    assertThat(request("See # Wrapped:\n## Asked:\nfix it")).isNull();
    assertThat(request("# Wrapped: ## Asked: fix it")).isNull();
    assertThat(request("# Wrapped:\n### Asked:\nfix it")).isNull();
    assertThat(request("# wrapped:\n## Asked:\nfix it")).isNull();
    assertThat(Markup.behindHeading("a\nb", "a", "")).isNull();
    assertThat(Markup.behindHeading("\na", "", "a")).isNull();
  }
}
