package dev.turnmark.audit;

import dev.turnmark.audit.PartVerdict.Outcome;
import dev.turnmark.fact.FromAgent;
import dev.turnmark.fact.Projection;
import dev.turnmark.fact.Span;
import dev.turnmark.model.ContentItem;
import dev.turnmark.model.ContentItem.InputText;
import dev.turnmark.model.ContentItem.OutputText;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.model.TurnItem;
import dev.turnmark.model.TurnItem.UserMessage;
import dev.turnmark.model.UserInput;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What the rules made of a response item, and why.
 *
 * @param turnItem what a person sees of it; null when nothing, or when the rules did not say
 * @param marks what it is a place for, in the order of their names, last first: {@code
 *     user_message}, {@code turn_boundary}, {@code fork_turn}
 * @param rolloutType what kind of record it counts as; null when the rules did not say
 * @param durable whether Codex writes it at all
 * @param inHistory whether it enters the history that the model is given
 * @param contextual how many of its content parts are injected
 * @param parts what became of each content part; empty for an item that is not a message
 * @param firings the rules that fired, in order
 * @param undecided what no rule decided, or what rules contradict each other about, a sentence
 *     each; empty when all is decided
 * @param revision which rules these were: {@code RuleSet.revision()}
 */
public record Decision(
    ResponseItem item,
    @Nullable TurnItem turnItem,
    List<String> marks,
    @Nullable String rolloutType,
    boolean durable,
    boolean inHistory,
    Contextual contextual,
    List<PartVerdict> parts,
    List<Firing> firings,
    List<String> undecided,
    String revision) {

  /** In place of a kind of turn item, when a person sees nothing. */
  static final String NOTHING = "nothing";

  public Decision {
    marks = List.copyOf(marks);
    parts = List.copyOf(parts);
    firings = List.copyOf(firings);
    undecided = List.copyOf(undecided);
    if (firings.isEmpty() && undecided.isEmpty()) {
      throw new IllegalArgumentException("a decision is never without a reason");
    }
  }

  /** The rule that said what a person sees of it. */
  public Optional<Firing> decidedBy() {
    return firings.stream()
        .filter(firing -> firing.concluded().stream().anyMatch(Projection.class::isInstance))
        .findFirst();
  }

  /** Whether a rule said that an agent wrote it in the name of the user, and no person. */
  public boolean fromAgent() {
    return concluded().anyMatch(fact -> fact instanceof FromAgent from && from.of(item));
  }

  /**
   * Whether it is shown as a user message, and a rule found in it what was asked for, with the
   * words of a client around it.
   */
  public boolean wrapped() {
    return turnItem instanceof UserMessage && kept().stream().anyMatch(p -> p.request() != null);
  }

  /**
   * What a person sees as said, and of each part that a client wrapped nothing but what was asked
   * for. Empty when the item is not shown as a user message.
   */
  public List<UserInput> said() {
    if (!(turnItem instanceof UserMessage shown) || !(item instanceof Message message)) {
      return List.of();
    }
    List<PartVerdict> kept = kept();
    if (kept.size() != shown.content().size()) {
      // A rule made the turn item as a whole: what of it comes from which part is not known.
      return shown.content();
    }
    List<UserInput> said = new ArrayList<>(shown.content());
    for (int i = 0; i < kept.size(); i++) {
      boolean words = message.content().get(kept.get(i).part()) instanceof InputText;
      if (kept.get(i).request() != null && words) {
        said.set(i, new UserInput.Text(requested(kept.get(i))));
      }
    }
    return said;
  }

  /** The words of a part that the rule looked at; empty for a part that is not made of words. */
  public String words(PartVerdict part) {
    PartVerdict.InPlace inPlace = part.inPlace();
    return inPlace == null ? words(part.part(), part.span()) : inPlace.span();
  }

  /** The words of a part that were asked for; empty when no rule found such. */
  public String requested(PartVerdict part) {
    PartVerdict.InPlace inPlace = part.inPlace();
    return inPlace == null ? words(part.part(), part.request()) : inPlace.request();
  }

  /** The words in a stretch of a content part. */
  private String words(int part, @Nullable Span span) {
    if (span == null || !(item instanceof Message message)) {
      return "";
    }
    ContentItem content = message.content().get(part);
    if (content instanceof InputText input) {
      return input.text().substring(span.start(), span.end());
    }
    return content instanceof OutputText output
        ? output.text().substring(span.start(), span.end())
        : "";
  }

  private List<PartVerdict> kept() {
    return parts.stream().filter(part -> part.outcome() == Outcome.KEPT).toList();
  }

  private Stream<Object> concluded() {
    return firings.stream().flatMap(firing -> firing.concluded().stream());
  }

  /** What a person sees of it, in a word: a kind of turn item, nothing, or that it is undecided. */
  public String shown() {
    if (!decided()) {
      return "undecided";
    }
    return turnItem == null ? NOTHING : turnItem.type();
  }

  /** Whether the rules said all there is to say, and none against another. */
  public boolean decided() {
    return undecided.isEmpty();
  }
}
