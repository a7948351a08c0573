package com.acme.prompts;

import dev.turnmark.engine.Classifier;
import dev.turnmark.rules.Reload;
import dev.turnmark.rules.RuleSet;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.lang.Nullable;

/** One rule set and one classifier for the whole application; Spring closes what it opened. */
@Configuration
class TurnmarkConfiguration {

  private static final Logger LOG = LoggerFactory.getLogger(TurnmarkConfiguration.class);

  /** The rules of a directory, as they are edited, or those that are shipped. */
  @Bean
  Supplier<RuleSet> rules(@Value("${turnmark.rules:#{null}}") @Nullable Path directory) {
    if (directory != null) {
      return RuleSet.watch(TurnmarkConfiguration::tell, directory);
    }
    RuleSet shipped = RuleSet.shipped();
    return () -> shipped;
  }

  /** Safe for all the threads that serve requests. */
  @Bean
  Classifier classifier(Supplier<RuleSet> rules) {
    return Classifier.of(rules);
  }

  private static void tell(Reload reload) {
    reload.problems().forEach(problem -> LOG.warn("the rules stay as they were: {}", problem));
    if (reload.replaced()) {
      LOG.info("the rules are now {}: {}", reload.rules().revision(), reload.files());
    } else if (!reload.refused()) {
      LOG.info("the rules that lie there are those in force: {}", reload.rules().revision());
    }
  }
}
