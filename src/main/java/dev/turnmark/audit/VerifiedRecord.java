package dev.turnmark.audit;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.turnmark.model.Internal;
import java.util.Map;
import java.util.TreeMap;

/**
 * What came of holding the decisions about a file against what it records, as machines read it.
 *
 * @param file the file as it was named
 * @param agreements how often the two sides were the same, by kind of turn item
 * @param explained how often rules explain a disagreement, by kind of disagreement
 * @param unexplained how often no rule does, by kind of turn item
 */
@Internal
@JsonPropertyOrder({"file", "agreements", "explained", "unexplained", "schema"})
public record VerifiedRecord(
    String file,
    Map<String, Integer> agreements,
    Map<String, Integer> explained,
    Map<String, Integer> unexplained,
    int schema) {

  public VerifiedRecord {
    agreements = new TreeMap<>(agreements);
    explained = new TreeMap<>(explained);
    unexplained = new TreeMap<>(unexplained);
  }
}
