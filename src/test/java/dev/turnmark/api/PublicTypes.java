package dev.turnmark.api;

import dev.turnmark.model.Internal;
import dev.turnmark.rules.RuleSet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All that a host can see of the library, but for packages that are internal as a whole. */
final class PublicTypes {

  /** Named here, since the tests of a package have a package-info.class of their own before it. */
  private static final Set<String> INTERNAL = Set.of("dev.turnmark.cli");

  private PublicTypes() {}

  /** The public types of each package, nested ones too, by the name of the package. */
  static Map<String, List<Class<?>>> byPackage() {
    return all().stream()
        .filter(type -> !INTERNAL.contains(type.getPackageName()))
        .collect(Collectors.groupingBy(Class::getPackageName, TreeMap::new, Collectors.toList()));
  }

  /** Those that stay as they are. */
  static List<Class<?>> stable() {
    return byPackage().values().stream().flatMap(List::stream).filter(t -> !isInternal(t)).toList();
  }

  /** Whether a type, or what it stands in, says that it may change. */
  static boolean isInternal(Class<?> type) {
    return type.isAnnotationPresent(Internal.class)
        || INTERNAL.contains(type.getPackageName())
        || (type.getDeclaringClass() != null && isInternal(type.getDeclaringClass()));
  }

  /** Whether a host can name it. */
  static boolean isSeen(Class<?> type) {
    Class<?> outer = type.getDeclaringClass();
    return Modifier.isPublic(type.getModifiers()) && (outer == null || isSeen(outer));
  }

  private static List<Class<?>> all() {
    Path classes = classes();
    Path ours = classes.resolve("dev/turnmark");
    try (Stream<Path> files = Files.walk(ours, 2)) {
      List<Class<?>> types = new ArrayList<>();
      for (Path file : files.sorted().toList()) {
        String name = classes.relativize(file).toString();
        if (name.endsWith(".class") && !name.endsWith("package-info.class")) {
          Class<?> type = type(name.substring(0, name.length() - 6).replace('/', '.'));
          if (!type.isAnonymousClass() && !type.isLocalClass() && isSeen(type)) {
            types.add(type);
          }
        }
      }
      return types;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Class<?> type(String name) {
    try {
      return Class.forName(name, false, RuleSet.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Path classes() {
    try {
      return Path.of(RuleSet.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
