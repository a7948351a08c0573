package dev.turnmark.model;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Fields that are carried along without being understood, in the order they were written. */
final class Extra {

  private Extra() {}

  static Map<String, Json> ordered(Map<String, Json> fields) {
    return fields.isEmpty() ? Map.of() : Collections.unmodifiableMap(new LinkedHashMap<>(fields));
  }
}
