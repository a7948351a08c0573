package dev.turnmark.cli;

import dev.turnmark.rollout.Prompt;
import java.util.ArrayList;
import java.util.List;

/**
 * Counts prompts.
 *
 * @param lines what came of the lines they stand in
 * @param live those that no rollback took back, and that come from no agent
 * @param inherited those of them that were copied from another session
 * @param fromAgents those that no rollback took back, and that come from an agent
 * @param rolledBack those that were taken back
 */
record PromptTally(Tally lines, int live, int inherited, int fromAgents, int rolledBack) {

  static PromptTally of(Tally lines, List<Prompt> prompts) {
    List<Prompt> live = prompts.stream().filter(Prompt::live).toList();
    List<Prompt> said = live.stream().filter(prompt -> !prompt.fromAgent()).toList();
    return new PromptTally(
        lines,
        said.size(),
        (int) said.stream().filter(Prompt::inherited).count(),
        live.size() - said.size(),
        prompts.size() - live.size());
  }

  /** All of them together. */
  static PromptTally of(List<PromptTally> tallies) {
    return new PromptTally(
        Tally.of(tallies.stream().map(PromptTally::lines).toList()),
        tallies.stream().mapToInt(PromptTally::live).sum(),
        tallies.stream().mapToInt(PromptTally::inherited).sum(),
        tallies.stream().mapToInt(PromptTally::fromAgents).sum(),
        tallies.stream().mapToInt(PromptTally::rolledBack).sum());
  }

  /** What to say of it. */
  List<String> summary() {
    List<String> made = new ArrayList<>();
    String prompts = Tally.count(live, "prompt", "prompts");
    made.add(inherited == 0 ? prompts : prompts + " (" + inherited + " inherited)");
    if (fromAgents > 0) {
      made.add(fromAgents + " from an agent");
    }
    if (rolledBack > 0) {
      made.add(rolledBack + " rolled back");
    }
    return lines.summary(made);
  }
}
