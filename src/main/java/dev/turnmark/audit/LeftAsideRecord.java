package dev.turnmark.audit;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.turnmark.model.Internal;

/**
 * A file that is no rollout, as machines read it: one line of JSON for all its lines that were left
 * aside.
 *
 * @param file the file as it was named
 * @param otherGrammar what it is: the label of a {@link dev.turnmark.json.OtherGrammar}
 * @param leftAside how many lines
 */
@Internal
@JsonPropertyOrder({"file", "other_grammar", "left_aside"})
public record LeftAsideRecord(
    String file,
    @JsonProperty("other_grammar") String otherGrammar,
    @JsonProperty("left_aside") int leftAside) {}
