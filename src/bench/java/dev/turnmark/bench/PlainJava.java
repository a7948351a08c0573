package dev.turnmark.bench;

import dev.turnmark.audit.DecisionRecord;
import dev.turnmark.audit.DecisionRecord.Part;
import dev.turnmark.audit.DecisionRecord.Reason;
import dev.turnmark.engine.FreshIds;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.model.TurnItem;
import dev.turnmark.reference.ReferenceDecision;
import dev.turnmark.reference.ReferenceMapping;
import dev.turnmark.reference.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What the mapping in plain Java decides, as the records that the rules' decisions are told in. */
final class PlainJava {

  private static final String REVISION = "0".repeat(64);
  private static final List<Reason> REASON =
      List.of(
          new Reason(
              "the mapping decided", "ReferenceMapping.java:36", "it is written in Java", null));

  private PlainJava() {}

  static DecisionRecord record(
      ResponseItem item,
      String file,
      int line,
      @Nullable Integer index,
      @Nullable String sessionId,
      List<String> warnings) {
    ReferenceDecision decision = ReferenceMapping.decide(item);
    return new DecisionRecord(
        file,
        line,
        index,
        null,
        item.type(),
        item instanceof Message message ? message.role() : null,
        withId(decision.turnItem(), sessionId, line),
        marks(decision),
        false,
        decision.rolloutType(),
        decision.durable(),
        decision.contextual().name().toLowerCase(Locale.ROOT),
        null,
        parts(decision.parts()),
        REASON,
        List.of(),
        warnings,
        REVISION,
        DecisionRecord.SCHEMA);
  }

  /** A fresh id is made in the same way, and as seldom. */
  private static @Nullable TurnItem withId(
      @Nullable TurnItem item, @Nullable String sessionId, int line) {
    if (item instanceof TurnItem.UserMessage said) {
      return new TurnItem.UserMessage(
          FreshIds.of(sessionId, line), said.clientId(), said.content(), said.extra());
    }
    return item;
  }

  private static List<String> marks(ReferenceDecision decision) {
    List<String> marks = new ArrayList<>();
    if (decision.userMessage()) {
      marks.add("user_message");
    }
    if (decision.turnBoundary()) {
      marks.add("turn_boundary");
    }
    if (decision.forkTurn()) {
      marks.add("fork_turn");
    }
    return marks;
  }

  private static List<Part> parts(List<Verdict> verdicts) {
    List<Part> parts = new ArrayList<>();
    for (int i = 0; i < verdicts.size(); i++) {
      String verdict = verdicts.get(i).name().toLowerCase(Locale.ROOT);
      parts.add(new Part(i, verdict, "the mapping decided", null, null));
    }
    return parts;
  }
}
