package dev.turnmark.model;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What is not known below this component is not kept, as it is upstream, although its type could
 * keep it in other places.
 */
@Internal
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface KnownFieldsOnly {}
