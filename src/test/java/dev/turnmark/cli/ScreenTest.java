package dev.turnmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class ScreenTest {

  @Test
  void theLauncherSaysWhatGoesToTheScreen() {
    assertThat(Screen.of(Map.of("TURNMARK_SCREEN", "out err", "TERM", "xterm")))
        .isEqualTo(new Screen(true, true, true));
    assertThat(Screen.of(Map.of("TURNMARK_SCREEN", " err", "TERM", "xterm")))
        .isEqualTo(new Screen(false, true, true));
    assertThat(Screen.of(Map.of())).isEqualTo(Screen.NONE);
  }

  @Test
  void coloursAreTurnedOffByTheEnvironment() {
    assertThat(Screen.of(Map.of("TERM", "xterm", "NO_COLOR", "1")).wantsColor()).isFalse();
    assertThat(Screen.of(Map.of("TERM", "xterm", "NO_COLOR", "")).wantsColor()).isTrue();
    assertThat(Screen.of(Map.of("TERM", "dumb")).wantsColor()).isFalse();
  }

  @Test
  void byItselfOnlyAScreenIsPainted() {
    assertThat(paints(new Screen(true, true, true))).isTrue();
    assertThat(paints(new Screen(true, true, false))).isFalse();
    assertThat(paints(new Screen(false, true, true))).isFalse();
  }

  @Test
  void whatTheUserAsksForComesFirst() {
    assertThat(paints(Screen.NONE, "--color", "always")).isTrue();
    assertThat(paints(new Screen(true, true, true), "--color", "never")).isFalse();
  }

  private static boolean paints(Screen screen, String... arguments) {
    ColorOption option = new ColorOption();
    new CommandLine(CommandLine.Model.CommandSpec.create().addMixin("color", mixin(option)))
        .setCaseInsensitiveEnumValuesAllowed(true)
        .parseArgs(arguments);
    return option.paints(screen);
  }

  private static CommandLine.Model.CommandSpec mixin(ColorOption option) {
    return CommandLine.Model.CommandSpec.forAnnotatedObject(option);
  }
}
