package dev.turnmark.fact;

import dev.turnmark.model.HookPromptFragment;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** Reads the first element of a text as a hook prompt. */
final class HookPromptReader {

  static final char BYTE_ORDER_MARK = '\uFEFF';

  private static final String WORDS_APART = "its first element has words in more than one place";

  private final XmlScanner scanner;
  private final XmlText text = new XmlText();
  private final Deque<String> open = new ArrayDeque<>();
  private String fault = "";

  HookPromptReader(String xml) {
    boolean marked = !xml.isEmpty() && xml.charAt(0) == BYTE_ORDER_MARK;
    scanner = new XmlScanner(xml, marked ? 1 : 0);
  }

  @Nullable HookPromptFragment read() {
    XmlTag root = root();
    if (root == null) {
      return null;
    }
    String hookRunId = root.attribute("hook_run_id");
    if (hookRunId == null || WhiteSpace.isAllOf(hookRunId)) {
      fault = hookRunId == null ? root.fault() : "its `hook_run_id` is blank";
      return null;
    }
    open.push(root.name());
    if (!readToClose()) {
      return null;
    }
    String words = text.words();
    fault = words == null ? "its first element has no words of its own" : "";
    return words == null ? null : new HookPromptFragment(words, hookRunId);
  }

  /** Why there is no hook prompt, once it was looked for in vain. */
  String fault() {
    return fault;
  }

  /** The tag that opens the first element, null when there is none or words stand before it. */
  private @Nullable XmlTag root() {
    while (!text.saysSomething()) {
      XmlScanner.Piece piece = scanner.next();
      if (piece == XmlScanner.Piece.OPEN) {
        return text.cut() ? new XmlTag(scanner.content()) : null;
      }
      boolean right =
          switch (piece) {
            case TEXT, CDATA -> append(scanner.content());
            case REFERENCE -> text.appendReference(scanner.content());
            case DOCTYPE, ASIDE -> true;
            case OPEN, OPEN_AND_CLOSE, CLOSE, END, BROKEN -> false;
          };
      if (!right) {
        fault = wrongBeforeTheElement(piece);
        return null;
      }
    }
    fault = "words stand before its first element";
    return null;
  }

  private static String wrongBeforeTheElement(XmlScanner.Piece piece) {
    return switch (piece) {
      case REFERENCE -> "a reference before its first element stands for nothing";
      case OPEN_AND_CLOSE -> "its first element opens and closes in one tag, with no words in it";
      case CLOSE -> "it begins with a tag that closes an element";
      case END -> "it has no element";
      default -> "its first tag, or a comment before that, has no end";
    };
  }

  /** Goes on to where the first element closes. False when it never does, or not rightly. */
  private boolean readToClose() {
    while (!open.isEmpty()) {
      XmlScanner.Piece piece = scanner.next();
      boolean right =
          switch (piece) {
            case TEXT, CDATA -> append(scanner.content());
            case REFERENCE -> isInside() || text.appendReference(scanner.content());
            case OPEN -> cut() && open(new XmlTag(scanner.content()).name());
            case OPEN_AND_CLOSE, DOCTYPE -> cut();
            case CLOSE -> close(scanner.content());
            case ASIDE -> true;
            case END, BROKEN -> false;
          };
      if (!right) {
        fault = wrongInTheElement(piece);
        return false;
      }
    }
    fault = WORDS_APART;
    return text.cut();
  }

  private String wrongInTheElement(XmlScanner.Piece piece) {
    return switch (piece) {
      case REFERENCE -> "a reference in it stands for nothing";
      case OPEN, OPEN_AND_CLOSE, DOCTYPE -> WORDS_APART;
      case CLOSE -> Excerpt.quoted("</" + scanner.content() + ">") + " closes another element";
      case END -> Excerpt.quoted("<" + open.getLast() + ">") + " is never closed";
      default -> "a tag, a reference or a comment in it has no end";
    };
  }

  /** Whether a child is being passed by: what it says counts for nothing. */
  private boolean isInside() {
    return open.size() > 1;
  }

  private boolean append(String piece) {
    if (!isInside()) {
      text.append(piece);
    }
    return true;
  }

  private boolean cut() {
    return isInside() || text.cut();
  }

  private boolean open(String name) {
    open.push(name);
    return true;
  }

  private boolean close(String name) {
    return open.pop().equals(name);
  }
}
