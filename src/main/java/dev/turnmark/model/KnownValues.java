package dev.turnmark.model;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The values that Codex knows for a text. It refuses the line when it meets another; read
 * leniently, the other is carried as it is.
 */
@Internal
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface KnownValues {
  String[] value();
}
