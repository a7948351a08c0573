package com.acme.prompts;

import static org.springframework.http.MediaType.APPLICATION_JSON_VALUE;

import dev.turnmark.engine.Classifier;
import dev.turnmark.engine.JsonClassifier;
import dev.turnmark.json.UnreadableException;
import dev.turnmark.rules.RuleSet;
import java.util.function.Supplier;
import org.springframework.http.HttpStatus;
import org.springframework.http.ProblemDetail;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** Takes JSON and answers in JSON; Turnmark does the reading and the writing. */
@RestController
class ClassifyController {

  private final Supplier<RuleSet> rules;
  private final JsonClassifier classifier;

  ClassifyController(Supplier<RuleSet> rules, Classifier classifier) {
    this.rules = rules;
    this.classifier = classifier.json();
  }

  /** Takes a response item, or a line of a rollout. */
  @PostMapping(
      path = "/classify",
      consumes = APPLICATION_JSON_VALUE,
      produces = APPLICATION_JSON_VALUE)
  byte[] classify(@RequestBody byte[] json) throws UnreadableException {
    return classifier.classify(json);
  }

  record Rules(String revision) {}

  @GetMapping("/rules")
  Rules rules() {
    return new Rules(rules.get().revision());
  }

  /** What cannot be read is the caller's: one sentence says what was expected, and where. */
  @ExceptionHandler
  ProblemDetail unreadable(UnreadableException e) {
    return ProblemDetail.forStatusAndDetail(HttpStatus.BAD_REQUEST, e.sentence());
  }
}
