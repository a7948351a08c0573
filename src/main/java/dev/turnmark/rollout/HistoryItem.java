package dev.turnmark.rollout;

/**
 * An item of the history that the model is given, as far as taking back turns asks; as a step it
 * adds itself.
 *
 * @param line the line that brought it
 * @param beginning where that line begins: with its announcement, if it has one
 * @param replacing whether it is one of the items that the line put in the place of all before
 * @param context whether it goes with the turn after it
 * @param mixed whether it is context of the developer with something else beside it
 */
record HistoryItem(
    int line, int beginning, boolean replacing, boolean opensTurn, boolean context, boolean mixed)
    implements Step {

  static HistoryItem of(int line, int beginning, boolean replacing, Judgement judgement) {
    return new HistoryItem(
        line,
        beginning,
        replacing,
        judgement.opensTurn(),
        judgement.isContext(),
        judgement.mixesDeveloperContext());
  }

  @Override
  public void change(History history) {
    history.add(this);
  }
}
