package dev.turnmark.model;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The variant of a family that takes a tag nobody knows: a record of the tag and the other fields,
 * or of nothing when they are not kept.
 */
@Internal
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface UnknownVariant {}
