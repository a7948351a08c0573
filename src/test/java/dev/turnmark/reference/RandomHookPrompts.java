package dev.turnmark.reference;

/** XML that is a hook prompt, or fails to be one in one of the many ways there are. */
final class RandomHookPrompts {

  private static final String[] PROLOGS = {
    "\uFEFF",
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
    "<!-- a -- <b> -->\n",
    "<!DOCTYPE note>",
    "<!doctype note [<!ELEMENT note (#PCDATA)>]> ",
    "<?php echo 1; ?>\t",
    "\uFEFF <?xml version='1.0'?>\r\n<!----><!DOCTYPE x>",
  };
  private static final String[] BAD_PROLOGS = {
    "q",
    "<![CDATA[q]]>",
    "\uFEFF\uFEFF",
    "\u200B",
    "&amp;",
    "<!-- ",
    "<?x ",
    "<!DOCTYPE ",
    "<!>",
    "</x>",
    ">",
  };
  private static final String[] NAMES = {
    "hook_prompt",
    "anything",
    "environment_context",
    "skill",
    "a:b",
    "1",
    "-",
    "\u00E9",
    "\uD83D\uDE00",
    "b=c",
    "HOOK",
  };
  private static final String[] ATTRIBUTES = {
    " hook_run_id='r1'",
    " hook_run_id = \"r1\" ",
    "\n\thook_run_id\r=\n'r1'",
    " p:hook_run_id=\"r1\"",
    " hook_run_id=\"a&amp;b&#65;&#x42;&lt;&gt;&quot;&apos;\"",
    " hook_run_id=\" padded\u00A0\"",
    " hook_run_id=\"<b> > 'x'\"",
    " hook_run_id='a \"b\" /'",
    " hook_run_id=\"two\r\nlines\"",
    " z=\"&bad;\" hook_run_id=\"r1\"",
    " z='&'hook_run_id=\"r1\"y=\"\"",
    " hook_run_id=\"r1\" HOOK_RUN_ID=\"r2\" xmlns:hook_run_id=\"r3\"",
    " hook_run_id=\"\u200B\"",
    " hook_run_id=\"\uD83D\uDE00\u2028\"",
  };
  private static final String[] BAD_ATTRIBUTES = {
    "",
    " hook_run_id=r1",
    " hook_run_id",
    " hook_run_id=",
    " hook_run_id=\"\"",
    " hook_run_id=\" \n\"",
    " hook_run_id=\"\u00A0\u2003\u0085\"",
    " hook_run_id='&#32;&#xA0;'",
    " HOOK_RUN_ID=\"r1\"",
    " xmlns:hook_run_id=\"r1\"",
    " hook_run_id=\"r1\" hook_run_id=\"r1\"",
    " hook_run_id=\"r1\" p:hook_run_id=\"r2\"",
    " hook_run_id=\"r1\" z=\"1\" z=\"1\"",
    " hook_run_id=\"r1\" z",
    " hook_run_id=\"r1\" z=1",
    " z hook_run_id=\"r1\"",
    " hook_run_id=\"a&b\"",
    " hook_run_id=\"&nbsp;\"",
    " hook_run_id=\"&LT;\"",
    " hook_run_id=\"&#0;\"",
    " hook_run_id=\"r1",
    " hook_run_id=\"r1'",
    " hook-run-id=\"r1\"",
    " id=\"r1\"",
  };
  private static final String[] BODIES = {
    " kept \n",
    "a &amp; b &lt;c&gt; &quot;d&apos;",
    "&#65;&#x42;&#x1F600;&#1;",
    "a<![CDATA[<b> & ]]>c",
    "<![CDATA[]]>x<![CDATA[ ]]>",
    "a<!-- c -->b",
    "a<?x y?>b<!---->",
    "<b>q</b>after",
    "before<b>q</b>",
    " \n<b/>after<c/>\t",
    "<b><b x='>'>q</b></b><c></c>t",
    "<b><!-- </b> --><![CDATA[</b>]]></b>t",
    "\u00A0",
    "\u2003",
    "\u200B",
    "x ]]> y > z \" '",
    "a\r\nb\rc\u0085d\u2028e",
    "a\r<!-- -->\nb",
    "<![CDATA[a\r\nb\r]]>\n",
    "&#13;&#10;x&#13;",
    "&#32;x&#32;",
    "\uD83D\uDE00",
    "\uFEFFx",
  };
  private static final String[] BAD_BODIES = {
    "",
    " ",
    "\n\t\r",
    "&#32;&#10;",
    "<![CDATA[ ]]>",
    "<![CDATA[]]>",
    "<!-- x -->",
    "a<b/>c",
    "a<b>q</b>&#99;",
    "<b>q</b>",
    "a & b",
    "a &",
    "&nbsp;",
    "&AMP;",
    "&#0;",
    "&#x0;",
    "&#xD800;",
    "&#xDFFF;",
    "&#x110000;",
    "&#X41;",
    "&#;",
    "&#x;",
    "&;",
    "&#+65;",
    "&#-65;",
    "&#6 5;",
    "&#xG;",
    "&#99999999999999999999;",
    "&lt",
    "& lt;",
    "a < b",
    "x<b>",
    "x<b></c>",
    "x<b><c></b></c>",
    "x<!-- ",
    "x<![CDATA[ y",
    "x<?y",
    "x<!bad>",
    "x</b>",
    "x<b>&lt</b>y<c/>z",
  };
  private static final String[] SUFFIXES = {
    " and more < & junk",
    "<x",
    "&",
    "<h hook_run_id='2'>u</h>",
    "</hook_prompt>",
    "\n",
    "]]>",
    "\uFEFF",
    "<!-- ",
  };

