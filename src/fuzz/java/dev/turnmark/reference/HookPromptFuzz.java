package dev.turnmark.reference;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.turnmark.fuzz.Law;
import dev.turnmark.model.HookPromptFragment;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * Any text: it spells the hook prompt that another reader, written by another hand, finds in it, or
 * none where that finds none; and what was found can be written and found again.
 */
@NullMarked
public final class HookPromptFuzz {

  private HookPromptFuzz() {}

  /** What the tests make up: hook prompts, and what nearly is one. */
  public static Stream<byte[]> seeds() {
    RandomHookPrompts prompts = new RandomHookPrompts(new RandomChoice(1));
    return Stream.generate(() -> Stream.of(prompts.good(), prompts.broken(), prompts.mangled()))
        .limit(100)
        .flatMap(texts -> texts)
        .map(text -> text.getBytes(UTF_8));
  }

  /** What the fuzzer calls. */
  public static void fuzzerTestOneInput(byte[] data) {
    String text = new String(data, UTF_8);
    agree(text);
    // Most texts are no XML as they stand; what stands within some gets further.
    agree("<hook_prompt hook_run_id=\"r1\">" + text + "</hook_prompt>");
    agree("<h " + text + " hook_run_id=\"r1\">x</h>");
  }

  private static void agree(String text) {
    @Nullable HookPromptFragment read = dev.turnmark.fact.HookPromptXml.read(text);
    Law.same(read, HookPromptXml.read(text), "what is spelled by " + text);
    if (read != null && read.text().indexOf('\r') < 0) {
      String written = dev.turnmark.fact.HookPromptXml.write(read);
      Law.same(dev.turnmark.fact.HookPromptXml.read(written), read, "written as " + written);
    }
  }
}
