package dev.turnmark.rules;

import java.util.List;

/** The fingerprint of rule texts. */
final class Revision {

  private Revision() {}

  static String of(List<RulePack> packs) {
    Fingerprint revision = new Fingerprint().add(packs.size());
    for (RulePack pack : packs) {
      revision.add(pack.name()).add(pack.documents().size());
      for (RuleDocument document : pack.documents()) {
        revision.add(document.path()).add(document.text());
      }
    }
    return revision.hex();
  }

  /** The revision of rules that lack one of those of another revision. */
  static String without(String whole, String rule) {
    return new Fingerprint().add(whole).add(rule).hex();
  }
}
