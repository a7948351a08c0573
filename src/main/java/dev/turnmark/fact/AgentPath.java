package dev.turnmark.fact;

import dev.turnmark.model.Internal;

/**
 * The name of an agent: its place in the tree of agents that starts at {@code /root}.
 *
 * <p>Upstream: {@code protocol/src/agent_path.rs :: AgentPath}.
 */
@Internal
public final class AgentPath {

  private static final String ROOT = "/root";
  private static final String ALONE = "/morpheus";

  private AgentPath() {}

  /**
   * Whether a text names an agent: {@code /root}, an agent below it, or the one that stands outside
   * the tree. Below the root no agent is called {@code root}.
   */
  public static boolean isValid(String text) {
    if (text.equals(ALONE)) {
      return true;
    }
    if (!text.startsWith(ROOT)) {
      return false;
    }
    int at = ROOT.length();
    while (at < text.length()) {
      int end = segmentEnd(text, at + 1);
      if (text.charAt(at) != '/' || end == at + 1 || text.substring(at, end).equals(ROOT)) {
        return false;
      }
      at = end;
    }
    return true;
  }

  private static int segmentEnd(String text, int start) {
    int end = start;
    while (end < text.length() && isSegmentLetter(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private static boolean isSegmentLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
  }
}
