package dev.turnmark.cli;

import picocli.CommandLine.Option;

/** Whether to print in colours. */
final class ColorOption {

  @Option(
      names = "--color",
      paramLabel = "auto|always|never",
      description =
          "Colours: on a screen, unless NO_COLOR is set (auto, the default), always, or never.")
  private When when = When.AUTO;

  /** When there are colours. */
  enum When {
    AUTO,
    ALWAYS,
    NEVER
  }

  boolean paints(Screen screen) {
    return when == When.ALWAYS || (when == When.AUTO && screen.showsOut() && screen.wantsColor());
  }
}
