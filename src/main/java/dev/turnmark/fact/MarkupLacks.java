package dev.turnmark.fact;

import java.util.Optional;

/** Why a text is not marked as {@link Markup} or {@link MediaLabels} was asked. */
final class MarkupLacks {

  private MarkupLacks() {}

  static Optional<Lack> wrappedIn(String text, String open, String close) {
    if (Markup.wrappedIn(text, open, close)) {
      return Optional.empty();
    }
    Span words = Span.trimmed(text);
    if (!open.isEmpty() && AsciiFolding.startsWith(text, words, open)) {
      return Lack.nearly(opened(open, text, close));
    }
    return !close.isEmpty() && AsciiFolding.endsWith(text, words, close)
        ? Lack.nearly(
            "%s closes it, but it opens with %s, not with %s"
                .formatted(Excerpt.quoted(close), Excerpt.start(text, open), Excerpt.quoted(open)))
        : unopened(text, open);
  }

  static Optional<Lack> startsFolded(String text, String prefix) {
    return Markup.startsFolded(text, prefix) ? Optional.empty() : unopened(text, prefix);
  }

  static Optional<Lack> startsWith(String text, String prefix) {
    return Markup.startsWith(text, prefix) ? Optional.empty() : unopened(text, prefix);
  }

  static Optional<Lack> endsWith(String text, String suffix) {
    return Markup.endsWith(text, suffix)
        ? Optional.empty()
        : Lack.far(
            "it does not end with %s but with %s"
                .formatted(Excerpt.quoted(suffix), Excerpt.end(text, suffix)));
  }

  static Optional<Lack> externalContext(String text) {
    if (Markup.externalContext(text)) {
      return Optional.empty();
    }
    if (!Markup.startsWith(text, Markup.EXTERNAL)) {
      return unopened(text, Markup.EXTERNAL);
    }
    int start = Span.trimmed(text).start();
    int end = text.indexOf('>', start);
    if (end < 0) {
      return Lack.nearly("%s opens it, and no `>` ends the tag".formatted("`<external_`"));
    }
    String tag = text.substring(start, end + 1);
    return Lack.nearly(opened(tag, text, "</" + tag.substring(1)));
  }

  static Optional<Lack> internalContext(String text) {
    if (Markup.internalContext(text)) {
      return Optional.empty();
    }
    if (!Markup.startsWith(text, Markup.INTERNAL)) {
      return unopened(text, Markup.INTERNAL);
    }
    return Markup.endsWith(text, Markup.INTERNAL_END)
        ? Lack.nearly(
            "its source is not a small letter and then small letters, digits and underscores up to"
                + " `\">`, but begins with "
                + Excerpt.start(afterTag(text), Markup.INTERNAL_SOURCE_END))
        : Lack.nearly(opened(Markup.INTERNAL, text, Markup.INTERNAL_END));
  }

  private static String afterTag(String text) {
    return text.substring(Span.trimmed(text).start() + Markup.INTERNAL.length());
  }

  static Optional<Lack> opens(String text, String medium) {
    return MediaLabels.opens(text, medium)
        ? Optional.empty()
        : Lack.far(
            "it is not `<%s>` or `<%s name=…>` to the letter, but opens with %s"
                .formatted(medium, medium, Excerpt.start(text, medium)));
  }

  static Optional<Lack> closes(String text, String medium) {
    return MediaLabels.closes(text, medium)
        ? Optional.empty()
        : Lack.far(
            "it is not `</%s>` to the letter, but opens with %s"
                .formatted(medium, Excerpt.start(text, medium)));
  }

  private static String opened(String open, String text, String close) {
    return "%s opens it, but it ends with %s, not with %s"
        .formatted(Excerpt.quoted(open), Excerpt.end(text, close), Excerpt.quoted(close));
  }

  private static Optional<Lack> unopened(String text, String open) {
    return Lack.far(
        "it does not open with %s but with %s"
            .formatted(Excerpt.quoted(open), Excerpt.start(text, open)));
  }
}
