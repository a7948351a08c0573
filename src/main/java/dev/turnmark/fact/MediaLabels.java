package dev.turnmark.fact;

import dev.turnmark.model.Internal;

/**
 * The words that Codex puts before and behind a picture or a sound, so that the model can tell
 * several apart. They are compared to the letter, white space included; whether they are a label at
 * all, the part beside them says.
 *
 * <p>Upstream: {@code protocol/src/models.rs :: is_image_open_tag_text} and the like.
 */
@Internal
public final class MediaLabels {

  private MediaLabels() {}

  /**
   * Whether a text announces the part behind it: {@code <image>} or {@code <image name=…>}.
   *
   * @param medium {@code image} or {@code audio}
   */
  public static boolean opens(String text, String medium) {
    return text.equals("<" + medium + ">")
        || (text.startsWith("<" + medium + " name=") && text.endsWith(">"));
  }

  /**
   * Whether a text closes the part before it: {@code </image>}.
   *
   * @param medium {@code image} or {@code audio}
   */
  public static boolean closes(String text, String medium) {
    return text.equals("</" + medium + ">");
  }
}
