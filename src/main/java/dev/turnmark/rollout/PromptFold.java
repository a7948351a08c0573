package dev.turnmark.rollout;

import dev.turnmark.audit.Decision;
import dev.turnmark.audit.Firing;
import dev.turnmark.fact.UserMessagePosition;
import dev.turnmark.model.TurnItem.UserMessage;
import dev.turnmark.model.UserInput;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Gathers what a person said, line by line. A rollback further down may take back any of it, so all
 * of it is kept until the file ends: the words, but neither pictures nor sounds.
 *
 * <p>Upstream: {@code core/src/thread_rollout_truncation.rs :: user_message_positions_in_rollout}.
 */
public final class PromptFold {

  private final TurnFold turns = new TurnFold();
  private final Map<Integer, Prompt> said = new TreeMap<>();

  /**
   * Takes the next line, in the order of the file.
   *
   * @param decision what was decided of its response item; null when it holds none
   */
  public void accept(JudgedLine line, @Nullable Decision decision) {
    turns.accept(line);
    if (decision != null && line.judgement().bears(UserMessagePosition.LABEL)) {
      said.put(line.line(), prompt(line, decision));
    }
  }

  private static Prompt prompt(JudgedLine line, Decision decision) {
    List<UserInput> content =
        decision.turnItem() instanceof UserMessage shown ? shown.content() : List.of();
    return new Prompt(
        new Place(line.line(), line.index(), null, null, "", false),
        PromptText.of(content),
        decision.wrapped() ? PromptText.of(decision.said()) : null,
        count(content, UserInput.Image.class, UserInput.LocalImage.class),
        count(content, UserInput.Audio.class, UserInput.Audio.class),
        decision.decidedBy().map(Firing::rule).orElse(null),
        decision.fromAgent(),
        null);
  }

  private static int count(List<UserInput> content, Class<?> one, Class<?> other) {
    return (int)
        content.stream().filter(input -> one.isInstance(input) || other.isInstance(input)).count();
  }

  /** Whether anything was said so far, taken back or not. */
  public boolean any() {
    return !said.isEmpty();
  }

  /** The turns counted on the way. */
  public Turns turns() {
    return turns.turns();
  }

  /**
   * All that was said so far, in the order of the file, with what was taken back.
   *
   * @param lineage which lines were copied
   */
  public List<Prompt> prompts(Lineage lineage) {
    Turns counted = turns.turns().from(lineage);
    List<Prompt> prompts = new ArrayList<>();
    add(prompts, counted.userMessages(), OptionalInt.empty());
    for (RolledBack rollback : counted.rollbacks()) {
      add(prompts, rollback.userMessages(), OptionalInt.of(rollback.at().line()));
    }
    prompts.sort(Comparator.comparingInt(Prompt::line));
    return prompts;
  }

  private void add(List<Prompt> prompts, List<Place> places, OptionalInt rollback) {
    for (Place place : places) {
      Prompt prompt = said.get(place.line());
      if (prompt != null) {
        prompts.add(prompt.at(place, rollback));
      }
    }
  }
}
