package dev.turnmark.reference;

import dev.turnmark.model.ContentItem;
import dev.turnmark.model.ContentItem.InputText;
import dev.turnmark.model.ContentItem.OutputText;
import dev.turnmark.model.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The content of messages, by who says it. */
final class RandomContent {

  private final RandomChoice choice;
  private final RandomTexts texts;

  RandomContent(RandomChoice choice, RandomTexts texts) {
    this.choice = choice;
    this.texts = texts;
  }

  List<ContentItem> ofUser() {
    return switch (choice.below(10)) {
      case 0, 1 -> injected();
      case 2, 3 -> media();
      case 4 -> List.of(new InputText(texts.any()));
      default -> ofAny();
    };
  }

  List<ContentItem> ofAssistant() {
    if (choice.percent(40)) {
      String envelope = texts.envelope();
      return List.of(choice.percent(70) ? new OutputText(envelope) : new InputText(envelope));
    }
    if (choice.percent(20)) {
      return List.of(new OutputText(texts.envelope()), new OutputText(texts.any()));
    }
    return choice.percent(60) ? List.of(new OutputText(texts.any())) : ofAny();
  }

  List<ContentItem> ofDeveloper() {
    List<ContentItem> content = new ArrayList<>();
    for (int n = size(); n > 0; n--) {
      content.add(choice.percent(75) ? new InputText(texts.developer()) : part());
    }
    return content;
  }

  List<ContentItem> ofAny() {
    List<ContentItem> content = new ArrayList<>();
    for (int n = size(); n > 0; n--) {
      content.add(part());
    }
    return content;
  }

  private List<ContentItem> injected() {
    List<ContentItem> content = new ArrayList<>();
    for (int n = 1 + choice.below(3); n > 0; n--) {
      content.add(new InputText(texts.injected()));
    }
    if (choice.percent(25)) {
      content.add(choice.below(content.size() + 1), part());
    }
    return content;
  }

  /** Labels and media beside each other, in any order. */
  private List<ContentItem> media() {
    List<ContentItem> content = new ArrayList<>();
    for (int n = 1 + choice.below(4); n > 0; n--) {
      content.add(
          switch (choice.below(5)) {
            case 0, 1 -> new InputText(texts.label());
            case 2 -> image();
            case 3 -> new ContentItem.InputAudio("data:audio/wav;base64,AA");
            default -> choice.percent(50) ? new InputText(texts.plain()) : part();
          });
    }
    return content;
  }

  private int size() {
    return choice.percent(55) ? 1 : choice.below(5);
  }

  private ContentItem part() {
    int kind = choice.below(100);
    if (kind < 70) {
      return new InputText(texts.any());
    }
    if (kind < 80) {
      return new OutputText(texts.any());
    }
    if (kind < 88) {
      return image();
    }
    if (kind < 94) {
      return new ContentItem.InputAudio("https://example.test/a.wav");
    }
    return choice.percent(50)
        ? new ContentItem.Unknown("input_video", Map.of("text", new Json("\"<skill>x</skill>\"")))
        : new ContentItem.Unknown("Input_text", Map.of());
  }

  private ContentItem image() {
    String url = "https://example.test/1.png";
    String detail =
        choice.percent(50) ? null : choice.of("auto", "low", "high", "original", "HIGH");
    return switch (choice.below(4)) {
      case 0 -> new ContentItem.InputImage(null, "file_1", detail);
      case 1 -> new ContentItem.InputImage(url, "file_1", detail);
      default -> new ContentItem.InputImage(url, null, detail);
    };
  }
}