  private static final String ORDINARY =
      "<!-- c --><hook_prompt a='1' hook_run_id=\"r\">x &amp;&#65; <![CDATA[y]]><!-- z --></hook_prompt>";

  private final RandomChoice choice;

  RandomHookPrompts(RandomChoice choice) {
    this.choice = choice;
  }

  /** A hook prompt as Codex writes it, with something unusual about it now and then. */
  String good() {
    return element(-1);
  }

  /** One that is broken in one place. */
  String broken() {
    return switch (choice.below(10)) {
      case 0 -> "<" + choice.of(NAMES) + choice.of(ATTRIBUTES) + "/>";
      case 1 -> "<hook_prompt>" + choice.of(BODIES) + "</hook_prompt>";
      default -> element(choice.below(4));
    };
  }

  /** One of which a character is lost, which matters or not; or one that is context as well. */
  String mangled() {
    if (choice.percent(20)) {
      return "<external_a hook_run_id='r'>x</external_a></external_a hook_run_id='r'>";
    }
    int at = choice.below(ORDINARY.length());
    return ORDINARY.substring(0, at) + ORDINARY.substring(at + 1);
  }

  private String element(int brokenSlot) {
    String prolog = choice.percent(20) ? choice.of(PROLOGS) : "";
    String name = choice.percent(30) ? choice.of(NAMES) : "hook_prompt";
    String attributes =
        choice.percent(40) ? choice.of(ATTRIBUTES) : " hook_run_id=\"run-" + choice.below(9) + '"';
    String body = choice.percent(50) ? choice.of(BODIES) : "Try once more.";
    String close = "</" + name + choice.of("", "", "", " ", "\n") + ">";
    String suffix = choice.percent(15) ? choice.of(SUFFIXES) : "";
    return switch (brokenSlot) {
      case 0 -> choice.of(BAD_PROLOGS) + "<" + name + attributes + ">" + body + close;
      case 1 -> prolog + "<" + name + choice.of(BAD_ATTRIBUTES) + ">" + body + close + suffix;
      case 2 -> prolog + "<" + name + attributes + ">" + choice.of(BAD_BODIES) + close + suffix;
      case 3 -> prolog + "<" + name + attributes + ">" + body + badClose(name);
      default -> prolog + "<" + name + attributes + ">" + body + close + suffix;
    };
  }

  private String badClose(String name) {
    return choice.of(
        "",
        "</" + name,
        "</ " + name + ">",
        "</" + name + "x>",
        "</>",
        "<" + name + ">",
        "/>",
        "</" + name + " x>");
  }
}
