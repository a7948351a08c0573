package dev.turnmark.engine;

import dev.turnmark.json.JsonLayout;
import dev.turnmark.json.JsonPlaces;
import dev.turnmark.json.JsonPlaces.Place;
import dev.turnmark.model.Internal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/**
 * Writes into files of cases what their rules make of them now. Only the values that differ are
 * written anew, all around them stays to the letter; nothing is added and nothing taken away. Which
 * rule fires is no expectation that could be rewritten, nor is what is left open.
 */
@Internal
public final class CaseUpdate {

  private final String text;
  private final JsonPlaces places;
  private final List<Edit> edits = new ArrayList<>();

  private CaseUpdate(String text) {
    this.text = text;
    this.places = JsonPlaces.in(text);
  }

  private record Edit(Place place, String replacement) {}

  /**
   * Brings the expectations of all these up to date.
   *
   * @param results what came of cases that still stand as they were read
   * @param writing takes the name of each file and its new text
   * @return how many cases were written anew
   */
  public static int write(List<CaseResult> results, BiConsumer<String, String> writing)
      throws IOException {
    Map<String, List<CaseResult>> byFile = new LinkedHashMap<>();
    for (CaseResult result : results) {
      if (result.mismatches().stream().anyMatch(CaseResult.Mismatch::known)) {
        byFile.computeIfAbsent(result.ruleCase().file(), f -> new ArrayList<>()).add(result);
      }
    }
    int written = 0;
    for (Map.Entry<String, List<CaseResult>> file : byFile.entrySet()) {
      CaseUpdate update = new CaseUpdate(Files.readString(Path.of(file.getKey())));
      file.getValue().forEach(update::add);
      writing.accept(file.getKey(), update.edited());
      written += file.getValue().size();
    }
    return written;
  }

  private void add(CaseResult result) {
    for (CaseResult.Mismatch mismatch : result.mismatches()) {
      if (mismatch.known()) {
        RuleCase at = result.ruleCase();
        places
            .of(at.rule(), at.kind(), at.index(), "expect", mismatch.field())
            .ifPresent(place -> edits.add(new Edit(place, layout(place, mismatch))));
      }
    }
  }

  private String layout(Place place, CaseResult.Mismatch mismatch) {
    int start = text.lastIndexOf('\n', place.from()) + 1;
    int indent = 0;
    while (text.charAt(start + indent) == ' ') {
      indent++;
    }
    return JsonLayout.of(mismatch.actual(), indent, place.from() - start);
  }

  private String edited() {
    StringBuilder edited = new StringBuilder(text);
    edits.stream()
        .sorted(Comparator.comparing((Edit edit) -> edit.place().from()).reversed())
        .forEach(
            edit -> edited.replace(edit.place().from(), edit.place().to(), edit.replacement()));
    return edited.toString();
  }
}
