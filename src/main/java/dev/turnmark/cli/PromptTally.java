package dev.turnmark.cli;

import dev.turnmark.rollout.Prompt;
import java.util.ArrayList;
import java.util.List;

/**
 * Counts prompts.
 *
 * @param lines what came of the lines they stand in
 * @param live those that no rollback took back
 * @param inherited those of them that were copied from another session
 * @param rolledBack those that were taken back
 */
record PromptTally(Tally lines, int live, int inherited, int rolledBack) {

  static PromptTally of(Tally lines, List<Prompt> prompts) {
    int live = (int) prompts.stream().filter(Prompt::live).count();
    int inherited = (int) prompts.stream().filter(p -> p.live() && p.inherited()).count();
    return new PromptTally(lines, live, inherited, prompts.size() - live);
  }

  /** All of them together. */
  static PromptTally of(List<PromptTally> tallies) {
    return new PromptTally(
        Tally.of(tallies.stream().map(PromptTally::lines).toList()),
        tallies.stream().mapToInt(PromptTally::live).sum(),
        tallies.stream().mapToInt(PromptTally::inherited).sum(),
        tallies.stream().mapToInt(PromptTally::rolledBack).sum());
  }

  /** What to say of it. */
  List<String> summary() {
    List<String> made = new ArrayList<>();
    String prompts = Tally.count(live, "prompt", "prompts");
    made.add(inherited == 0 ? prompts : prompts + " (" + inherited + " inherited)");
    if (rolledBack > 0) {
      made.add(rolledBack + " rolled back");
    }
    return lines.summary(made);
  }
}
