package dev.turnmark.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Finds where what a compiled pattern asks for stands in the file. */
final class ConstraintPlaces {

  private static final Pattern CAST = Pattern.compile("_this\\.(\\w+)\\(\\) instanceof (\\S+)");

  private final List<Constraint> left;

  /**
   * @param written what stands in the brackets of the pattern
   */
  ConstraintPlaces(List<Constraint> written) {
    this.left = new ArrayList<>(written);
  }

  /** A constraint in the words that the compiler noted, as near to what was written as can be. */
  static String noted(org.drools.model.Constraint constraint) {
    return constraint.getType() == org.drools.model.Constraint.Type.SINGLE
        ? CAST.matcher(constraint.predicateInformation().getStringConstraint()).replaceAll("$1#$2")
        : constraint.getChildren().stream()
            .map(ConstraintPlaces::noted)
            .collect(Collectors.joining(" || "));
  }

  /** The place of a constraint, each given once; nothing when none there reads like it. */
  Optional<Constraint> take(String noted) {
    Optional<Constraint> place =
        left.stream().filter(c -> spaceless(c.condition()).equals(spaceless(noted))).findFirst();
    place.ifPresent(left::remove);
    return place;
  }

  private static String spaceless(String text) {
    return text.replaceAll("\\s+", "");
  }
}
