package dev.turnmark.cli;

import dev.turnmark.json.OtherGrammar;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.RolloutItem.SessionMeta;
import dev.turnmark.model.RolloutItem.TurnContext;
import dev.turnmark.rollout.GoalFold;
import dev.turnmark.rollout.Lineage;
import dev.turnmark.rollout.Prompt;
import dev.turnmark.rollout.SessionSummary;
import dev.turnmark.rollout.SessionSummary.State;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads of a file what a list of sessions tells, and no more of it than that takes. */
final class SessionVisit implements RolloutWalk.Visitor<SessionRow> {

  private final RolloutFile file;
  private final boolean counts;
  private final Terminal terminal;
  private final Conversation conversation = new Conversation();
  private final GoalFold goal = new GoalFold();
  private boolean lines;
  private boolean known;
  private boolean flat;
  private boolean hasTurnContext;
  private boolean spoken;
  private int firstPrompt;
  private int unreadable;
  private @Nullable String firstTimestamp;
  private @Nullable OtherGrammar otherGrammar;

  /**
   * @param counts whether to read to the end
   */
  SessionVisit(Terminal terminal, RolloutFile file, boolean counts) {
    this.file = file;
    this.counts = counts;
    this.terminal = terminal;
  }

  @Override
  public void begin() {
    conversation.judging().begin();
  }

  @Override
  public void read(RolloutRecord.Read line, RolloutPass pass) {
    conversation.read(line, pass);
    RolloutItem item = line.content().item();
    goal.accept(line.line(), pass.told(item));
    lines = true;
    known |= LineName.known(line);
    // Only in a flat file does Codex count a line without a timestamp.
    flat |= line.content().timestamp() == null && line.index() != null;
    firstTimestamp = firstTimestamp == null ? line.content().timestamp() : firstTimestamp;
    hasTurnContext |= item instanceof TurnContext;
    spoken |= item instanceof Message message && message.role().equals("assistant");
    if (firstPrompt == 0 && conversation.anyPrompt()) {
      firstPrompt = line.line();
    }
  }

  @Override
  public void unreadable(RolloutRecord.Unreadable line) {
    lines = true;
    unreadable++;
    conversation.judging().unreadable(line);
  }

  @Override
  public boolean leftAside(OtherGrammar grammar, int count) {
    otherGrammar = grammar;
    conversation.judging().leftAside(count);
    return true;
  }

  @Override
  public boolean wantsMore() {
    return counts
        || firstPrompt == 0
        || (!hasTurnContext && !flat)
        || mayBeInherited(conversation.lineage());
  }

  /** Whether a line further down may tell that the first prompt was copied. */
  private boolean mayBeInherited(Lineage lineage) {
    SessionMeta meta = lineage.session();
    return meta != null
        && meta.forkedFromId() != null
        && lineage.continues() == null
        && !lineage.inherited(firstPrompt);
  }

  @Override
  public SessionRow end(boolean complete) {
    conversation.judging().end(complete, terminal, file.name());
    List<Prompt> prompts =
        conversation.prompts().stream().filter(prompt -> !counts || prompt.live()).toList();
    Prompt first = prompts.isEmpty() ? null : prompts.get(0);
    Prompt own = prompts.stream().filter(prompt -> !prompt.inherited()).findFirst().orElse(null);
    Lineage lineage = conversation.lineage();
    SessionMeta meta = lineage.session();
    String started = meta == null ? null : meta.timestamp();
    State state = state(first != null, complete);
    return new SessionRow(
        file,
        new SessionSummary(
            lineage,
            !flat && !hasTurnContext && (spoken || first != null),
            flat,
            started == null ? firstTimestamp : started,
            state,
            first,
            counts ? own : null,
            first == null ? goal.goal() : null,
            counted(state, complete) ? conversation.turns() : null,
            otherGrammar == null ? null : otherGrammar.label(),
            unreadable),
        otherGrammar,
        conversation.judging().tally());
  }

  /** A number would be false of what was read in part, and of what is no rollout. */
  private boolean counted(State state, boolean complete) {
    return counts && complete && state != State.NO_ROLLOUT;
  }

  private State state(boolean prompted, boolean complete) {
    if (prompted) {
      return State.PROMPTED;
    }
    if (!lines && otherGrammar == null) {
      return complete ? State.EMPTY : State.NOT_READ;
    }
    return known && otherGrammar == null ? State.NO_PROMPT_YET : State.NO_ROLLOUT;
  }
}
