package dev.turnmark.cli;

import java.util.Locale;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a regular expression from the command line. */
final class RegularExpression implements ITypeConverter<Pattern> {

  @Override
  public Pattern convert(String given) {
    try {
      return Pattern.compile(given);
    } catch (PatternSyntaxException e) {
      throw new TypeConversionException(
          "'%s' is not a regular expression: %s"
              .formatted(given, e.getDescription().toLowerCase(Locale.ROOT)));
    }
  }
}
