package dev.turnmark.cli;

import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** Whether a command runs in a JVM of its own, and what that may take. */
final class IsolateOption {

  private static final String NAME = "--isolate";

  @Option(
      names = NAME,
      description =
          "Before a command: run it in a Java of its own, which is ended when it takes more than"
              + " the limits below; for rules that nobody has read.")
  private boolean asked;

  @Option(
      names = NAME + "-memory",
      paramLabel = "SIZE",
      defaultValue = "1g",
      converter = Size.class,
      description = "Its memory, in m or g; ${DEFAULT-VALUE} unless given.")
  private String memory = "1g";

  @Option(
      names = NAME + "-time",
      paramLabel = "TIME",
      defaultValue = "60s",
      converter = Time.class,
      description = "How long it may take, in s or m; ${DEFAULT-VALUE} unless given.")
  private Duration time = Duration.ofSeconds(60);

  boolean asked() {
    return asked;
  }

  /** What these options ask for. */
  Isolation isolation() {
    return new Isolation(memory, time);
  }

  /** What is left of a command line when these options are taken from its beginning. */
  static List<String> without(List<String> arguments) {
    int first = 0;
    while (first < arguments.size() && arguments.get(first).startsWith(NAME)) {
      String option = arguments.get(first);
      first += option.equals(NAME) || option.contains("=") ? 1 : 2;
    }
    return arguments.subList(Math.min(first, arguments.size()), arguments.size());
  }

  /** A number of megabytes or gigabytes, as Java takes it. */
  static final class Size implements ITypeConverter<String> {

    @Override
    public String convert(String value) {
      if (!value.matches("[1-9][0-9]{0,5}[mMgG]")) {
        throw new TypeConversionException(
            "expected a size such as 512m or 2g but was `%s`".formatted(value));
      }
      return value;
    }
  }

  /** A number of seconds or minutes. */
  static final class Time implements ITypeConverter<Duration> {

    private static final Pattern TIME = Pattern.compile("([1-9][0-9]{0,5})([sm])");

    @Override
    public Duration convert(String value) {
      Matcher time = TIME.matcher(value);
      if (!time.matches()) {
        throw new TypeConversionException(
            "expected a time such as 30s or 5m but was `%s`".formatted(value));
      }
      long count = Long.parseLong(time.group(1));
      return time.group(2).equals("m") ? Duration.ofMinutes(count) : Duration.ofSeconds(count);
    }
  }
}
