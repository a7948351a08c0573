package dev.turnmark.fact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.model.ContentItem.InputText;
import dev.turnmark.model.ResponseItem.Message;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Why a part is not what a rule asks for. */
class LackTest {

  private static final String[] PIECES = {
    "<skill>",
    "</skill>",
    "<SKILL>",
    "<external_a>",
    "<external_",
    "</external_a>",
    ">",
    "x",
    " ",
    "\n",
    "<codex_internal_context source=\"",
    "goal",
    "\">",
    "</codex_internal_context>",
    "<image>",
    "<image name=",
    "</image>",
    "<hook_prompt hook_run_id=\"r\">",
    "<hook_prompt>",
    "</hook_prompt>",
    "hook_run_id='",
    "'",
    "&amp;",
    "&x;",
    "<!--",
    "-->",
    "<!DOCTYPE a>",
    "<b/>",
    "<![CDATA[",
    "]]>",
    "{\"author\":\"/root\",",
    "\"recipient\":\"/root/a\",",
    "\"content\":\"c\",",
    "\"trigger_turn\":true}",
    "{",
    "}",
    "[",
    "]",
    "\"id\":1,",
    "\uD83D\uDE00",
    "\u202E"
  };

  /** An asked thing, and whether it holds. */
  private record Asked(List<String> arguments, Predicate<Part> holds) {}

  private static final Map<String, Asked> ASKED =
      Map.of(
          "wrappedIn",
          new Asked(List.of("<skill>", "</skill>"), p -> p.wrappedIn("<skill>", "</skill>")),
          "startsFolded",
          new Asked(List.of("<skill>"), p -> p.startsFolded("<skill>")),
          "startsWith",
          new Asked(List.of("<skill>"), p -> p.startsWith("<skill>")),
          "endsWith",
          new Asked(List.of("</skill>"), p -> p.endsWith("</skill>")),
          "externalContext",
          new Asked(List.of(), Part::externalContext),
          "internalContext",
          new Asked(List.of(), Part::internalContext),
          "opens",
          new Asked(List.of("image"), p -> p.opens("image")),
          "closes",
          new Asked(List.of("image"), p -> p.closes("image")),
          "hookPrompt",
          new Asked(List.of(), p -> p.hookPrompt() != null),
          "envelope",
          new Asked(List.of(), p -> p.envelope() != null));

  @Test
  void allThatCanBeToldOfIsTried() {
    assertThat(ASKED.keySet()).isEqualTo(PartLacks.names());
  }

