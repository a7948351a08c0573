package dev.turnmark.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import dev.turnmark.model.Json;
import dev.turnmark.model.ToolOutput;
import dev.turnmark.model.Unread;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Write the texts of the model: never one that was left unread, and any surrogate as it came. */
final class TextSerializers {

  private TextSerializers() {}

  private static void write(String text, JsonGenerator out, SerializerProvider provider)
      throws IOException {
    if (Unread.is(text)) {
      writeCarried(text, out, provider);
      return;
    }
    if (LoneSurrogates.next(text, 0) < 0) {
      out.writeString(text);
    } else {
      out.writeRawValue(Quoted.whole(text));
    }
  }

  /** Holds the place of a text that is carried, and refuses one that is not. */
  private static void writeCarried(String text, JsonGenerator out, SerializerProvider provider)
      throws IOException {
    int number = Unread.carriedNumber(text);
    CarriedWriting writing = (@Nullable CarriedWriting) provider.getAttribute(CarriedWriting.class);
    if (number < 0 || writing == null || !writing.place(number)) {
      throw unread(out);
    }
    out.writeRawValue(String.valueOf(CarriedWriting.PLACE));
  }

  private static JsonMappingException unread(JsonGenerator out) {
    return JsonMappingException.from(
        out,
        "expected a text to write but was one that was left unread; name its component in Needs");
  }

  /** A component of type String. */
  private static final class OfText extends JsonSerializer<Object> {
    @Override
    public void serialize(Object text, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      write((String) text, out, provider);
    }
  }

  /** A component that is a list of them. */
  private static final class OfTexts extends JsonSerializer<Object> {
    @Override
    public void serialize(Object texts, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      out.writeStartArray();
      for (Object text : (List<?>) texts) {
        write((String) text, out, provider);
      }
      out.writeEndArray();
    }
  }

  /** A value that was kept as it was written. */
  static final class OfJson extends JsonSerializer<Json> {
    @Override
    public void serialize(Json json, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      if (Unread.is(json)) {
        throw unread(out);
      }
      out.writeRawValue(json.text());
    }
  }

  /** An output of a tool that is one text. */
  static final class OfToolOutput extends JsonSerializer<ToolOutput.Text> {
    @Override
    public void serialize(ToolOutput.Text output, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      write(output.text(), out, provider);
    }
  }

  /** Hands these to the components of the model's records, and to nothing else of the host's. */
  static final class Modifier extends BeanSerializerModifier {
    private static final long serialVersionUID = 1L;
    private static final String MODEL = Json.class.getPackageName();

    @Override
    public List<BeanPropertyWriter> changeProperties(
        SerializationConfig config, BeanDescription bean, List<BeanPropertyWriter> properties) {
      if (bean.getBeanClass().getPackageName().equals(MODEL)) {
        properties.forEach(Modifier::change);
      }
      return properties;
    }

    private static void change(BeanPropertyWriter property) {
      JavaType type = property.getType();
      if (type.hasRawClass(String.class)) {
        property.assignSerializer(new OfText());
      } else if (type.isCollectionLikeType() && type.getContentType().hasRawClass(String.class)) {
        property.assignSerializer(new OfTexts());
      }
    }
  }
}
