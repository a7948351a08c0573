package dev.turnmark.model;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a web search did.
 *
 * <p>Upstream: {@code protocol/src/models.rs :: WebSearchAction}. An unknown kind is {@link Other}
 * there as well.
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public sealed interface WebSearchAction extends Tagged {

  /** Asked a search engine: one query, or several. */
  @TypeTag("search")
  record Search(
      @Nullable String query,
      @Nullable List<String> queries,
      @JsonAnyGetter Map<String, Json> extra)
      implements WebSearchAction {

    public Search {
      queries = queries == null ? null : List.copyOf(queries);
      extra = Extra.ordered(extra);
    }
  }

  /** Opened a page. */
  @TypeTag("open_page")
  record OpenPage(@Nullable String url, @JsonAnyGetter Map<String, Json> extra)
      implements WebSearchAction {

    public OpenPage {
      extra = Extra.ordered(extra);
    }
  }

  /** Looked for a pattern in a page. */
  @TypeTag("find_in_page")
  record FindInPage(
      @Nullable String url, @Nullable String pattern, @JsonAnyGetter Map<String, Json> extra)
      implements WebSearchAction {

    public FindInPage {
      extra = Extra.ordered(extra);
    }
  }

  /**
   * Anything else.
   *
   * @param type its tag, when it stands in a turn item; else {@code other}
   * @param extra its other fields, when it stands in a turn item
   */
  @TypeTag("other")
  @UnknownVariant
  record Other(@InClear String type, @JsonAnyGetter Map<String, Json> extra)
      implements WebSearchAction {

    /** An action of which nothing more is known. */
    public static final Other UNSPECIFIED = new Other("other", Map.of());

    public Other {
      extra = Extra.ordered(extra);
    }
  }
}
