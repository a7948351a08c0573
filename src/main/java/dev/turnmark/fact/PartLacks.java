package dev.turnmark.fact;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What can be told of the predicates of a {@link Part}, and of those of its properties that read.
 */
final class PartLacks {

  private static final Map<String, Asked> BY_NAME =
      Map.of(
          "wrappedIn", new Asked(2, (p, a) -> MarkupLacks.wrappedIn(p.text(), a.get(0), a.get(1))),
          "startsFolded", new Asked(1, (p, a) -> MarkupLacks.startsFolded(p.text(), a.get(0))),
          "startsWith", new Asked(1, (p, a) -> MarkupLacks.startsWith(p.text(), a.get(0))),
          "endsWith", new Asked(1, (p, a) -> MarkupLacks.endsWith(p.text(), a.get(0))),
          "externalContext", new Asked(0, (p, a) -> MarkupLacks.externalContext(p.text())),
          "internalContext", new Asked(0, (p, a) -> MarkupLacks.internalContext(p.text())),
          "opens", new Asked(1, (p, a) -> MarkupLacks.opens(p.text(), a.get(0))),
          "closes", new Asked(1, (p, a) -> MarkupLacks.closes(p.text(), a.get(0))),
          "hookPrompt", new Asked(0, (p, a) -> HookPromptXml.lack(p.text())),
          "envelope", new Asked(0, (p, a) -> EnvelopeJson.lack(p.text())));

  private PartLacks() {}

  /** Tells of one predicate or property. */
  private interface Telling {
    Optional<Lack> of(Part part, List<String> arguments);
  }

  private record Asked(int arguments, Telling telling) {}

  static Optional<Lack> of(Part part, String name, List<String> arguments) {
    Asked asked = BY_NAME.get(name);
    return asked == null || asked.arguments() != arguments.size()
        ? Optional.empty()
        : asked.telling().of(part, arguments);
  }

  /** The predicates and properties that more can be told of. */
  static Set<String> names() {
    return BY_NAME.keySet();
  }
}
