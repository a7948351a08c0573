package dev.turnmark.model;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Texts below this component are long and seldom asked for: a reader that knows beforehand that
 * neither a rule nor an output asks for the component leaves {@link Unread#TEXT} in their place.
 * Their shape is checked all the same.
 */
@Internal
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface ReadByNeed {}
