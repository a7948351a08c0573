package dev.turnmark.model;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;

/**
 * What the model's own shell tool is to do.
 *
 * <p>Upstream: {@code protocol/src/models.rs :: LocalShellAction}.
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public sealed interface LocalShellAction extends Tagged {

  /**
   * Run a command.
   *
   * @param extra how to run it: directory, environment, time limit
   */
  @TypeTag("exec")
  record Exec(List<String> command, @JsonAnyGetter Map<String, Json> extra)
      implements LocalShellAction {

    public Exec {
      command = List.copyOf(command);
      extra = Extra.ordered(extra);
    }
  }

  /** A kind that this version does not know. */
  @UnknownVariant
  record Unknown(@InClear String type, @JsonAnyGetter Map<String, Json> fields)
      implements LocalShellAction {

    public Unknown {
      fields = Extra.ordered(fields);
    }
  }
}
