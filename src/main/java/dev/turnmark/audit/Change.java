package dev.turnmark.audit;

import dev.turnmark.audit.Aspect.Kind;
import dev.turnmark.model.Internal;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What changes about an item, or a line without one, when other rules decide it.
 *
 * @param before what a person saw of it: a kind of turn item, {@code nothing} or {@code undecided}
 * @param after what a person sees of it by the other rules
 * @param aspects all that differs, the weightiest first; never empty
 * @param ruleBefore the rule that decided the weightiest of it; empty when none did
 * @param ruleAfter the rule of the other set that decides it
 * @param foundBefore rules that recognised something in it, and by the other rules do not
 * @param foundAfter rules of the other set that recognise something that was not
 */
@Internal
public record Change(
    String before,
    String after,
    List<Aspect> aspects,
    String ruleBefore,
    String ruleAfter,
    List<String> foundBefore,
    List<String> foundAfter) {

  public Change {
    if (aspects.isEmpty()) {
      throw new IllegalArgumentException("a change is a change of something");
    }
    aspects = aspects.stream().sorted(Comparator.comparing(Aspect::kind)).toList();
    foundBefore = List.copyOf(foundBefore);
    foundAfter = List.copyOf(foundAfter);
  }

  /**
   * What changes about a response item; nothing when both say the same.
   *
   * @param counted whether it stands where marks count, which in a replacement history they do not
   * @param redacting what may be told of what is undecided
   */
  public static Optional<Change> between(
      Decision before, Decision after, boolean counted, Redacting redacting) {
    Contrast contrast = new Contrast(before.firings(), after.firings());
    contrast.undecided(open(before.undecided(), redacting), open(after.undecided(), redacting));
    contrast.shown(before, after);
    if (counted) {
      contrast.marks(before.marks(), after.marks());
    }
    contrast.parts(before, after);
    contrast.texts(Kind.FROM_AGENT, sender(before), sender(after));
    contrast.written(written(before), written(after));
    return contrast.change(before.shown(), after.shown());
  }

  /** What changes about a line without an item. */
  public static Optional<Change> between(LineMarks before, LineMarks after, Redacting redacting) {
    Contrast contrast = new Contrast(before.firings(), after.firings());
    contrast.undecided(open(before.undecided(), redacting), open(after.undecided(), redacting));
    contrast.marks(before.marks(), after.marks());
    contrast.rollsBack(before.rollsBack(), after.rollsBack());
    contrast.written(written(before), written(after));
    return contrast.change(Decision.NOTHING, Decision.NOTHING);
  }

  /** Whether anything of this kind changes. */
  public boolean of(Kind kind) {
    return aspects.stream().anyMatch(aspect -> aspect.kind() == kind);
  }

  private static List<String> open(List<String> undecided, Redacting redacting) {
    return undecided.stream().map(redacting::open).toList();
  }

  private static String sender(Decision decision) {
    return decision.fromAgent() ? "an agent" : "not told";
  }

  private static String written(Decision decision) {
    return Contrast.written(decision.rolloutType(), decision.durable(), decision.inHistory());
  }

  private static String written(LineMarks marks) {
    return Contrast.written(marks.rolloutType(), marks.durable(), marks.inHistory());
  }
}
