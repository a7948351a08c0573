package dev.turnmark.audit;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.turnmark.model.Internal;

/**
 * A line that no reader makes anything of, as machines read it.
 *
 * @param file the file as it was named
 * @param line the line in the file, from 1
 * @param passedOver what kind of line that is
 */
@Internal
public record PassedOverRecord(
    String file, int line, @JsonProperty("passed_over") String passedOver) {}
