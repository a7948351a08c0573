package dev.turnmark.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.DoublePredicate;

/** Prints the table of goals and what was measured: {@code Goals JMH-JSON PROCESSES}. */
final class Goals {

  private static final double MICROS = 1000;

  private final List<String[]> rows = new ArrayList<>();
  private final Measured measured;

  private Goals(Measured measured) {
    this.measured = measured;
  }

  public static void main(String[] args) throws IOException {
    Goals goals = new Goals(Measured.of(Path.of(args[0]), Path.of(args[1])));
    goals.row("what", "goal", "measured", "");
    goals.row("---", "---", "---", "---");
    goals.engine();
    goals.pipelines();
    goals.scale();
    goals.start();
    goals.print();
  }

  private void engine() {
    double micros = measured.of("Engine.rules") / MICROS;
    most("engine, audit on, per response item", 2.5, micros, "%.2f µs");
    most("allocated by it", 3072, measured.of("Engine.rules.bytes"), "%.0f B");
    told("the mapping in plain Java", measured.of("Engine.plainJava") / MICROS, "%.2f µs");
    most(
        "500 rules in place of the shipped ones",
        3,
        measured.ratio("Engine.manyRules", "Engine.rules"),
        "%.2f ×");
    double audit = 1 - measured.ratio("Audit.conclusions", "Audit.firings");
    most("share of the audit in the engine's time", 15, 100 * audit, "%.0f %%");
    most("reload in a warm process", 1000, measured.of("Reload.reload.clock"), "%.0f ms");
  }

  private void pipelines() {
    most(
        "read, decide, write JSON lines: rules / plain Java",
        1.3,
        measured.ratio("Pipeline.rulesToJsonLines", "Pipeline.plainJavaToJsonLines"),
        "%.2f ×");
    most(
        "read and decide / readTree of the same lines",
        0.7,
        measured.ratio("Pipeline.readAndDecide", "Pipeline.readTree"),
        "%.2f ×");
    told(
        "bare token pass / readTree",
        measured.ratio("Pipeline.tokens", "Pipeline.readTree"),
        "%.2f ×");
  }

  private void scale() {
    double tenfold = measured.ratio("Pipeline.readAndDecideTenfold", "Pipeline.readAndDecide");
    goal("10 × the bytes, warm", "9 to 11 ×", tenfold, "%.1f ×", t -> t >= 9 && t <= 11);
    told("10 × the bytes, whole process", withoutStart("big.two", "tenth.two"), "%.1f ×");
    least("many files, 2 cores / 1", 1.8, withoutStart("many.one", "many.two"), "%.2f ×");
    least("one big file, 2 cores / 1", 1.8, withoutStart("big.one", "big.two"), "%.2f ×");
    told("one big file, 2 cores", measured.of("big.rate"), "%.0f MB/s");
    runs("the big file in a heap of 96 MB", measured.of("big.heap"));
    told("memory of that process at its peak", measured.of("big.rss"), "%.0f MB");
    runs("lines longer than a heap of 96 MB", measured.of("huge.heap"));
  }

  /** Most of a start can't be done by two, and does not grow with the bytes. */
  private double withoutStart(String one, String other) {
    double start = measured.of("start");
    double first = measured.of(one) - start;
    double second = measured.of(other) - start;
    return first > 0 && second > 0 ? first / second : Double.NaN;
  }

  private void start() {
    told("an empty main in Java", 1000 * measured.of("empty"), "%.0f ms");
    cold("classify, shipped rules", "start", 500, 8);
    cold("--version", "version", 150, 3);
    cold("classify, edited rules, first time", "edited.first", 4000, 60);
    cold("classify, edited rules, later", "edited.later", 600, 10);
  }

  private void cold(String what, String name, double millis, double times) {
    most(what, millis, 1000 * measured.of(name), "%.0f ms");
    most(what + " / empty main", times, measured.ratio(name, "empty"), "%.1f ×");
  }

  private void most(String what, double limit, double found, String form) {
    String shape = form.replaceAll("%\\.\\df", "%s");
    goal(what, "≤ " + shape.formatted(plain(limit)), found, form, value -> value <= limit);
  }

  private void least(String what, double limit, double found, String form) {
    String shape = form.replaceAll("%\\.\\df", "%s");
    goal(what, "≥ " + shape.formatted(plain(limit)), found, form, value -> value >= limit);
  }

  private static String plain(double number) {
    return number % 1 == 0 ? String.valueOf((long) number) : String.valueOf(number);
  }

  /** Something that is there, 1, or not, 0. */
  private void runs(String what, double found) {
    goal(what, "are read", found, found == 1 ? "read" : "not read", value -> value == 1);
  }

  private void told(String what, double found, String form) {
    goal(what, "", found, form, value -> true);
  }

  private void goal(String what, String goal, double found, String form, DoublePredicate met) {
    if (Double.isNaN(found)) {
      row(what, goal, "not measured", "");
      return;
    }
    String verdict = met.test(found) ? "met" : "missed";
    row(what, goal, String.format(Locale.ROOT, form, found), goal.isEmpty() ? "" : verdict);
  }

  private void row(String... cells) {
    rows.add(cells);
  }

  private void print() {
    int[] widths = new int[4];
    for (String[] row : rows) {
      for (int i = 0; i < row.length; i++) {
        widths[i] = Math.max(widths[i], row[i].length());
      }
    }
    for (String[] row : rows) {
      StringBuilder line = new StringBuilder("|");
      for (int i = 0; i < row.length; i++) {
        String fill = row[i].equals("---") ? "-" : " ";
        line.append(' ').append(row[i]).append(fill.repeat(widths[i] - row[i].length()));
        line.append(" |");
      }
      System.out.println(line);
    }
  }
}
