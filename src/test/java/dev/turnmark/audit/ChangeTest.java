package dev.turnmark.audit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.audit.Aspect.Kind;
import dev.turnmark.audit.PartVerdict.Outcome;
import dev.turnmark.fact.Hidden;
import dev.turnmark.fact.Span;
import dev.turnmark.model.ContentItem;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.model.TurnItem;
import dev.turnmark.model.UserInput;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What differs between two decisions about one item. */
class ChangeTest {

  private static final Message SAID =
      new Message(
          null,
          "user",
          List.of(new ContentItem.InputText("Look."), new ContentItem.InputText("Now.")),
          null,
          null);
  private static final Firing SHOWS = firing("it is shown", new Hidden(SAID));
  private static final PartVerdict KEPT = part(0, Outcome.KEPT, "words are kept");

  @Test
  void twoEqualDecisionsDifferInNothing() {
    assertThat(between(shown("Look."), shown("Look."))).isNull();
  }

  @Test
  void otherContentIsTheDoingOfTheRuleThatJudgedThePartOtherwise() {
    Decision before = shown("Look.", KEPT, part(1, Outcome.KEPT, "words are kept"));
    Decision after =
        shown("Look.Now.", KEPT, part(1, Outcome.DROPPED, "the last word is left out"));
    assertThat(between(before, after))
        .isEqualTo(
            new Change(
                "UserMessage",
                "UserMessage",
                List.of(
                    new Aspect(Kind.CONTENT, "", ""), new Aspect(Kind.PARTS, "kept", "dropped")),
                "words are kept",
                "the last word is left out",
                List.of(),
                List.of()));
  }

  @Test
  void anotherSpanOfTheSamePartIsAnotherPart() {
    Decision before = shown("Look.", KEPT);
    Decision after =
        shown(
            "Look.",
            new PartVerdict(0, Outcome.KEPT, firing("trimmed words are kept"), new Span(0, 4)));
    assertThat(between(before, after))
        .isEqualTo(
            new Change(
                "UserMessage",
                "UserMessage",
                List.of(new Aspect(Kind.PARTS, "kept", "kept")),
                "words are kept",
                "trimmed words are kept",
                List.of(),
                List.of()));
  }

  @Test
  void whatOneSideLeavesUndecidedIsTheWeightiest() {
    Decision before = shown("Look.", KEPT);
    Decision after = decision(null, List.of(KEPT), List.of(), List.of("no rule decided it"));
    assertThat(between(before, after))
        .isEqualTo(
            new Change(
                "UserMessage",
                "undecided",
                List.of(
                    new Aspect(Kind.UNDECIDED, "decided", "no rule decided it"),
                    new Aspect(Kind.SHOWN, "UserMessage", "undecided")),
                "it is shown",
                "",
                List.of(),
                List.of()));
  }

  private static @Nullable Change between(Decision before, Decision after) {
    return Change.between(before, after, true, Redacting.NOTHING).orElse(null);
  }

  private static Decision shown(String words, PartVerdict... parts) {
    return decision(
        new TurnItem.UserMessage("id", null, List.of(new UserInput.Text(words)), Map.of()),
        List.of(parts),
        List.of(SHOWS),
        List.of());
  }

  private static Decision decision(
      @Nullable TurnItem item,
      List<PartVerdict> parts,
      List<Firing> firings,
      List<String> undecided) {
    return new Decision(
        SAID,
        item,
        List.of(),
        "response.message",
        true,
        true,
        Contextual.NONE,
        parts,
        firings,
        undecided,
        "revision");
  }

  private static PartVerdict part(int number, Outcome outcome, String rule) {
    return new PartVerdict(number, outcome, firing(rule), new Span(0, 5));
  }

  private static Firing firing(String rule, Object... concluded) {
    return new Firing(rule, "pack/file.drl:1", "so", List.of(concluded));
  }
}
