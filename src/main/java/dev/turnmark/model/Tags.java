package dev.turnmark.model;

/** The first {@link TypeTag} of a variant, looked up once a class. */
final class Tags {

  private static final ClassValue<String> FIRST =
      new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> variant) {
          TypeTag tag = variant.getAnnotation(TypeTag.class);
          if (tag == null) {
            throw new IllegalStateException(variant + " lacks a @TypeTag");
          }
          return tag.value()[0];
        }
      };

  private Tags() {}

  static String of(Class<?> variant) {
    return FIRST.get(variant);
  }
}
