package dev.turnmark.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.CodexRules;
import dev.turnmark.audit.Decision;
import dev.turnmark.engine.Classifier;
import dev.turnmark.fact.Session;
import dev.turnmark.json.Needs;
import dev.turnmark.json.RolloutReader;
import dev.turnmark.json.RolloutRecord;
import dev.turnmark.json.Strictness;
import dev.turnmark.model.ContentItem;
import dev.turnmark.model.Passthrough;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.model.RolloutItem.SessionMeta;
import dev.turnmark.model.TurnItem.UserMessage;
import dev.turnmark.rules.RuleSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The packs that may be laid over the rules of Codex, on every rollout that Codex wrote. */
class OptionalPacksTest {

  private static final Path ROLLOUTS = Path.of("src/test/resources/rollouts");

  private static Classifier codex;

  /**
   * What was decided of an item by the rules of Codex, and by a pack over them.
   *
   * @param subAgent whether another agent began the session
   */
  private record Twice(
      String version, boolean subAgent, ResponseItem item, Decision alone, Decision over) {

    boolean differ() {
      return !withoutReasons(alone).equals(withoutReasons(over));
    }

    private static List<Object> withoutReasons(Decision decision) {
      return List.of(
          String.valueOf(decision.turnItem()),
          decision.marks(),
          decision.contextual(),
          decision.undecided(),
          decision.parts().stream().map(part -> part.outcome()).toList());
    }

    @Override
    public String toString() {
      return version + ": " + words();
    }

    boolean promptOver() {
      return over.turnItem() instanceof UserMessage;
    }

    String words() {
      return item instanceof Message message
              && message.content().get(0) instanceof ContentItem.InputText text
          ? text.text().strip()
          : "";
    }
  }

  @BeforeAll
  static void loadTheRules() {
    codex = Classifier.of(CodexRules.LOADED);
  }

  @AfterAll
  static void close() {
    codex.close();
  }

  @Test
  void byProvenanceAPromptIsWhatAPersonTypedAllOf() throws IOException {
    List<Twice> noted =
        read("provenance").stream().filter(twice -> !kinds(twice.item()).isEmpty()).toList();

    assertThat(noted).hasSizeGreaterThan(250);
    for (Twice twice : noted) {
      List<String> kinds = kinds(twice.item());
      if (kinds.contains("unknown")) {
        assertThat(twice.differ()).as("%s", twice.item()).isFalse();
      } else {
        assertThat(twice.promptOver())
            .as("%s", twice.item())
            .isEqualTo(kinds.stream().allMatch(kind -> kind.startsWith("user.")));
      }
    }
  }

  @Test
  void provenanceChangesNothingButTheLookAlikesThatWereTyped() throws IOException {
    assertThat(read("provenance").stream().filter(Twice::differ).map(Twice::words).distinct())
        .containsExactlyInAnyOrder(
            "<environment_context>typed by the user</environment_context>",
            "# AGENTS.md instructions for me\n\n<INSTRUCTIONS>typed by the user</INSTRUCTIONS>",
            "<hook_prompt hook_run_id=\"x\">typed by the user</hook_prompt>",
            "<TURN_ABORTED>typed</TURN_ABORTED>",
            // Beside these stands a skill, in a part of its own.
            "Real words.");
  }

  @Test
  void olderCodexHidesTheInstructionsOfOldFilesAndNothingElse() throws IOException {
    List<Twice> differ = read("older-codex").stream().filter(Twice::differ).toList();

    assertThat(differ.stream().map(Twice::version).distinct()).containsExactly("0.29.0");
    assertThat(differ)
        .isNotEmpty()
        .allSatisfy(
            twice -> {
              assertThat(twice.words()).startsWith("<user_instructions>");
              assertThat(twice.promptOver()).isFalse();
            });
  }

  @Test
  void subAgentsAndWrappersChangeNoDecision() throws IOException {
    List<Twice> all = read("subagents", "ide-wrappers");

    assertThat(all).noneMatch(Twice::differ);
    assertThat(all.stream().filter(twice -> twice.over().fromAgent()))
        .hasSizeGreaterThan(10)
        .allMatch(twice -> twice.subAgent() && twice.promptOver());
    assertThat(all.stream().filter(twice -> twice.subAgent() && twice.promptOver()))
        .allMatch(twice -> twice.over().fromAgent());
  }

  /** The notes of a message of the user that has one for each part; empty for all else. */
  private static List<String> kinds(ResponseItem item) {
    Passthrough notes = item.passthrough();
    if (!(item instanceof Message message) || !message.role().equals("user") || notes == null) {
      return List.of();
    }
    List<String> kinds = notes.contentItemKinds();
    return kinds == null || kinds.size() != message.content().size() ? List.of() : kinds;
  }

  private static List<Twice> read(String... packs) throws IOException {
    List<Path> layers = new ArrayList<>(List.of(Path.of("rules/codex")));
    Stream.of(packs).map(Path.of("rules/extras")::resolve).forEach(layers::add);
    List<Twice> decided = new ArrayList<>();
    try (Classifier over = Classifier.of(RuleSet.load(layers.toArray(Path[]::new)));
        Stream<Path> files = Files.walk(ROLLOUTS)) {
      TreeSet<Path> sorted = new TreeSet<>(files.filter(OptionalPacksTest::isRollout).toList());
      for (Path file : sorted) {
        read(file, over, decided);
      }
    }
    return decided;
  }

  private static boolean isRollout(Path file) {
    return file.toString().endsWith(".jsonl");
  }

  private static void read(Path file, Classifier over, List<Twice> decided) throws IOException {
    Session session = Session.UNKNOWN;
    try (RolloutReader reader =
        new RolloutReader(
            Files.newInputStream(file), file.toString(), Strictness.LENIENT, Needs.everything())) {
      while (reader.hasNext()) {
        if (!(reader.next() instanceof RolloutRecord.Read read)) {
          continue;
        }
        if (session.equals(Session.UNKNOWN) && read.content().item() instanceof SessionMeta meta) {
          session = Session.of(meta);
        }
        if (read.content().item() instanceof ResponseItem item) {
          decided.add(
              new Twice(
                  ROLLOUTS.relativize(file).getName(0).toString(),
                  "subagent".equals(session.source()),
                  item,
                  codex.classify(item, session, () -> "x"),
                  over.classify(item, session, () -> "x")));
        }
      }
    }
  }
}
