package dev.turnmark.cli;

import dev.turnmark.audit.LeftAsideRecord;
import dev.turnmark.audit.UnreadableRecord;
import dev.turnmark.json.OtherGrammar;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.json.TurnmarkJson;
import dev.turnmark.rollout.Lineage;
import dev.turnmark.rollout.Prompt;
import dev.turnmark.rollout.PromptRecord;
import java.util.List;

/** For machines: a line of JSON for each prompt, and before them one for each unreadable line. */
record JsonPrompts(Printer out, String file, PromptChoice choice, String revision)
    implements PromptReport {

  @Override
  public void unreadable(RolloutRecord.Unreadable line) {
    out.line(TurnmarkJson.writeRecord(new UnreadableRecord(file, line.line(), line.reason())));
  }

  @Override
  public void leftAside(OtherGrammar grammar, int lines) {
    out.line(TurnmarkJson.writeRecord(new LeftAsideRecord(file, grammar.label(), lines)));
  }

  @Override
  public void prompts(List<Prompt> prompts, Lineage lineage) {
    prompts.stream()
        .filter(choice::takes)
        .map(prompt -> TurnmarkJson.writeRecord(PromptRecord.of(prompt, file, lineage, revision)))
        .forEach(out::line);
  }
}
