package dev.turnmark.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class RuleSourceTest {

  private static final RuleDocument A = new RuleDocument("a.drl", "package a", "rules/a.drl");
  private static final RuleDocument B = new RuleDocument("b.drl", "package b", "rules/b.drl");

  @Test
  void theRevisionIsKnownFromTheBytesAlone() {
    assertThat(source(pack("codex", A, B)).revision())
        .isEqualTo("a399fb525175ce6adc6c1b2e07fe2f48d0e905a505db1ffca69678e7bf41c956");
  }

  @Test
  void theRevisionChangesWithAllThatDecides() {
    assertThat(
            List.of(
                revision(pack("codex", A, B)),
                revision(pack("extra", A, B)),
                revision(pack("codex", A)),
                revision(pack("codex", A), pack("extra", B)),
                revision(pack("codex", A, new RuleDocument("c.drl", "package b", "rules/b.drl"))),
                revision(pack("codex", A, new RuleDocument("b.drl", "package b\n", "b.drl"))),
                revision(pack("codex", A, new RuleDocument("b.drl", "package b\r\n", "b.drl"))),
                revision(pack("codex", new RuleDocument("a.drlpackage", " a", "rules/a.drl"), B))))
        .doesNotHaveDuplicates();
  }

  @Test
  void theRevisionStaysWhereverTheFilesLie() {
    RuleDocument moved = new RuleDocument("a.drl", "package a", "/somewhere/else/a.drl");

    assertThat(revision(pack("codex", moved, B))).isEqualTo(revision(pack("codex", A, B)));
  }

  @Test
  void aSourceHasPacksOfDifferentNames() {
    assertThatThrownBy(() -> source()).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> source(pack("codex", A), pack("codex", B)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static String revision(RulePack... packs) {
    return source(packs).revision();
  }

  private static RuleSource source(RulePack... packs) {
    return new RuleSource(List.of(packs));
  }

  private static RulePack pack(String name, RuleDocument... documents) {
    return new RulePack(name, List.of(documents));
  }
}
