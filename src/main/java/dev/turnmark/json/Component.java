package dev.turnmark.json;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.turnmark.model.OrEmpty;
import dev.turnmark.model.RequiredByCodex;
import java.lang.annotation.Annotation;
import java.lang.reflect.RecordComponent;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What the annotations of a record's component say of its JSON. */
final class Component {

  private final RecordComponent component;

  Component(RecordComponent component) {
    this.component = component;
  }

  /** Its name in JSON. */
  String name() {
    return jackson(JsonProperty.class)
        .map(JsonProperty::value)
        .filter(given -> !given.isEmpty())
        .orElse(component.getName());
  }

  /** Whether it takes the fields that no other component takes. */
  boolean isExtra() {
    return jackson(JsonAnyGetter.class).isPresent();
  }

  /** Whether the record is written as this component alone. */
  boolean isWholeValue() {
    return jackson(JsonValue.class).isPresent();
  }

  Field.Absence absence() {
    if (component.isAnnotationPresent(RequiredByCodex.class)) {
      return Field.Absence.ODD;
    }
    if (component.isAnnotationPresent(OrEmpty.class)) {
      return Field.Absence.EMPTY;
    }
    return component.getAnnotatedType().isAnnotationPresent(Nullable.class)
        ? Field.Absence.FINE
        : Field.Absence.FATAL;
  }

  /** Jackson's annotations stand on the accessor, not on the component. */
  private <A extends Annotation> Optional<A> jackson(Class<A> type) {
    return Optional.ofNullable(component.getAccessor().getAnnotation(type));
  }
}
