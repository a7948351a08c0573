package dev.turnmark.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * What hosts may rely on does not change unnoticed. Write the lists anew with {@code
 * -Dapi.write=true}.
 */
class StableApiTest {

  private static final Path LISTS = Path.of("src", "test", "resources", "api");
  private static final boolean WRITE = Boolean.getBoolean("api.write");
  private static final String REVIEW =
      "Public is for ever: if a host needs what is new, write the lists anew with -Dapi.write=true"
          + " and say in the commit what it is for; if only our own packages need it, mark it"
          + " @Internal first; and what is gone or other breaks hosts, which only a new major"
          + " version may.";

  @TestFactory
  Stream<DynamicTest> whatIsPublicIsWhatWasReviewed() {
    return PublicTypes.byPackage().entrySet().stream()
        .map(
            entry ->
                DynamicTest.dynamicTest(
                    entry.getKey(),
                    () -> holdAgainst(list(entry.getKey()), text(entry.getValue()))));
  }

  @Test
  void thereIsAListForEachPackageAndNoOther() throws IOException {
    try (Stream<Path> files = Files.list(LISTS)) {
      assertThat(files)
          .containsExactlyInAnyOrderElementsOf(
              PublicTypes.byPackage().keySet().stream().map(StableApiTest::list).toList());
    }
  }

  @Test
  void whatIsStableSpeaksOfNothingThatIsNot() {
    List<String> leaks = new ArrayList<>();
    for (Class<?> type : PublicTypes.stable()) {
      Signatures.mentioned(type).stream()
          .filter(met -> met.getName().startsWith("dev.turnmark."))
          .filter(met -> PublicTypes.isInternal(met) || !PublicTypes.isSeen(met))
          .forEach(met -> leaks.add(type.getName() + " speaks of " + met.getName()));
    }
    assertThat(leaks)
        .as("mark the member @Internal, or review the type it speaks of and take its mark away")
        .isEmpty();
  }

  private static Path list(String name) {
    return LISTS.resolve(name.substring(name.lastIndexOf('.') + 1) + ".txt");
  }

  private static void holdAgainst(Path list, String text) throws IOException {
    if (WRITE) {
      Files.writeString(list, text);
    }
    String reviewed = Files.exists(list) ? Files.readString(list, StandardCharsets.UTF_8) : "";
    assertThat(text).as(REVIEW).isEqualTo(reviewed);
  }

  /** Types one after the other; below those that are stable, what a host may write. */
  private static String text(List<Class<?>> types) {
    StringBuilder text = new StringBuilder();
    types.stream()
        .sorted(Comparator.comparing(Class::getCanonicalName))
        .forEach(
            type -> {
              if (PublicTypes.isInternal(type)) {
                text.append("internal ").append(type.getCanonicalName()).append('\n');
              } else {
                text.append("stable ").append(Signatures.head(type)).append('\n');
                Signatures.members(type).forEach(m -> text.append("    ").append(m).append('\n'));
              }
            });
    return text.toString();
  }
}
