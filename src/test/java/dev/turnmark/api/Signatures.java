package dev.turnmark.api;

import dev.turnmark.model.Internal;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a host writes when it uses a type: its kind, what it extends, and its public members. */
final class Signatures {

  private static final Set<String> OF_ALL_RECORDS = Set.of("equals", "hashCode", "toString");
  private static final Set<String> OF_ALL_ENUMS = Set.of("values", "valueOf");

  private Signatures() {}

  /** {@code record dev.turnmark.fact.Span(int start, int end)}. */
  static String head(Class<?> type) {
    String parts =
        type.isRecord()
            ? Stream.of(type.getRecordComponents())
                .map(part -> name(part.getGenericType()) + " " + part.getName())
                .collect(Collectors.joining(", ", "(", ")"))
            : "";
    return kind(type) + " " + type.getCanonicalName() + parts;
  }

  private static String kind(Class<?> type) {
    if (type.isAnnotation()) {
      return "annotation";
    }
    if (type.isRecord()) {
      return "record";
    }
    if (type.isEnum()) {
      return "enum";
    }
    String kind = type.isInterface() ? "interface" : "class";
    if (type.isSealed()) {
      return "sealed " + kind;
    }
    return !type.isInterface() && !Modifier.isFinal(type.getModifiers()) ? "open " + kind : kind;
  }

  /** One line for each thing that a host may rely on, sorted. */
  static List<String> members(Class<?> type) {
    List<String> lines = new ArrayList<>();
    supertypes(type).forEach(above -> lines.add("is " + name(above)));
    fields(type).forEach(field -> lines.add(field(field)));
    executables(type).forEach(member -> lines.add(executable(member)));
    return lines.stream().sorted().toList();
  }

  /** All types that a host meets when it uses this one. */
  static Set<Class<?>> mentioned(Class<?> type) {
    Set<Class<?>> mentioned = new LinkedHashSet<>();
    supertypes(type).forEach(above -> collect(above, mentioned::add));
    fields(type).forEach(field -> collect(field.getGenericType(), mentioned::add));
    if (type.isRecord()) {
      Stream.of(type.getRecordComponents())
          .forEach(part -> collect(part.getGenericType(), mentioned::add));
    }
    for (Executable member : executables(type)) {
      Stream.of(member.getGenericParameterTypes()).forEach(p -> collect(p, mentioned::add));
      Stream.of(member.getGenericExceptionTypes()).forEach(e -> collect(e, mentioned::add));
      if (member instanceof Method method) {
        collect(method.getGenericReturnType(), mentioned::add);
      }
    }
    return mentioned;
  }

  private static Stream<Type> supertypes(Class<?> type) {
    Stream<Type> above = Stream.of(type.getGenericInterfaces());
    boolean plain =
        type.isInterface() || type.isRecord() || type.isEnum() || type.getSuperclass() == null;
    return plain || type.getSuperclass().equals(Object.class)
        ? above
        : Stream.concat(Stream.of(type.getGenericSuperclass()), above);
  }

  private static List<Field> fields(Class<?> type) {
    return Stream.of(type.getDeclaredFields()).filter(Signatures::isOffered).toList();
  }

  private static List<Executable> executables(Class<?> type) {
    List<Executable> all = new ArrayList<>();
    all.addAll(Arrays.asList(type.getDeclaredConstructors()));
    all.addAll(Arrays.asList(type.getDeclaredMethods()));
    all.removeIf(member -> !isOffered(member) || goesWithoutSaying(member));
    return all;
  }

  private static <M extends AccessibleObject & Member> boolean isOffered(M member) {
    return Modifier.isPublic(member.getModifiers())
        && !member.isSynthetic()
        && !member.isAnnotationPresent(Internal.class);
  }

  /** What the head of a record or an enum tells. */
  private static boolean goesWithoutSaying(Executable member) {
    Class<?> type = member.getDeclaringClass();
    if (type.isEnum()) {
      return OF_ALL_ENUMS.contains(member.getName());
    }
    if (!type.isRecord()) {
      return false;
    }
    List<RecordComponent> parts = List.of(type.getRecordComponents());
    List<Class<?>> types = parts.stream().<Class<?>>map(RecordComponent::getType).toList();
    return member instanceof Constructor<?>
        ? types.equals(List.of(member.getParameterTypes()))
        : OF_ALL_RECORDS.contains(member.getName())
            || parts.stream().anyMatch(part -> part.getAccessor().equals(member));
  }

  private static String field(Field field) {
    String modifier = Modifier.isStatic(field.getModifiers()) ? "static " : "";
    return field.isEnumConstant()
        ? field.getName()
        : modifier + name(field.getGenericType()) + " " + field.getName();
  }

  private static String executable(Executable member) {
    String parameters =
        Stream.of(member.getGenericParameterTypes())
            .map(Signatures::name)
            .collect(Collectors.joining(", ", "(", ")"));
    String thrown =
        Stream.of(member.getGenericExceptionTypes())
            .map(Signatures::name)
            .collect(Collectors.joining(", "));
    return start(member) + parameters + (thrown.isEmpty() ? "" : " throws " + thrown);
  }

  private static String start(Executable member) {
    if (!(member instanceof Method method)) {
      return "new " + member.getDeclaringClass().getSimpleName();
    }
    String kept =
        Stream.of("static", "abstract")
            .filter(word -> Modifier.toString(method.getModifiers()).contains(word))
            .map(word -> word + " ")
            .collect(Collectors.joining());
    return kept
        + (method.isDefault() ? "default " : "")
        + name(method.getGenericReturnType())
        + " "
        + method.getName();
  }

  /** A type as it is written, without its package where it is one of ours or of the JDK's. */
  private static String name(Type type) {
    return type.getTypeName()
        .replaceAll("(java|dev\\.turnmark)\\.([a-z]+\\.)*(?=[A-Z])", "")
        .replace('$', '.');
  }

  private static void collect(Type type, Consumer<Class<?>> met) {
    if (type instanceof Class<?> plain) {
      if (plain.isArray()) {
        collect(plain.getComponentType(), met);
      } else {
        met.accept(plain);
      }
    } else if (type instanceof ParameterizedType given) {
      collect(given.getRawType(), met);
      Stream.of(given.getActualTypeArguments()).forEach(inside -> collect(inside, met));
    } else if (type instanceof GenericArrayType array) {
      collect(array.getGenericComponentType(), met);
    } else if (type instanceof WildcardType any) {
      Stream.of(any.getUpperBounds()).forEach(bound -> collect(bound, met));
      Stream.of(any.getLowerBounds()).forEach(bound -> collect(bound, met));
    } else if (type instanceof TypeVariable<?>) {
      // What it is bound to is said where it is declared.
      return;
    }
  }
}
