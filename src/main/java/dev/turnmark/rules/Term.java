package dev.turnmark.rules;

import dev.turnmark.model.Internal;
import java.util.List;

/**
 * A type that rules may speak of.
 *
 * @param name as rules write it: {@code Message}
 * @param imported what to import
 * @param sentence what it is, from its Javadoc; empty when that says nothing
 * @param made how to make one: {@code new Context(Part)}
 * @param members what can be asked of it, by name
 */
@Internal
public record Term(
    String name,
    String imported,
    Kind kind,
    String sentence,
    List<String> made,
    List<Member> members) {

  public Term {
    made = List.copyOf(made);
    members = List.copyOf(members);
  }

  /** What a type is to rules. */
  public enum Kind {
    /** What a line says, and what is known of its session. */
    GIVEN("Facts that are there"),
    /** What rules conclude, and other rules ask for. */
    CONCLUDED("Facts that rules conclude"),
    /** What facts are made of. */
    VALUE("What facts are made of"),
    /** What Java does for rules. */
    FUNCTIONS("Functions");

    private final String heading;

    Kind(String heading) {
      this.heading = heading;
    }

    /** What stands above all of a kind. */
    public String heading() {
      return heading;
    }
  }

  /**
   * Something to ask.
   *
   * @param name of a property, a predicate or a function
   * @param parameters the types of what it is asked with; none for a property
   * @param type of the answer
   * @param function whether it is asked of the type: {@code Part.partsOf($m)}
   */
  public record Member(
      String name, List<String> parameters, String type, boolean function, String sentence) {

    public Member {
      parameters = List.copyOf(parameters);
    }

    /** As rules write it, with types in place of what it is asked with. */
    public String form() {
      return parameters.isEmpty() && !function
          ? name
          : name + "(" + String.join(", ", parameters) + ")";
    }
  }
}
