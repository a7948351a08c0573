package dev.turnmark.model;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Public only because packages of this library need it of each other: it may change or go with any
 * version. All that is public and not marked so, outside of packages that are, stays as it is until
 * the next version that is allowed to break a host. What stands in a type that is marked is marked
 * with it.
 */
@Internal
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({
  ElementType.PACKAGE,
  ElementType.TYPE,
  ElementType.CONSTRUCTOR,
  ElementType.METHOD,
  ElementType.FIELD
})
public @interface Internal {}
