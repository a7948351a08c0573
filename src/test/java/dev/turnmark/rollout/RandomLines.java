package dev.turnmark.rollout;

import dev.turnmark.audit.Contextual;
import dev.turnmark.model.ContentItem;
import dev.turnmark.model.EventMsg;
import dev.turnmark.model.Json;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.model.RolloutItem;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** Lines with marks at random, dense in what makes counting hard; the same for the same seed. */
final class RandomLines {

  private final Random random;
  private int line;
  private int index;

  RandomLines(long seed) {
    random = new Random(seed);
  }

  /** A rollout of fewer lines than this. */
  List<JudgedLine> rollout(int bound) {
    line = 0;
    index = 0;
    return more(bound);
  }

  /** Lines that follow those that were made before. */
  List<JudgedLine> more(int bound) {
    List<JudgedLine> lines = new ArrayList<>();
    for (int n = random.nextInt(bound); n > 0; n--) {
      line += random.nextInt(8) == 0 ? 2 : 1;
      lines.add(next());
    }
    return lines;
  }

  private JudgedLine next() {
    return switch (random.nextInt(20)) {
      case 0, 1 -> rollback(line, index++, random.nextInt(20) == 0 ? 4_294_967_295L : below(4));
      case 2 -> compacted();
      case 3 -> at(index++, metadata());
      case 4 ->
          at(
              index++,
              other(
                  random.nextBoolean()
                      ? new RolloutItem.WorldState(true, new Json("{}"))
                      : new EventMsg.TaskStarted("t" + index)));
      case 5 -> at(null, random.nextBoolean() ? user() : other(new RolloutItem.Unknown("news")));
      default -> at(index++, item());
    };
  }

  static JudgedLine rollback(int line, int index, long turns) {
    return new JudgedLine(
        line,
        index,
        new Judgement(
            new EventMsg.ThreadRolledBack(turns),
            List.of("rolls_back"),
            false,
            Contextual.NONE,
            turns,
            ""));
  }

  private JudgedLine at(@Nullable Integer index, Judgement judgement) {
    return new JudgedLine(line, index, judgement);
  }

  private JudgedLine compacted() {
    if (random.nextInt(3) == 0) {
      return at(index++, other(new RolloutItem.Compacted("", null)));
    }
    List<Judgement> judgements = new ArrayList<>();
    List<ResponseItem> items = new ArrayList<>();
    for (int n = below(5); n > 0; n--) {
      Judgement item = item();
      if (item.item() instanceof ResponseItem said) {
        judgements.add(item);
        items.add(said);
      }
    }
    return new JudgedLine(line, index++, other(new RolloutItem.Compacted("", items)), judgements);
  }

  private Judgement item() {
    return switch (random.nextInt(9)) {
      case 0, 1 -> user();
      case 2 -> said(agentMessage(), List.of("turn_boundary"), true, Contextual.NONE);
      case 3 -> said(message("developer"), List.of(), true, contextual());
      case 4 -> said(message("user"), List.of(), true, context());
      case 5 -> said(message("system"), List.of(), false, Contextual.NONE);
      case 6 -> said(message("assistant"), turn(), true, Contextual.NONE);
      case 7 -> said(communication(), turn(), true, Contextual.NONE);
      default -> said(message("assistant"), List.of(), true, Contextual.NONE);
    };
  }

  private Judgement user() {
    return said(
        message("user"),
        List.of("user_message", "turn_boundary", "fork_turn"),
        true,
        Contextual.NONE);
  }

  private Judgement metadata() {
    boolean trigger = random.nextBoolean();
    return said(
        new RolloutItem.InterAgentCommunicationMetadata(trigger),
        trigger ? List.of("rollback_unit", "fork_turn") : List.of("rollback_unit"),
        false,
        Contextual.NONE);
  }

  private List<String> turn() {
    return random.nextBoolean() ? List.of("turn_boundary", "fork_turn") : List.of("turn_boundary");
  }

  private Contextual context() {
    return random.nextBoolean() ? Contextual.ALL : Contextual.SOME;
  }

  private Contextual contextual() {
    return random.nextInt(4) == 0 ? Contextual.NONE : context();
  }

  private static Judgement other(RolloutItem item) {
    return said(item, List.of(), false, Contextual.NONE);
  }

  private static Judgement said(
      RolloutItem item, List<String> marks, boolean inHistory, Contextual contextual) {
    return new Judgement(item, marks, inHistory, contextual, null, "");
  }

  private static Message message(String role) {
    return new Message(null, role, List.of(new ContentItem.InputText("words")), null, null);
  }

  private static ResponseItem agentMessage() {
    return new ResponseItem.AgentMessage(null, "/root", "/root/scout", List.of(), null);
  }

  private static RolloutItem communication() {
    return new RolloutItem.InterAgentCommunication(
        null, "/root", "/root/scout", null, "", null, false);
  }

  private int below(int bound) {
    return random.nextInt(bound);
  }
}
