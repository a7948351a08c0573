package dev.turnmark.json;

import java.util.regex.Pattern;

/** The four ways of writing a UUID that Codex reads. */
final class UuidText {

  private static final String DIGITS = "[0-9a-fA-F]";
  private static final String DASHED = DIGITS + "{8}(?:-" + DIGITS + "{4}){3}-" + DIGITS + "{12}";
  private static final Pattern FORMS =
      Pattern.compile(DASHED + "|" + DIGITS + "{32}|urn:uuid:" + DASHED + "|\\{" + DASHED + "\\}");

  private UuidText() {}

  static boolean is(String text) {
    return FORMS.matcher(text).matches();
  }
}
