package dev.turnmark.rules;

import java.util.Locale;

/** How much a remark about rules counts. */
public enum Severity {
  /** Nothing goes on until it is mended. */
  ERROR,
  /** The rules decide all the same. */
  WARNING;

  /** How outputs and pack files spell it. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
