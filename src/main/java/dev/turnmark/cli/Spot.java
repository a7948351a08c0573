package dev.turnmark.cli;

import dev.turnmark.audit.Placement;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.json.Warning;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The line that something is reported of.
 *
 * @param file what the file is called
 * @param warnings what is odd about the line
 * @param placement where in the conversation it stands, if that was asked for
 * @param replacement the number of an item in the replacement history of the line; null for what
 *     the line itself says
 */
record Spot(
    String file,
    RolloutRecord.Read line,
    List<String> warnings,
    @Nullable Placement placement,
    @Nullable Integer replacement) {

  Spot {
    warnings = List.copyOf(warnings);
  }

  static Spot of(String file, RolloutRecord.Read line) {
    List<Warning> odd = line.warnings();
    List<String> warnings =
        odd.isEmpty() ? List.of() : odd.stream().map(Warning::toString).toList();
    return new Spot(file, line, warnings, null, null);
  }

  Spot at(Placement where) {
    return new Spot(file, line, warnings, where, replacement);
  }

  Spot replacing(int number) {
    return new Spot(file, line, List.of(), placement, number);
  }

  Spot warning(List<String> more) {
    List<String> all = new ArrayList<>(warnings);
    all.addAll(more);
    return new Spot(file, line, all, placement, replacement);
  }

  /** The line, as a person would point at it: {@code 12}, or {@code 12[3]}. */
  String number() {
    return line.line() + (replacement == null ? "" : "[" + replacement + "]");
  }
}
