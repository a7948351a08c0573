package dev.turnmark.rollout;

import java.util.List;

/** What a line does to the history that the model is given. */
sealed interface Step permits HistoryItem, Step.Replaced, Step.Rebuilt, Step.TakenBack {

  /** The line that does it. */
  int line();

  void change(History history);

  /** Puts others in the place of all items so far. */
  record Replaced(int line, List<HistoryItem> replacement) implements Step {

    public Replaced {
      replacement = List.copyOf(replacement);
    }

    @Override
    public void change(History history) {
      history.replace(replacement);
    }
  }

  /** Replaces all items so far by what Codex would make of them. */
  record Rebuilt(int line) implements Step {

    @Override
    public void change(History history) {
      history.rebuild();
    }
  }

  /** Takes back turns. */
  record TakenBack(int line, long turns) implements Step {

    @Override
    public void change(History history) {
      history.rollBack(turns);
    }
  }
}
