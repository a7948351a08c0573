package dev.turnmark.fact;

import dev.turnmark.model.WebSearchAction;
import dev.turnmark.model.WebSearchAction.FindInPage;
import dev.turnmark.model.WebSearchAction.OpenPage;
import dev.turnmark.model.WebSearchAction.Search;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A web search in words.
 *
 * <p>Upstream: {@code core/src/web_search.rs :: web_search_action_detail}.
 */
public final class SearchWords {

  private SearchWords() {}

  /** The query, the page, or the pattern and the page; empty when none of them is known. */
  public static String of(@Nullable WebSearchAction action) {
    if (action instanceof Search search) {
      return query(search);
    }
    if (action instanceof OpenPage page) {
      return orEmpty(page.url());
    }
    return action instanceof FindInPage find ? find(find) : "";
  }

  /** What was done, or that nothing is known of it. */
  public static WebSearchAction orUnspecified(@Nullable WebSearchAction action) {
    return action == null ? WebSearchAction.Other.UNSPECIFIED : action;
  }

  private static String query(Search search) {
    String query = orEmpty(search.query());
    if (!query.isEmpty()) {
      return query;
    }
    List<String> queries = search.queries() == null ? List.of() : search.queries();
    String first = queries.isEmpty() ? "" : queries.get(0);
    return queries.size() > 1 && !first.isEmpty() ? first + " ..." : first;
  }

  private static String find(FindInPage find) {
    String pattern = find.pattern() == null ? "" : "'" + find.pattern() + "'";
    boolean both = find.pattern() != null && find.url() != null;
    return pattern + (both ? " in " : "") + orEmpty(find.url());
  }

  private static String orEmpty(@Nullable String text) {
    return text == null ? "" : text;
  }
}
