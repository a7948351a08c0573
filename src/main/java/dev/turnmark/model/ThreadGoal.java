package dev.turnmark.model;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * What a thread works towards by itself.
 *
 * @param objective in the words of whoever gave it
 * @param status {@code active}, {@code complete} and others
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ThreadGoal(@Nullable String objective, @InClear @Nullable String status) {}
