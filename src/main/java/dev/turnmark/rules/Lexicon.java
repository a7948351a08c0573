package dev.turnmark.rules;

import dev.turnmark.model.Internal;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The words that rules may use: facts, what can be asked of them, and what can be made of them,
 * each with the first sentence of its Javadoc.
 *
 * <p>Types and sentences come from a list that a test holds equal to the code, because class files
 * have no Javadoc; properties and their types come from the classes themselves.
 */
@Internal
public final class Lexicon {

  /** The list, beside this class. */
  static final String LIST = "words.tsv";

  private Lexicon() {}

  /** All words, by kind and then by name. */
  public static List<Term> terms() {
    SortedMap<String, String> sentences = sentences();
    Classes classes = new Classes(Lexicon.class.getClassLoader());
    List<Term> terms = new ArrayList<>();
    for (String key : sentences.keySet()) {
      if (!key.contains("#")) {
        classes.find(key).map(type -> new TermReader(type, sentences).read()).ifPresent(terms::add);
      }
    }
    terms.sort(Comparator.comparing(Term::kind).thenComparing(Term::name));
    return terms;
  }

  /** The first sentences by the full names of types, and {@code TYPE#member(Parameter,…)}. */
  static SortedMap<String, String> sentences() {
    SortedMap<String, String> sentences = new TreeMap<>();
    try (@Nullable InputStream in = Lexicon.class.getResourceAsStream(LIST)) {
      if (in == null) {
        throw new IllegalStateException("this build has no list of words");
      }
      BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        int tab = line.indexOf('\t');
        sentences.put(line.substring(0, tab), line.substring(tab + 1));
      }
    } catch (IOException e) {
      throw new UncheckedIOException("the list of words cannot be read", e);
    }
    return sentences;
  }
}
