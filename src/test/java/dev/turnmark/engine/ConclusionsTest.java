package dev.turnmark.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.turnmark.CodexRules;
import dev.turnmark.audit.Decision;
import dev.turnmark.audit.Firing;
import dev.turnmark.fact.Session;
import dev.turnmark.fact.TurnBoundary;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.ResponseItem.Message;
import dev.turnmark.reference.RandomItems;
import dev.turnmark.rules.RuleSet;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What rules conclude comes into the answer, whatever way they put it and whoever asks for it. */
class ConclusionsTest {

  private static final String IMPORTS =
      """
      import dev.turnmark.fact.TurnBoundary;
      import dev.turnmark.model.ResponseItem.Message;
      """;

  @TempDir Path folder;

  @Test
  void aConclusionIsToldWhetherARuleAsksForItOrNot() throws IOException {
    Message message = Items.user("Go on");
    List<Firing> unasked = judge(CodexRules.LOADED, message);
    List<Firing> asked =
        judge(
            with(
                "rule \"a boundary is one\" @because(\"so\") @upstream(\"so\") when"
                    + " $t : TurnBoundary() then insert($t); end\n"),
            message);

    assertThat(unasked).extracting(Firing::rule).doesNotContain("a boundary is one");
    assertThat(asked)
        .filteredOn(firing -> firing.rule().equals("a boundary is one"))
        .singleElement()
        .satisfies(firing -> assertThat(firing.concluded()).isEmpty());
    assertThat(asked)
        .filteredOn(firing -> !firing.rule().equals("a boundary is one"))
        .extracting(Firing::rule)
        .containsExactlyInAnyOrderElementsOf(unasked.stream().map(Firing::rule).toList());
  }

  @Test
  void twoFactsOfOneConsequenceAreToldInOrder() throws IOException {
    Message message = Items.user("Go on");
    List<Firing> firings =
        judge(
            with(
                "rule \"twice\" @because(\"so\") @upstream(\"so\") when $m : Message() then"
                    + " insert(new TurnBoundary($m)); insert(\"a word\"); end\n"),
            message);

    assertThat(firings)
        .filteredOn(firing -> firing.rule().equals("twice"))
        .singleElement()
        .satisfies(
            firing ->
                assertThat(firing.concluded())
                    .containsExactly(new TurnBoundary(message), "a word"));
  }

  @Test
  void aRuleThatConcludesNothingIsToldToo() throws IOException {
    List<Firing> firings =
        judge(
            with(
                "rule \"in silence\" @because(\"so\") @upstream(\"so\") when $m : Message() then"
                    + " end\n"),
            Items.user("Go on"));

    assertThat(firings)
        .filteredOn(firing -> firing.rule().equals("in silence"))
        .singleElement()
        .satisfies(firing -> assertThat(firing.concluded()).isEmpty());
  }

  @Test
  void aFactThatARuleTakesBackIsNotMissedWhenTheItemGoes() throws IOException {
    RuleSet deleting =
        with(
            "rule \"taken back\" @because(\"so\") @upstream(\"so\") when $t : TurnBoundary() then"
                + " delete($t); end\n");
    try (RuleSession session = new RuleSession(deleting)) {
      for (int i = 0; i < 2; i++) {
        assertThat(session.judge(Items.user("Go on"), Session.UNKNOWN))
            .extracting(Firing::rule)
            .contains("taken back", "a user message with nothing injected in it opens a turn");
        assertThat(session.factCount()).isZero();
      }
    }
  }

  @Test
  void aFactInsertedLogicallyIsToldAndGoesWithItsItem() throws IOException {
    Message message = Items.user("Go on");
    RuleSet logical =
        with(
            "rule \"logically\" @because(\"so\") @upstream(\"so\") when $m : Message() then"
                + " insertLogical(new TurnBoundary($m)); end\n");
    try (RuleSessions sessions = new RuleSessions(logical)) {
      for (int i = 0; i < 2; i++) {
        assertThat(sessions.judge(message, Session.UNKNOWN))
            .filteredOn(firing -> firing.rule().equals("logically"))
            .singleElement()
            .satisfies(
                firing ->
                    assertThat(firing.concluded()).containsExactly(new TurnBoundary(message)));
      }
    }
  }

  @Test
  void aFactThatARuleChangesIsJudgedAnew() throws IOException {
    RuleSet changing =
        with(
            "rule \"looked at again\" @because(\"so\") @upstream(\"so\") when"
                + " $t : TurnBoundary() not String() then insert(\"seen\"); update($t); end\n");
    try (RuleSession session = new RuleSession(changing)) {
      for (int i = 0; i < 2; i++) {
        assertThat(session.judge(Items.user("Go on"), Session.UNKNOWN))
            .filteredOn(firing -> firing.rule().equals("looked at again"))
            .singleElement()
            .satisfies(firing -> assertThat(firing.concluded()).containsExactly("seen"));
        assertThat(session.factCount()).isZero();
      }
    }
  }

  @Test
  void threadsThatShareAClassifierGetWhatOneAloneGets()
      throws InterruptedException, ExecutionException {
    List<ResponseItem> items =
        Stream.generate(new RandomItems(20_261_201)::next).limit(3_000).toList();
    List<String> alone;
    try (Classifier classifier = Classifier.of(CodexRules.LOADED)) {
      alone = decide(classifier, items);
    }
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try (Classifier classifier = Classifier.of(CodexRules.LOADED)) {
      Callable<List<String>> all = () -> decide(classifier, items);
      for (Future<List<String>> decided : threads.invokeAll(List.of(all, all, all, all))) {
        assertThat(decided.get()).isEqualTo(alone);
      }
    } finally {
      threads.shutdown();
    }
  }

  private RuleSet with(String rule) throws IOException {
    return RuleSet.load(PackFiles.copyTo(folder).add("mark", IMPORTS, rule).path());
  }

  private static List<Firing> judge(RuleSet rules, Message message) {
    try (RuleSession session = new RuleSession(rules)) {
      return session.judge(message, Session.UNKNOWN);
    }
  }

  private static List<String> decide(Classifier classifier, List<ResponseItem> items) {
    List<String> decisions = new ArrayList<>();
    for (ResponseItem item : items) {
      // As a text: parts are equal to themselves alone.
      Decision decision = classifier.classify(item, Session.UNKNOWN, () -> "<uuid>");
      decisions.add(decision.toString());
    }
    return decisions;
  }
}
