package dev.turnmark.reference;

import java.util.ArrayList;
import java.util.List;

/** The texts of content parts. */
final class RandomTexts {

  private static final String[] PLAIN = {
    "go",
    "go",
    "yes",
    "Fix the footer",
    "",
    " ",
    "\n",
    "\u0085",
    "\u001F",
    "\uFEFF",
    "caf\u00E9 \uD83D\uDE00",
    "a < b && c > d",
    "<div class=\"x\">hi</div>",
    "</image>",
    "{\"a\":1}",
    "line one\r\nline two\u2028line three",
    "<user_action>\n <action>review</action>\n</user_tool>",
    "\u202E abc",
    "<proposed_plan>\n1. Do it\n</proposed_plan>",
  };
  private static final String[] LABELS = {
    "<image>",
    "</image>",
    "<image name=[Image #1]>",
    "<image name=[Image #1] path=\"/tmp/a b.png\">",
    "<image name=>",
    "<audio>",
    "</audio>",
    "<audio name=[Audio #1]>",
    "<audio name=>",
  };
  private static final String[] NEAR_LABELS = {
    "<image> ", " </image>", "</image>\n", "<IMAGE>", "</Image>", "<image name=", "<image name=x",
    "<image  name=x>", "<image path=x>", "<images>", "<audio >", "</audio >", "<video>", "</video>",
    "<image name=x> y", "<Audio name=x>", "<image name='a' hook_run_id='r'>t</image>",
  };

  private final RandomChoice choice;
  private final RandomMarkers markers;
  private final RandomHookPrompts hookPrompts;
  private final RandomEnvelopes envelopes;
  private final List<String> earlier = new ArrayList<>();

  RandomTexts(RandomChoice choice) {
    this.choice = choice;
    markers = new RandomMarkers(choice);
    hookPrompts = new RandomHookPrompts(choice);
    envelopes = new RandomEnvelopes(choice);
  }

  /** A text of any kind; now and then one that was there before. */
  String any() {
    if (!earlier.isEmpty() && choice.percent(8)) {
      return choice.of(earlier);
    }
    String text = fresh();
    if (text.length() < 1_000) {
      if (earlier.size() < 50) {
        earlier.add(text);
      } else {
        earlier.set(choice.below(earlier.size()), text);
      }
    }
    return text;
  }

  private String fresh() {
    int kind = choice.below(100);
    if (kind < 20) {
      return plain();
    }
    if (kind < 55) {
      return markers.inSomeState(body());
    }
    if (kind < 65) {
      return choice.percent(80) ? hookPrompts.broken() : hookPrompts.mangled();
    }
    if (kind < 75) {
      return injected();
    }
    if (kind < 88) {
      return label();
    }
    if (kind < 92) {
      return markers.developer(body());
    }
    return envelope();
  }

  String plain() {
    if (choice.below(300) == 0) {
      return choice.of("x", "<skill>", "\u00A0", "\uD83D\uDE00 ").repeat(2_000);
    }
    return choice.of(PLAIN);
  }

  /** Context or a hook prompt. */
  String injected() {
    String text = choice.percent(50) ? markers.whole(body()) : hookPrompts.good();
    return choice.percent(10) ? markers.space() + text + markers.space() : text;
  }

  String label() {
    return choice.percent(80) ? choice.of(LABELS) : choice.of(NEAR_LABELS);
  }

  String developer() {
    return markers.developer(body());
  }

  String envelope() {
    return choice.percent(55) ? envelopes.good() : envelopes.broken();
  }

  private String body() {
    if (choice.below(300) == 0) {
      return choice.of("words ", "</skill>", "\u3000").repeat(2_000);
    }
    return choice.of(
        "", "x", "\n", "\n  <cwd>/home/dev/demo</cwd>\n", " for /work\n", "\u00E9", "&");
  }
}
