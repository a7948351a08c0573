package dev.turnmark.rules;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The files of one pack as they are read, and no more of them than people write: something else
 * that lies under the name of a rule file must not fill the memory.
 */
final class Intake {

  private static final int BYTES_OF_A_FILE = 1 << 20;
  private static final int BYTES_OF_A_PACK = 64 << 20;
  private static final int FILES_OF_A_PACK = 10_000;

  /** What is told, once, of a pack that is full. */
  static final String TOO_MUCH =
      "a pack has at most 10000 rule files, and at most 64 MiB in them; name the directory of the"
          + " rules alone, or divide it";

  private final List<RuleDocument> documents = new ArrayList<>();
  private long bytes;

  /** Whether no more belongs in a pack. */
  boolean isFull() {
    return documents.size() >= FILES_OF_A_PACK || bytes >= BYTES_OF_A_PACK;
  }

  /**
   * Reads a rule file into the pack.
   *
   * @throws BadRulesException if it is too large, or is no text
   */
  void add(String path, InputStream in, String shownAs) throws IOException {
    byte[] read = bytes(in, shownAs);
    bytes += read.length;
    documents.add(Utf8.document(path, read, shownAs));
  }

  /** The files that were read, by their paths. */
  List<RuleDocument> sorted() {
    return documents.stream().sorted(Comparator.comparing(RuleDocument::path)).toList();
  }

  /**
   * The text of a pack file.
   *
   * @throws BadRulesException if it is too large, or is no text
   */
  static String packFile(InputStream in, String shownAs) throws IOException {
    return Utf8.document(PackFile.NAME, bytes(in, shownAs), shownAs).text();
  }

  private static byte[] bytes(InputStream in, String shownAs) throws IOException {
    byte[] read = in.readNBytes(BYTES_OF_A_FILE + 1);
    if (read.length > BYTES_OF_A_FILE) {
      throw new BadRulesException(
          List.of(
              new RuleProblem(
                  shownAs, null, "a file of rules has at most 1 MiB, and this one has more")));
    }
    return read;
  }
}
