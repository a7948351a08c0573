package dev.turnmark.cli;

import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/** The version that the build wrote into the jar. */
final class Version implements IVersionProvider {

  @Override
  public String[] getVersion() {
    return new String[] {line()};
  }

  static String line() {
    String built = Version.class.getPackage().getImplementationVersion();
    return "turnmark " + Objects.requireNonNullElse(built, "(not packaged)");
  }

  /** Whether a command line asks for nothing else, so that it can be told at once. */
  static boolean isAllThatIsAsked(String... arguments) {
    return arguments.length == 1 && (arguments[0].equals("--version") || arguments[0].equals("-V"));
  }
}
