package dev.turnmark.rules;

import java.util.Optional;

/** Finds classes by the names rule writers and the compiler give them. */
final class Classes {

  private final ClassLoader loader;

  Classes(ClassLoader loader) {
    this.loader = loader;
  }

  /** The class of this full name, a class nested in another written with a dot or a dollar. */
  Optional<Class<?>> find(String name) {
    String binary = name;
    while (true) {
      try {
        return Optional.of(Class.forName(binary, false, loader));
      } catch (ClassNotFoundException | LinkageError e) {
        // A file system that folds case may hold another class under the name: a LinkageError.
        int dot = binary.lastIndexOf('.');
        if (dot < 0) {
          return Optional.empty();
        }
        binary = binary.substring(0, dot) + "$" + binary.substring(dot + 1);
      }
    }
  }
}
