package dev.turnmark.json;

import com.fasterxml.jackson.core.JsonToken;
import dev.turnmark.model.EventMsg;
import dev.turnmark.model.Json;
import dev.turnmark.model.KnownFieldsOnly;
import dev.turnmark.model.KnownValues;
import dev.turnmark.model.Lenient;
import dev.turnmark.model.PassedOver;
import dev.turnmark.model.ReadByNeed;
import dev.turnmark.model.ResponseItem;
import dev.turnmark.model.RolloutItem;
import dev.turnmark.model.Tagged;
import dev.turnmark.model.TurnItem;
import dev.turnmark.model.TypeTag;
import dev.turnmark.model.UnknownVariant;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The shapes of all records of the model, taken once from their components and annotations. */
final class Shapes {

  /** Those of {@link dev.turnmark.model}. Nothing changes them. */
  static final Shapes MODEL = new Shapes();

  private static final int MOST_FIELDS = Long.SIZE;

  private final Map<Type, Shape> made = new HashMap<>();
  private final Set<String> byNeed = new TreeSet<>();
  private final FamilyShape responseItem = (FamilyShape) of(ResponseItem.class);
  private final FamilyShape turnItem = (FamilyShape) of(TurnItem.class);
  private final Map<String, Shape> payloads = new HashMap<>();

  private Shapes() {
    for (Class<?> kind : RolloutItem.class.getPermittedSubclasses()) {
      TypeTag tag = kind.getAnnotation(TypeTag.class);
      if (tag != null) {
        payloads.put(tag.value()[0], of(kind));
      }
    }
    payloads.put("response_item", responseItem);
    payloads.put("event_msg", new EventShape(variants(EventMsg.class)));
  }

  FamilyShape responseItem() {
    return responseItem;
  }

  FamilyShape turnItem() {
    return turnItem;
  }

  /** The shape of the payload of such a line; null when nobody knows the type. */
  @Nullable Shape payload(String lineType) {
    return payloads.get(lineType);
  }

  Shape sessionMeta() {
    return of(RolloutItem.SessionMeta.class);
  }

  /** The names of the components that are read by need. */
  Set<String> readByNeed() {
    return Set.copyOf(byNeed);
  }

  private Shape of(Type type) {
    Shape known = made.get(type);
    if (known == null) {
      known = make(type);
      made.put(type, known);
    }
    return known;
  }

  private Shape make(Type type) {
    if (type instanceof ParameterizedType generic) {
      Type[] arguments = generic.getActualTypeArguments();
      return generic.getRawType() == List.class
          ? new ListShape(of(arguments[0]))
          : mapOf(arguments);
    }
    Class<?> plain = (Class<?>) type;
    if (plain == String.class) {
      return PlainShape.TEXT;
    }
    if (plain == Json.class) {
      return PlainShape.JSON;
    }
    if (plain == boolean.class || plain == Boolean.class) {
      return PlainShape.TRUTH;
    }
    if (plain == long.class || plain == Long.class) {
      return PlainShape.WHOLE_NUMBER;
    }
    if (plain.isRecord()) {
      return record(plain);
    }
    return Tagged.class.isAssignableFrom(plain) ? family(plain) : choice(plain);
  }

  private static Shape mapOf(Type[] arguments) {
    if (arguments[0] != String.class || arguments[1] != Json.class) {
      throw new IllegalStateException("no shape for a map of " + Arrays.toString(arguments));
    }
    return MapShape.OF_JSON;
  }

  private FamilyShape family(Class<?> family) {
    RecordShape unknown =
        Arrays.stream(family.getPermittedSubclasses())
            .filter(variant -> variant.isAnnotationPresent(UnknownVariant.class))
            .findFirst()
            .map(variant -> (RecordShape) of(variant))
            .orElse(null);
    PassedOver passedOver = family.getAnnotation(PassedOver.class);
    return new FamilyShape(
        variants(family), unknown, passedOver == null ? Set.of() : Set.of(passedOver.value()));
  }

  private Map<String, RecordShape> variants(Class<?> family) {
    Map<String, RecordShape> variants = new HashMap<>();
    for (Class<?> variant : family.getPermittedSubclasses()) {
      TypeTag tag = variant.getAnnotation(TypeTag.class);
      for (String value : tag == null ? new String[0] : tag.value()) {
        variants.put(value, (RecordShape) of(variant));
      }
    }
    return variants;
  }

  private ChoiceShape choice(Class<?> family) {
    Map<JsonToken, ChoiceShape.Variant> variants = new EnumMap<>(JsonToken.class);
    for (Class<?> variant : family.getPermittedSubclasses()) {
      RecordComponent[] components = variant.getRecordComponents();
      if (components.length == 1 && new Component(components[0]).isWholeValue()) {
        Shape value = of(components[0].getGenericType());
        JsonToken token =
            value instanceof ListShape ? JsonToken.START_ARRAY : JsonToken.VALUE_STRING;
        variants.put(token, new ChoiceShape.Variant(value, new Maker(variant)));
      }
    }
    return new ChoiceShape(variants);
  }

  private RecordShape record(Class<?> type) {
    RecordComponent[] components = type.getRecordComponents();
    if (components.length > MOST_FIELDS) {
      throw new IllegalStateException(type + " has more components than a reader can count");
    }
    Map<String, Field> fields = new HashMap<>();
    int tagSlot = -1;
    int extraSlot = -1;
    long expected = 0;
    for (int slot = 0; slot < components.length; slot++) {
      if (new Component(components[slot]).isExtra()) {
        extraSlot = slot;
      } else if (components[slot].getName().equals(FamilyShape.TAG)) {
        tagSlot = slot;
      } else {
        Field field = field(components[slot], slot);
        fields.put(field.name(), field);
        expected |= field.absence() == Field.Absence.FINE ? 0 : field.bit();
      }
    }
    TypeTag tag = type.getAnnotation(TypeTag.class);
    String ownTag = tag == null ? null : tag.value()[0];
    return new RecordShape(
        fields, components.length, tagSlot, ownTag, extraSlot, expected, new Maker(type));
  }

  private Field field(RecordComponent component, int slot) {
    Component annotated = new Component(component);
    boolean needed = !component.isAnnotationPresent(ReadByNeed.class);
    if (!needed) {
      byNeed.add(component.getName());
    }
    return new Field(
        annotated.name(),
        slot,
        shape(component),
        annotated.absence(),
        component.isAnnotationPresent(Lenient.class),
        component.isAnnotationPresent(KnownFieldsOnly.class),
        needed ? null : component.getName());
  }

  private Shape shape(RecordComponent component) {
    KnownValues known = component.getAnnotation(KnownValues.class);
    return known == null ? of(component.getGenericType()) : new OneOfShape(List.of(known.value()));
  }
}
