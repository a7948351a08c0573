package dev.turnmark.fact;

import dev.turnmark.model.HookPromptFragment;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** Reads the first element of a text as a hook prompt. */
final class HookPromptReader {

  static final char BYTE_ORDER_MARK = '\uFEFF';

  private final XmlScanner scanner;
  private final XmlText text = new XmlText();
  private final Deque<String> open = new ArrayDeque<>();

  HookPromptReader(String xml) {
    boolean marked = !xml.isEmpty() && xml.charAt(0) == BYTE_ORDER_MARK;
    scanner = new XmlScanner(xml, marked ? 1 : 0);
  }

  @Nullable HookPromptFragment read() {
    XmlTag root = root();
    String hookRunId = root == null ? null : root.attribute("hook_run_id");
    if (root == null || hookRunId == null || WhiteSpace.isAllOf(hookRunId)) {
      return null;
    }
    open.push(root.name());
    String words = readToClose() ? text.words() : null;
    return words == null ? null : new HookPromptFragment(words, hookRunId);
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
        return null;
      }
    }
    return null;
  }

  /** Goes on to where the first element closes. False when it never does, or not rightly. */
  private boolean readToClose() {
    while (!open.isEmpty()) {
      boolean right =
          switch (scanner.next()) {
            case TEXT, CDATA -> append(scanner.content());
            case REFERENCE -> isInside() || text.appendReference(scanner.content());
            case OPEN -> cut() && open(new XmlTag(scanner.content()).name());
            case OPEN_AND_CLOSE, DOCTYPE -> cut();
            case CLOSE -> close(scanner.content());
            case ASIDE -> true;
            case END, BROKEN -> false;
          };
      if (!right) {
        return false;
      }
    }
    return text.cut();
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
