package dev.turnmark.json;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A family of objects told apart by their tag. */
class FamilyShape implements Shape {

  static final String TAG = "type";

  private static final int MOST_TAGS_LISTED = 6;

  private final Map<String, RecordShape> variants;
  private final @Nullable RecordShape unknown;
  private final Set<String> passedOver;

  /**
   * A family.
   *
   * @param variants its members by tag, older tags included
   * @param unknown who takes any other tag; it counts as one of Codex's own when it has a tag
   *     itself
   * @param passedOver the tags of what is to be passed over
   */
  FamilyShape(
      Map<String, RecordShape> variants, @Nullable RecordShape unknown, Set<String> passedOver) {
    this.variants = variants;
    this.unknown = unknown;
    this.passedOver = passedOver;
  }

  @Override
  public String expected() {
    return "an object";
  }

  @Override
  public boolean isPlain() {
    return false;
  }

  @Override
  public Object read(Reading in) throws IOException, UnreadableException {
    if (in.token() != JsonToken.START_OBJECT) {
      return in.mismatch(expected());
    }
    Tokens tokens = in.tokens();
    String first = tokens.nextName();
    if (!TAG.equals(first)) {
      return tagless(in);
    }
    if (tokens.value() != JsonToken.VALUE_STRING) {
      Object mismatch = in.mismatch(PlainShape.TEXT.expected());
      in.skipFields();
      return mismatch;
    }
    return read(in.word(), in);
  }

  /** Reads the rest of the object in hand, whose tag is known. */
  Object read(String tag, Reading in) throws IOException, UnreadableException {
    RecordShape variant = variants.get(tag);
    if (variant != null) {
      return variant.readFields(in, tag);
    }
    if (passedOver.contains(tag)) {
      in.skipFields();
      return Reading.PASSED_OVER;
    }
    String capital = capital(tag);
    RecordShape meant = in.isLenient() ? variants.get(capital) : null;
    if (meant != null) {
      in.oddity(new Warning(in.path(), Sentence.of(Quoted.of(capital), Quoted.of(tag))));
      return meant.readFields(in, capital);
    }
    return unknown(tag, in);
  }

  @Nullable RecordShape variant(String tag) {
    return variants.get(tag);
  }

  private Object unknown(String tag, Reading in) throws IOException, UnreadableException {
    Warning warning = new Warning(in.path(), Sentence.of(expectedTag(), Quoted.of(tag)));
    if (unknown == null) {
      throw new UnreadableException(warning);
    }
    if (unknown.ownTag() == null) {
      in.oddity(warning);
    }
    return unknown.readFields(in, tag);
  }

  /** Other tools write turn items in camel case, as Codex's own app server does. */
  private static String capital(String tag) {
    return tag.isEmpty() ? tag : Character.toUpperCase(tag.charAt(0)) + tag.substring(1);
  }

  private String expectedTag() {
    List<String> tags = variants.keySet().stream().sorted().toList();
    return tags.size() <= MOST_TAGS_LISTED ? OneOfShape.anyOf(tags) : "a known type";
  }

  private Object tagless(Reading in) throws IOException, UnreadableException {
    if (!in.isTidied()) {
      throw in.untidy();
    }
    if (in.token() != JsonToken.END_OBJECT) {
      in.tokens().value();
      in.skip();
      in.skipFields();
    }
    return in.mismatch(PlainShape.TEXT.expected(), "nothing", JsonPath.field(in.path(), TAG));
  }
}
