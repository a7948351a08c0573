package dev.turnmark.fact;

import dev.turnmark.model.UserInput;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Holds the content of two user messages against each other, part by part. What is left when the
 * same beginning and end are taken off is compared place by place when there is as much of it on
 * both sides. Else a part is matched with the next one of its medium, and what has no match differs
 * from nothing.
 */
final class ContentDifferences {

  private final Finding finding;

  ContentDifferences(Finding finding) {
    this.finding = finding;
  }

  /** Takes what is not the same. */
  interface Finding {
    void compare(String aspect, @Nullable Object shown, @Nullable Object recorded);
  }

  void compare(List<UserInput> shown, List<UserInput> recorded) {
    int start = 0;
    int least = Math.min(shown.size(), recorded.size());
    while (start < least && shown.get(start).equals(recorded.get(start))) {
      start++;
    }
    int end = 0;
    while (end < least - start
        && shown.get(shown.size() - 1 - end).equals(recorded.get(recorded.size() - 1 - end))) {
      end++;
    }
    List<UserInput> left = shown.subList(start, shown.size() - end);
    List<UserInput> right = recorded.subList(start, recorded.size() - end);
    if (left.size() == right.size()) {
      for (int i = 0; i < left.size(); i++) {
        part(left.get(i), right.get(i));
      }
    } else {
      match(left, right);
    }
  }

  private void match(List<UserInput> shown, List<UserInput> recorded) {
    Map<String, Integer> next = new HashMap<>();
    for (UserInput one : shown) {
      int from = next.getOrDefault(medium(one), 0);
      while (from < recorded.size() && !medium(recorded.get(from)).equals(medium(one))) {
        from++;
      }
      next.put(medium(one), from + 1);
      part(one, from < recorded.size() ? recorded.get(from) : null);
    }
    for (int i = 0; i < recorded.size(); i++) {
      if (i >= next.getOrDefault(medium(recorded.get(i)), 0)) {
        finding.compare("part", null, recorded.get(i));
      }
    }
  }

  /** Pictures are pictures, wherever they lie. */
  private static String medium(UserInput part) {
    return part instanceof UserInput.LocalImage ? "image" : part.type();
  }

  private void part(UserInput shown, @Nullable UserInput recorded) {
    if (shown instanceof UserInput.Text s
        && recorded instanceof UserInput.Text r
        && s.text().equals(r.text())) {
      finding.compare("text_elements", s.textElements(), r.textElements());
      finding.compare("extra", s.extra(), r.extra());
    } else if (shown instanceof UserInput.Image s
        && recorded instanceof UserInput.Image r
        && Objects.equals(s.imageUrl(), r.imageUrl())
        && Objects.equals(s.fileId(), r.fileId())) {
      finding.compare("detail", s.detail(), r.detail());
      finding.compare("extra", s.extra(), r.extra());
    } else {
      finding.compare("part", shown, recorded);
    }
  }
}
