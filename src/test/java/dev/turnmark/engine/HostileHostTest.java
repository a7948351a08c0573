package dev.turnmark.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.turnmark.CodexRules;
import dev.turnmark.audit.DecisionListener;
import dev.turnmark.fact.Session;
import dev.turnmark.json.Strictness;
import dev.turnmark.json.UnreadableException;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.rules.RuleSet;
import dev.turnmark.rules.RuleSource;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What a host gets wrong, or is given by others, stays where it was done. */
class HostileHostTest {

  @TempDir Path folder;

  @Test
  void anyErrorOfARuleLeavesItsItemUndecided() throws Exception {
    PackFiles pack =
        PackFiles.copyTo(folder)
            .edit(
                "mark/turn-boundaries.drl",
                "insert(new TurnBoundary($a));",
                "insert(new TurnBoundary(Texts.failing($a)));")
            .edit(
                "mark/turn-boundaries.drl",
                "import dev.turnmark.fact.Typed;",
                "import dev.turnmark.fact.Typed; import dev.turnmark.rules.facts.Texts;");
    RuleSet rules =
        RuleSet.load(
            RuleSource.directories(List.of(pack.path())), HostileHostTest.class.getClassLoader());
    ResponseItem message =
        new ResponseItem.AgentMessage(null, "/root", "/root/scout", List.of(), null);
    try (Classifier classifier = Classifier.of(rules)) {
      assertThat(classifier.classify(message).undecided())
          .singleElement()
          .asString()
          .endsWith(") failed: Error: the host is broken: AgentMessage");
      assertThat(classifier.classify(Items.user("Go on")).decided()).isTrue();
    }
  }

  @Test
  void causesThatNameEachOtherAreToldAllTheSame() {
    RuntimeException first = new RuntimeException("first");
    RuntimeException second = new RuntimeException("second", first);
    first.initCause(second);

    assertThat(RuleFailure.describe(first)).isEqualTo("RuntimeException: first");
  }

  private static final class Mute extends IllegalStateException {
    private static final long serialVersionUID = 1L;

    @Override
    public String getMessage() {
      throw new IllegalStateException("no");
    }
  }

  @Test
  void anExceptionThatWillNotSayWhatItIsAboutIsNamed() {
    RuntimeException mute = new Mute();
    assertThat(RuleFailure.describe(new RuntimeException("outer", mute))).isEqualTo("Mute");
    assertThat(RuleFailure.describe(new RuntimeException(new IllegalStateException("one\ntwo"))))
        .isEqualTo("IllegalStateException: one");
  }

  @Test
  void aSupplierWithoutRulesCostsTheItemItWasAskedForAndNoOther() {
    Iterator<RuleSet> rules =
        Stream.concat(Stream.of(CodexRules.LOADED), Stream.generate(() -> CodexRules.LOADED))
            .iterator();
    boolean[] none = {false};
    Supplier<RuleSet> supplier = () -> none[0] ? null : rules.next();
    try (Classifier classifier = Classifier.of(supplier)) {
      none[0] = true;
      assertThatNullPointerException()
          .isThrownBy(() -> classifier.classify(Items.user("Go on")))
          .withMessage("the supplier of rules gave none");
      none[0] = false;
      assertThat(classifier.classify(Items.user("Go on")).shown()).isEqualTo("UserMessage");
    }
  }

