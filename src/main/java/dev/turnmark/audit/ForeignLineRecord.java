package dev.turnmark.audit;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.turnmark.model.Internal;

/**
 * A line of a file that is no rollout, as machines read it.
 *
 * @param file the file as it was named
 * @param line the line in the file, from 1
 * @param otherGrammar what the file is: the label of a {@link dev.turnmark.json.OtherGrammar}
 */
@Internal
@JsonPropertyOrder({"file", "line", "other_grammar"})
public record ForeignLineRecord(
    String file, int line, @JsonProperty("other_grammar") String otherGrammar) {}
