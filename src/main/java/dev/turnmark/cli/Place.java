package dev.turnmark.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * A line of a file, as a user names it: {@code FILE:LINE}.
 *
 * @param line from 1
 */
record Place(String file, int line) {

  /** Where an empty command line points; never read. */
  static final Place NOWHERE = new Place(RolloutFile.STANDARD_INPUT, 1);

  @Override
  public String toString() {
    return file + ":" + line;
  }

  /** Reads it from the command line. */
  static final class Converter implements ITypeConverter<Place> {

    @Override
    public Place convert(String text) {
      int colon = text.lastIndexOf(':');
      String line = text.substring(colon + 1);
      if (colon < 1 || !line.matches("[1-9][0-9]{0,8}")) {
        throw new TypeConversionException(
            "expected FILE:LINE with a line from 1 on but was '" + text + "'");
      }
      return new Place(text.substring(0, colon), Integer.parseInt(line));
    }
  }
}