  @Test
  @SuppressWarnings("NullAway")
  void whatIsNotThereIsRefusedByName() {
    try (Classifier classifier = Classifier.of(CodexRules.LOADED)) {
      assertThatNullPointerException()
          .isThrownBy(() -> classifier.classify(null))
          .withMessage("item");
      assertThatNullPointerException()
          .isThrownBy(() -> classifier.classify(Items.user("Go on"), null, () -> "id"))
          .withMessage("session");
      assertThatNullPointerException()
          .isThrownBy(() -> classifier.classify(Items.user("Go on"), Session.UNKNOWN, null))
          .withMessage("freshId");
      assertThatNullPointerException()
          .isThrownBy(() -> classifier.marks(null, Session.UNKNOWN))
          .withMessage("item");
      assertThatNullPointerException()
          .isThrownBy(() -> classifier.json().classify((byte[]) null))
          .withMessage("json");
      assertThatNullPointerException()
          .isThrownBy(() -> classifier.json().classify((JsonNode) null))
          .withMessage("json");
    }
    assertThatNullPointerException()
        .isThrownBy(() -> Classifier.of((RuleSet) null))
        .withMessage("rules");
    assertThatNullPointerException()
        .isThrownBy(() -> Classifier.of(CodexRules.LOADED, (DecisionListener) null))
        .withMessage("listener");
  }

  @Test
  @Timeout(60)
  void aPipeIsARolloutLikeAFile() throws Exception {
    Path pipe = folder.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    Path file = Path.of("src/test/resources/rollouts/0.171.0/hooks_multi.jsonl");
    CompletableFuture<Long> written =
        CompletableFuture.supplyAsync(
            () -> {
              try (OutputStream into = Files.newOutputStream(pipe)) {
                return Files.copy(file, into);
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            });
    try (Classifier classifier = Classifier.of(CodexRules.LOADED);
        Stream<DecidedLine> fromPipe = classifier.rollout(pipe);
        Stream<DecidedLine> fromFile = classifier.rollout(file)) {
      assertThat(fromPipe.map(DecidedLine::line).toList())
          .isEqualTo(fromFile.map(DecidedLine::line).toList());
    }
    assertThat(written.get()).isEqualTo(Files.size(file));
  }

  @Test
  void aDirectoryInThePlaceOfARolloutIsNamed() {
    try (Classifier classifier = Classifier.of(CodexRules.LOADED)) {
      assertThatExceptionOfType(FileNotFoundException.class)
          .isThrownBy(() -> classifier.rollout(folder))
          .withMessageStartingWith(folder.toString());
    }
  }

  @Test
  void aTreeThatNestsTooDeepOrHoldsWhatIsNoJsonIsUnreadable() {
    ArrayNode deep = JsonNodeFactory.instance.arrayNode();
    ArrayNode innermost = deep;
    for (int i = 0; i < 1_100; i++) {
      innermost = innermost.addArray();
    }
    ArrayNode inItself = JsonNodeFactory.instance.arrayNode();
    inItself.add(inItself);
    try (Classifier classifier = Classifier.of(CodexRules.LOADED)) {
      for (JsonNode node : List.of(deep, inItself)) {
        assertThatExceptionOfType(UnreadableException.class)
            .isThrownBy(() -> classifier.json().classify(node))
            .withMessage("expected at most 1000 levels but was nested deeper");
      }
      assertThatExceptionOfType(UnreadableException.class)
          .isThrownBy(
              () -> classifier.json().classify(JsonNodeFactory.instance.pojoNode(new Object())))
          .withMessage("expected a tree of JSON but was one that holds another kind of object");
    }
  }

  @Test
  void aLineWithoutATimestampIsReadUnlessItIsReadStrictly() throws Exception {
    byte[] line =
        "{\"type\":\"response_item\",\"payload\":{\"type\":\"message\",\"role\":\"user\",\"content\":[]}}"
            .getBytes(StandardCharsets.UTF_8);
    try (Classifier classifier = Classifier.of(CodexRules.LOADED)) {
      byte[] answer = classifier.json(Strictness.LENIENT).classify(line);
      assertThat(new JsonMapper().readTree(answer).at("/warnings").toString()).isEqualTo("[]");
      assertThatExceptionOfType(UnreadableException.class)
          .isThrownBy(() -> classifier.json(Strictness.STRICT).classify(line))
          .withMessage("expected a string but was nothing at $.timestamp");
    }
  }
}