  @ParameterizedTest
  @ValueSource(longs = {3, 20_261_201})
  void somethingIsToldExactlyOfWhatDoesNotHold(long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < 20_000; i++) {
      Part part = part(Texts.of(random, 6, PIECES));
      ASKED.forEach(
          (name, asked) -> {
            Optional<Lack> lack = Lack.of(part, name, asked.arguments());
            assertThat(lack.isEmpty())
                .as("%s of %s: %s", name, part.text(), lack)
                .isEqualTo(asked.holds().test(part));
            assertThat(lack.map(Lack::sentence)).isNotEqualTo(Optional.of(""));
          });
    }
  }

  @Test
  void ofMarkersItSaysWhichEndIsAnother() {
    assertThat(wrapped("<skill>How to sew\nThis is all of it, and now it is done. "))
        .isEqualTo(
            "nearly: `<skill>` opens it, but it ends with `… it, and now it is done.`, not with"
                + " `</skill>`");
    assertThat(wrapped("How to sew</SKILL>"))
        .isEqualTo(
            "nearly: `</skill>` closes it, but it opens with `How to sew</SKILL>`, not with"
                + " `<skill>`");
    assertThat(wrapped("Fix the footer, please, and go on"))
        .isEqualTo("it does not open with `<skill>` but with `Fix the footer, please, …`");
    assertThat(wrapped(" \n")).isEqualTo("it does not open with `<skill>` but with nothing");
    assertThat(told("<external_notes>a</external_note>", "externalContext"))
        .isEqualTo(
            "nearly: `<external_notes>` opens it, but it ends with `…_notes>a</external_note>`,"
                + " not with `</external_notes>`");
    assertThat(
            told(
                "<codex_internal_context source=\"Goal\">a</codex_internal_context>",
                "internalContext"))
        .isEqualTo(
            "nearly: its source is not a small letter and then small letters, digits and"
                + " underscores up to `\">`, but begins with `Goal\">a</codex_internal_…`");
    assertThat(told("<image> ", "opens", "image"))
        .isEqualTo(
            "it is not `<image>` or `<image name=…>` to the letter, but opens with `<image> `");
  }

  @Test
  void ofAHookPromptItSaysWhereTheXmlIsAnother() {
    assertThat(hook("Go on")).isEqualTo("it does not open with a tag but with `Go on`");
    assertThat(hook("<hook_prompt>Go on</hook_prompt>"))
        .isEqualTo("nearly: its first tag has no `hook_run_id`");
    assertThat(hook("<hook_prompt hook_run_id=' '>Go on</hook_prompt>"))
        .isEqualTo("nearly: its `hook_run_id` is blank");
    assertThat(hook("<hook_prompt hook_run_id=r>Go on</hook_prompt>"))
        .isEqualTo("nearly: an attribute of its first tag is broken, or is there twice");
    assertThat(hook("<hook_prompt hook_run_id='&x;'>Go on</hook_prompt>"))
        .isEqualTo("nearly: a reference in its `hook_run_id` stands for nothing");
    assertThat(hook("<hook_prompt hook_run_id='r'></hook_prompt>"))
        .isEqualTo("nearly: its first element has no words of its own");
    assertThat(hook("<hook_prompt hook_run_id='r'/>"))
        .isEqualTo("nearly: its first element opens and closes in one tag, with no words in it");
    assertThat(hook("<hook_prompt hook_run_id='r'>Go<b/>on</hook_prompt>"))
        .isEqualTo("nearly: its first element has words in more than one place");
    assertThat(hook("<hook_prompt hook_run_id='r'>Go on"))
        .isEqualTo("nearly: `<hook_prompt>` is never closed");
    assertThat(hook("<hook_prompt hook_run_id='r'>Go on</hook>"))
        .isEqualTo("nearly: `</hook>` closes another element");
    assertThat(hook("<hook_prompt hook_run_id='r'>Go &x; on</hook_prompt>"))
        .isEqualTo("nearly: a reference in it stands for nothing");
  }

  @Test
  void ofAMessageBetweenAgentsItSaysWhatIsMissing() {
    String path = "\"/root\"";
    assertThat(told("Done", "envelope")).isEqualTo("it does not open with `{` but with `Done`");
    assertThat(told("{\"author\":", "envelope"))
        .isEqualTo("it is not JSON: it breaks at character 10");
    assertThat(told("{\"author\":" + path + "}", "envelope"))
        .isEqualTo("nearly: the JSON has no `recipient`");
    assertThat(told("{\"author\":\"me\"}", "envelope"))
        .isEqualTo("nearly: `author` in the JSON is not the path of an agent");
    assertThat(told("{\"trigger_turn\":1}", "envelope"))
        .isEqualTo("nearly: `trigger_turn` in the JSON is neither true nor false");
    assertThat(told("{\"content\":\"a\",\"content\":\"b\"}", "envelope"))
        .isEqualTo("nearly: the JSON has `content` twice");
  }

  @Test
  void aLongMarkerIsComparedWithAsMuchOfTheText() {
    String marker = "Warning: apply_patch was requested via ";
    assertThat(told("Warning: apply_patch was asked for via a shell", "startsWith", marker))
        .isEqualTo(
            "it does not open with `Warning: apply_patch was requested via ` but with"
                + " `Warning: apply_patch was asked for via …`");
  }

  @Test
  void noExcerptEndsInsideACharacterOrHoldsAControl() {
    String text = "\uD83D\uDE00".repeat(60) + "\u0007";
    assertThat(Excerpt.middleCut(text))
        .isEqualTo("\uD83D\uDE00".repeat(18) + "…" + "\uD83D\uDE00".repeat(17) + "\\u0007");
    assertThat(Excerpt.middleCut("a\tb\r\n\uD800")).isEqualTo("a\\tb\\r\\n\\ud800");
  }

  @Test
  void ofAnythingElseThereIsNothingToTell() {
    assertThat(Lack.of(part("x"), "alone", List.of())).isEmpty();
    assertThat(Lack.of(part("x"), "wrappedIn", List.of("<skill>"))).isEmpty();
    assertThat(Lack.of("no fact", "wrappedIn", List.of("a", "b"))).isEmpty();
  }

  private static String wrapped(String text) {
    return told(text, "wrappedIn", "<skill>", "</skill>");
  }

  private static String hook(String text) {
    return told(text, "hookPrompt");
  }

  private static String told(String text, String asked, String... arguments) {
    Lack lack = Lack.of(part(text), asked, List.of(arguments)).orElseThrow();
    return (lack.partly() ? "nearly: " : "") + lack.sentence();
  }

  private static Part part(String text) {
    Message message = new Message(null, "user", List.of(new InputText(text)), null, null);
    return Part.partsOf(message).get(0);
  }
}
