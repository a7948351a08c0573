package dev.turnmark.json;

/**
 * How a record is gone over. Codex parses a line to a value before it decodes it, so the order of
 * keys means nothing and the last of equal keys counts; each pass gives up as soon as that could
 * matter, except the last one.
 */
enum Pass {
  /** As fast as can be, giving up at whatever is odd: the next pass looks into it. */
  PLAIN,
  /** The bytes as they came. */
  AS_WRITTEN,
  /** {@link Tidied} bytes: tags come first, and no key comes twice. */
  TIDIED
}
