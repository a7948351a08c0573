package dev.turnmark.fact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.turnmark.model.HookPromptFragment;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class HookPromptXmlTest {

  private static final HookPromptFragment X = new HookPromptFragment("x", "r1");

  @Nested
  class Around {

    @ParameterizedTest
    @ValueSource(
        strings = {
          "<hook_prompt hook_run_id=\"r1\">x</hook_prompt>",
          " \n<h hook_run_id=\"r1\">x</h>\t",
          "\u2003<h hook_run_id=\"r1\">x</h>\u00A0",
          "\u0085\uFEFF<h hook_run_id=\"r1\">x</h>",
          "\uFEFF \n<h hook_run_id=\"r1\">x</h>",
          "<?xml version=\"1.0\"?>\n<h hook_run_id=\"r1\">x</h>",
          "<!-- <a> -- --->\n<?a >?><!----><!--->--><??><h hook_run_id=\"r1\">x</h>",
          "<!DOCTYPE h><h hook_run_id=\"r1\">x</h>",
          "<!doctypeh [<!ENTITY a \"b\">]><h hook_run_id=\"r1\">x</h>",
          "&#32;<![CDATA[\n]]><h hook_run_id=\"r1\">x</h>",
          "<h hook_run_id=\"r1\">x</h> and more < & junk",
          "<h hook_run_id=\"r1\">x</h><h hook_run_id=\"r2\">y</h>"
        })
    void whatSaysNothingBeforeTheElementAndAnythingBehindItIsLeftOut(String text) {
      assertThat(HookPromptXml.read(text)).isEqualTo(X);
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "",
          " ",
          "x",
          "<",
          "<h",
          "<!",
          "<?",
          "<!-",
          "<h hook_run_id=\"r1\"",
          "q<h hook_run_id=\"r1\">x</h>",
          "\u001F<h hook_run_id=\"r1\">x</h>",
          "\uFEFF\uFEFF<h hook_run_id=\"r1\">x</h>",
          "\uFEFF\u00A0<h hook_run_id=\"r1\">x</h>",
          "<!-- a -->q<h hook_run_id=\"r1\">x</h>",
          "<![CDATA[q]]><h hook_run_id=\"r1\">x</h>",
          "&amp;<h hook_run_id=\"r1\">x</h>",
          "&a;<h hook_run_id=\"r1\">x</h>",
          "<!--><h hook_run_id=\"r1\">x</h>",
          "<!-x--><h hook_run_id=\"r1\">x</h>",
          "<?><h hook_run_id=\"r1\">x</h>",
          "<?><?a?><h hook_run_id=\"r1\">x</h>",
          "<?a><h hook_run_id=\"r1\">x</h>",
          "<!DOCTYPE><h hook_run_id=\"r1\">x</h>",
          "<!DOCTYPE h [<a]><h hook_run_id=\"r1\">x</h>",
          "<!ELEMENT h><h hook_run_id=\"r1\">x</h>",
          "<![cdata[]]><h hook_run_id=\"r1\">x</h>",
          "<a/><h hook_run_id=\"r1\">x</h>",
          "</a><h hook_run_id=\"r1\">x</h>",
          "<a>y</a><h hook_run_id=\"r1\">x</h>"
        })
    void anythingElseBeforeTheElementSpoilsIt(String text) {
      assertThat(HookPromptXml.read(text)).isNull();
    }
  }

  @Nested
  class Names {

    @ParameterizedTest
    @ValueSource(
        strings = {
          "<environment_context hook_run_id=\"r1\">x</environment_context>",
          "<p:h hook_run_id=\"r1\">x</p:h>",
          "<h hook_run_id=\"r1\">x</h \t\r\n>",
          "<1<&é hook_run_id=\"r1\">x</1<&é>",
          "<a'>'b hook_run_id=\"r1\">x</a'>'b>",
          "<h/ hook_run_id=\"r1\">x</h/>",
          "< hook_run_id=\"r1\">x</>"
        })
    void anyNameWillDoIfTheCloseTagHasTheSame(String text) {
      assertThat(HookPromptXml.read(text)).isEqualTo(X);
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "<h hook_run_id=\"r1\">x",
          "<h hook_run_id=\"r1\">x</h",
          "<h hook_run_id=\"r1\">x</H>",
          "<h hook_run_id=\"r1\">x</g>",
          "<h hook_run_id=\"r1\">x</hh>",
          "<h hook_run_id=\"r1\">x</ h>",
          "<h hook_run_id=\"r1\">x</h\u00A0>",
          "<h hook_run_id=\"r1\">x</h a=\"\">",
          "<p:h hook_run_id=\"r1\">x</h>",
          "< hook_run_id=\"r1\">x</ >"
        })
    void anElementThatDoesNotCloseIsNone(String text) {
      assertThat(HookPromptXml.read(text)).isNull();
    }
  }

  @Nested
  class Attributes {

    @ParameterizedTest
    @ValueSource(
        strings = {
          "=='1' hook_run_id=\"r1\"",
          "hook_run_id=\"r1\"",
          "hook_run_id='r1'",
          "\t\r\nhook_run_id \n=\t \"r1\"\n",
          "p:hook_run_id=\"r1\"",
          ":hook_run_id=\"r1\"",
          "xmlns=\"a\" hook_run_id=\"r1\"",
          "xmlns:hook_run_id=\"r2\" hook_run_id=\"r1\"",
          "z=\"&bad; & \" hook_run_id=\"r1\"",
          "z=\"/\"hook_run_id=\"r1\"y='>'",
          "a=\"\" A=\"\" p:a=\"\" hook_run_id=\"r1\" Hook_run_id=\"\""
        })
    void theRunOfTheHookStandsInAnAttribute(String attributes) {
      assertThat(HookPromptXml.read("<h " + attributes + ">x</h>")).isEqualTo(X);
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "",
          "z=\"r1\"",
          "HOOK_RUN_ID=\"r1\"",
          "hook-run-id=\"r1\"",
          "xmlns:hook_run_id=\"r1\"",
          "xml:hook_run_id=\"r1\"",
          "a:b:hook_run_id=\"r1\"",
          "hook_run_id=r1",
          "hook_run_id",
          "hook_run_id=",
          "hook_run_id= ",
          "hook_run_id \"r1\"",
          "hook_run_id=\"r1",
          "hook_run_id=\"\"",
          "hook_run_id=\" &#32; \"",
          "hook_run_id=\"\u00A0\u0085\"",
          "hook_run_id=\"a&b\"",
          "hook_run_id=\"a&b;\"",
          "hook_run_id=\"a&\"",
          "hook_run_id=\"a&;\"",
          "hook_run_id=\"&&amp;\"",
          "hook_run_id=\"&#0;\"",
          "='1' hook_run_id=\"r1\"",
          "=\"\" hook_run_id=\"r1\"",
          "hook_run_id=\"r1\" z",
          "hook_run_id=\"r1\" z=",
          "hook_run_id=\"r1\" z=y",
          "hook_run_id=\"r1\" z 'y'",
          "z hook_run_id=\"r1\"",
          "hook_run_id=\"r1\" hook_run_id=\"r1\"",
          "hook_run_id=\"r1\" p:hook_run_id=\"r1\"",
          "z=\"1\" hook_run_id=\"r1\" z=\"2\""
        })
    void withoutItOrWithABrokenOneBesideItThereIsNoHookPrompt(String attributes) {
      assertThat(HookPromptXml.read("<h " + attributes + ">x</h>")).isNull();
    }

    @Test
    void itsReferencesAreResolvedOnce() {
      assertThat(id("a&amp;b&#65;&#x1F600;&lt;&gt;&quot;&apos;")).isEqualTo("a&bA😀<>\"'");
      assertThat(id("a<b>'c;")).isEqualTo("a<b>'c;");
      assertThat(id("&amp;amp;")).isEqualTo("&amp;");
    }

    @Test
    void itsWhiteSpaceStaysAsItIs() {
      assertThat(id(" a\r\n\tb\r ")).isEqualTo(" a\r\n\tb\r ");
    }

    private static @Nullable String id(String written) {
      HookPromptFragment read = HookPromptXml.read("<h hook_run_id=\"" + written + "\">x</h>");
      return read == null ? null : read.hookRunId();
    }
  }

  @Nested
  class Words {

    static List<Arguments> writtenAndRead() {
      return List.of(
          arguments("With tests.", "With tests."),
          arguments(" a ", " a "),
          arguments("a > b ]]> \"c' d;", "a > b ]]> \"c' d;"),
          arguments("\u00A0", "\u00A0"),
          arguments("a<![CDATA[<b> & ]]>c", "a<b> & c"),
          arguments("<![CDATA[]]]]>", "]]"),
          arguments("a<?x y?>b<!-- -- -->c", "abc"),
          arguments("&lt;&gt;&amp;&quot;&apos;", "<>&\"'"),
          arguments("&amp;lt;", "&lt;"),
          arguments("&#65;&#x41;&#x1f600;&#00065;&#1;", "AA😀A\u0001"),
          arguments("&#x10FFFF;", "\uDBFF\uDFFF"),
          arguments("<b>q</b>after", "after"),
          arguments("before<b a=b & c>q&what;<c/>&#0;</b><d/>", "before"),
          arguments(" <b/> words \n<b/>\t", " words \n"),
          arguments("<b/>&#32;<b/>a<b/><![CDATA[ ]]>", "a"),
          arguments("a<!DOCTYPE h> ", "a"),
          arguments("<>q</>a", "a"));
    }

    @ParameterizedTest
    @MethodSource("writtenAndRead")
    void theWordsJoinAcrossWhatSaysNothing(String written, String words) {
      assertThat(read(written)).isEqualTo(words(words));
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "",
          " \t\r\n",
          "&#32;&#9;&#xD;&#10;",
          "<![CDATA[ ]]>",
          "<![CDATA[]]>",
          "<!-- a --><?b?>",
          "<b>q</b>",
          "<b/>",
          "a<b/>c",
          "a<b>q</b>&#99;",
          "a<b/><![CDATA[c]]>",
          "a<!DOCTYPE h>c",
          "a & b",
          "a &b",
          "&;",
          "&a<!-- -->;",
          "&nbsp;",
          "&AMP;",
          "<![CDaTA[a]]>",
          "&Lt;",
          "&#;",
          "&#x;",
          "&#0;",
          "&#x0;",
          "&#X41;",
          "&#+65;",
          "&#-65;",
          "&#x+41;",
          "&# 65;",
          "&#6A;",
          "&#\u0661;",
          "&#xD800;",
          "&#57343;",
          "&#x110000;",
          "&#4294967361;",
          "a < b",
          "a<",
          "a<!b",
          "a<![CDATA[b",
          "a<![CDATA[b]>",
          "a<![cdata[b]]>",
          "a<!--b",
          "a<?b",
          "a<b",
          "a<b>",
          "a<b></c>",
          "a<b>q & r</b>",
          "a<b><c></b></c>",
          "a</b>"
        })
    void withoutWordsInOnePlaceThereIsNoHookPrompt(String written) {
      assertThat(read(written)).isNull();
    }

    @Test
    void withoutRoomForWordsThereIsNoHookPrompt() {
      assertThat(HookPromptXml.read("<h hook_run_id=\"r1\"/>")).isNull();
      assertThat(HookPromptXml.read("<h hook_run_id=\"r1\"/>x</h>")).isNull();
    }

    @Test
    void theirEndsOfLineBecomeLineFeeds() {
      assertThat(read("a\r\nb\rc\u0085d\u2028e")).isEqualTo(words("a\nb\nc\u0085d\u2028e"));
      assertThat(read("<![CDATA[a\r\nb\rc\n]]>")).isEqualTo(words("a\nb\nc\n"));
      assertThat(read("a\r\r\n\n\rb\r")).isEqualTo(words("a\n\n\n\nb\n"));
    }

    @Test
    void anEndOfLineInReferencesStaysAndDoesNotJoinAnother() {
      assertThat(read("a&#13;&#xA;b&#13;\n\r&#10;")).isEqualTo(words("a\r\nb\r\n\n\n"));
      assertThat(read("a\r<!-- -->\nb")).isEqualTo(words("a\n\nb"));
    }

    private static @Nullable HookPromptFragment read(String written) {
      return HookPromptXml.read("<h hook_run_id=\"r1\">" + written + "</h>");
    }

    private static HookPromptFragment words(String words) {
      return new HookPromptFragment(words, "r1");
    }
  }

  @Nested
  class Written {

    @Test
    void escapesOnlyWhatItMust() {
      assertThat(
              HookPromptXml.write(
                  new HookPromptFragment("Say \"waves\" & <tides>'s", "run \"1\" & <2>'s")))
          .isEqualTo(
              "<hook_prompt hook_run_id=\"run &quot;1&quot; &amp; &lt;2&gt;'s\">"
                  + "Say \"waves\" &amp; &lt;tides&gt;'s</hook_prompt>");
    }

    @Test
    void hasNoCloseTagWithoutWords() {
      assertThat(HookPromptXml.write(new HookPromptFragment("", "r1")))
          .isEqualTo("<hook_prompt hook_run_id=\"r1\"/>");
    }

    @Test
    void readsBackAsItWas() {
      Random random = new Random(5);
      String[] pieces = {
        "a",
        " ",
        "\n",
        "\t",
        "&",
        "<",
        ">",
        "\"",
        "'",
        "]]>",
        "&amp;",
        "&#65;",
        "</hook_prompt>",
        "<!--",
        "\u0085",
        "\u00A0",
        "\u2028",
        "\uFEFF",
        "\u0000",
        "😀",
        "\uFFFF"
      };
      int readBack = 0;
      for (int i = 0; i < 20_000; i++) {
        HookPromptFragment fragment =
            new HookPromptFragment(Texts.of(random, 8, pieces), Texts.of(random, 8, pieces));
        boolean blank = fragment.text().matches("[ \\n\\t]*") || isBlank(fragment.hookRunId());

        HookPromptFragment read = HookPromptXml.read(HookPromptXml.write(fragment));

        assertThat(read).isEqualTo(blank ? null : fragment);
        readBack += blank ? 0 : 1;
      }
      assertThat(readBack).isGreaterThan(10_000);
    }

    private static boolean isBlank(String hookRunId) {
      return hookRunId.matches("[ \\n\\t\u0085\u00A0\u2028]*");
    }
  }

  @Nested
  class Hostile {

    @ParameterizedTest
    @ValueSource(
        strings = {
          "<",
          "<a ",
          "<a x='1' ",
          "&",
          "&#32;",
          "<!",
          "<!--",
          "<![CDATA[",
          "<?",
          "<!DOCTYPE ",
          "</"
        })
    void aLongTextThatNeverBecomesOneIsLeftSoon(String piece) {
      String long1 = piece.repeat(1_000_000 / piece.length());

      assertThat(HookPromptXml.read(long1)).isNull();
      assertThat(HookPromptXml.read("<h hook_run_id='r'>" + long1)).isNull();
      assertThat(HookPromptXml.read("<h hook_run_id='r'>" + long1 + "</h>")).isNull();
      assertThat(HookPromptXml.read("<h hook_run_id='r' " + long1 + ">x</h>")).isNull();
    }

    @Test
    void anEntityOfADoctypeStandsForNothing() {
      String laughs =
          "<!DOCTYPE lolz [<!ENTITY lol \"lol\"><!ENTITY lol1 \"&lol;&lol;&lol;&lol;\">"
              + "<!ENTITY lol2 \"&lol1;&lol1;&lol1;&lol1;\">]>";
      String outside =
          "<!DOCTYPE h [<!ENTITY x SYSTEM \"file:///etc/hostname\">"
              + "<!ENTITY % p SYSTEM \"http://localhost/p.dtd\"> %p;]>";

      assertThat(HookPromptXml.read(laughs + "<h hook_run_id='r1'>&lol2;</h>")).isNull();
      assertThat(HookPromptXml.read(laughs + "<h hook_run_id='&lol2;'>x</h>")).isNull();
      assertThat(HookPromptXml.read(outside + "<h hook_run_id='r1'>&x;</h>")).isNull();
      assertThat(HookPromptXml.read(outside + "<h hook_run_id='&x;'>x</h>")).isNull();
      assertThat(HookPromptXml.read(laughs + "<h hook_run_id='r1'>x</h>")).isEqualTo(X);
      assertThat(HookPromptXml.read(outside + "<h hook_run_id='r1'>x</h>")).isEqualTo(X);
    }

    @ParameterizedTest
    @ValueSource(
        strings = {"#1114112", "#x110000", "#4294967361", "#18446744073709551681", "#xD800"})
    void aNumberBeyondAllCharactersStandsForNothing(String reference) {
      assertThat(HookPromptXml.read("<h hook_run_id='r1'>&" + reference + ";</h>")).isNull();
    }

    @Test
    void aNumberMayBeAsLongAsItLikes() {
      assertThat(HookPromptXml.read("<h hook_run_id='r1'>&#" + "9".repeat(1_000_000) + ";</h>"))
          .isNull();
      assertThat(HookPromptXml.read("<h hook_run_id='r1'>&#" + "0".repeat(1_000_000) + "120;</h>"))
          .isEqualTo(X);
    }

    @Test
    void childrenMayBeNestedDeep() {
      String nested = "<a>".repeat(100_000) + "q" + "</a>".repeat(100_000);

      assertThat(HookPromptXml.read("<h hook_run_id='r1'>x" + nested + "</h>")).isEqualTo(X);
    }

    @Test
    void aTagMayHaveManyAttributes() {
      StringBuilder tag = new StringBuilder("<h hook_run_id='r1'");
      for (int i = 0; i < 100_000; i++) {
        tag.append(" a").append(i).append("=''");
      }

      assertThat(HookPromptXml.read(tag + ">x</h>")).isEqualTo(X);
      assertThat(HookPromptXml.read(tag + " a0=''>x</h>")).isNull();
    }

    @Test
    void wordsMayComeInManyPieces() {
      String pieces = "a&amp;<!---->".repeat(100_000);

      assertThat(HookPromptXml.read("<h hook_run_id='r1'>" + pieces + "</h>"))
          .isEqualTo(new HookPromptFragment("a&".repeat(100_000), "r1"));
      assertThat(HookPromptXml.read("&#32;<!---->".repeat(100_000) + "<h hook_run_id='r1'>x</h>"))
          .isEqualTo(X);
    }

    @Test
    void noTextMakesItFail() {
      Random random = new Random(6);
      String[] pieces = {
        "<",
        ">",
        "/",
        "?",
        "!",
        "--",
        "&",
        ";",
        "#",
        "x",
        "'",
        "\"",
        "=",
        " ",
        "[",
        "]]>",
        "<!DOCTYPE",
        "<![CDATA[",
        "\r",
        "\u0000",
        "\uD800",
        "\uFEFF"
      };
      String text =
          "<?xml?><!DOCTYPE h><h hook_run_id='r1' a=\"b\"><b>q</b>x&#65;<!-- c --><![CDATA[y]]></h>";
      int readable = 0;
      for (int i = 0; i < 20_000; i++) {
        String mutant = Texts.mutated(random, text, pieces);

        assertThatCode(() -> HookPromptXml.read(mutant)).as(mutant).doesNotThrowAnyException();
        readable += HookPromptXml.read(mutant) == null ? 0 : 1;
      }
      assertThat(readable).isBetween(100, 19_900);
    }
  }
}
