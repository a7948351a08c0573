package dev.turnmark.reference;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Holds the generator and the readers of the reference to each other. */
class RandomTextsTest {

  private final RandomChoice choice = new RandomChoice(3);

  @Test
  void goodHookPromptsAreReadAndBrokenOnesAreNot() {
    RandomHookPrompts hookPrompts = new RandomHookPrompts(choice);
    for (int i = 0; i < 4_000; i++) {
      String good = hookPrompts.good();
      assertThat(HookPromptXml.read(good)).as(good).isNotNull();
      String broken = hookPrompts.broken();
      assertThat(HookPromptXml.read(broken)).as(broken).isNull();
    }
  }

  @Test
  void goodEnvelopesAreReadAndBrokenOnesAreNot() {
    RandomEnvelopes envelopes = new RandomEnvelopes(choice);
    for (int i = 0; i < 4_000; i++) {
      String good = envelopes.good();
      assertThat(InterAgentEnvelope.read(good)).as(good).isNotEqualTo(InterAgentEnvelope.ABSENT);
      String broken = envelopes.broken();
      assertThat(InterAgentEnvelope.read(broken)).as(broken).isEqualTo(InterAgentEnvelope.ABSENT);
    }
  }

  @Test
  void wholeMarkersAreContextWhateverWhiteSpaceIsAroundThem() {
    RandomMarkers markers = new RandomMarkers(choice);
    for (int i = 0; i < 1_000; i++) {
      String text = markers.space() + markers.whole("x") + markers.space();
      assertThat(ContextFragments.nameOf(text)).as(text).isNotNull();
      String notSpace = markers.notSpace() + markers.whole("x");
      assertThat(ContextFragments.nameOf(notSpace)).as(notSpace).isNull();
    }
  }
}
