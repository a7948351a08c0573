package dev.turnmark.engine;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.drools.model.Binding;
import org.drools.model.Variable;
import org.jspecify.annotations.Nullable;

/**
 * The facts that the conditions of a rule were met by so far, and the variables bound on the way.
 *
 * @param before null when nothing is bound yet
 * @param fact what the last condition was met by
 * @param variable the name of that
 * @param bindings other variables, which are only worked out when somebody asks for them: a binding
 *     may hold for no fact but those that meet the condition
 */
record Bound(
    @Nullable Bound before,
    @Nullable Object fact,
    String variable,
    Collection<? extends Binding> bindings) {

  private static final Pattern SCOPE = Pattern.compile("_\\d+_sCoPe$");

  /** Nothing yet. */
  static final Bound NOTHING = new Bound(null, null, "", List.of());

  Bound and(Variable<?> name, Object met, Collection<? extends Binding> more) {
    return new Bound(this, met, name.getName(), more);
  }

  /** What is bound to variables, in their order. */
  @Nullable Object[] values(Variable<?>[] variables) {
    @Nullable Object[] values = new @Nullable Object[variables.length];
    for (int i = 0; i < variables.length; i++) {
      values[i] = value(variables[i].getName());
    }
    return values;
  }

  /**
   * What is bound to a variable.
   *
   * @throws IllegalArgumentException if nothing binds it
   */
  @Nullable Object value(String name) {
    for (Bound at = this; at != null; at = at.before) {
      if (at.variable.equals(name)) {
        return at.fact;
      }
      for (Binding binding : at.bindings) {
        if (binding.getBoundVariable().getName().equals(name)) {
          return binding.eval(values(binding.getInputVariables()));
        }
      }
    }
    throw new IllegalArgumentException("nothing binds " + name);
  }

  /**
   * What is bound to a variable as the author of the rule wrote it: the engine adds to the names of
   * some. Nothing when none is of that name, or it can't be worked out.
   */
  Optional<Properties.Read> find(String written) {
    try {
      return names()
          .filter(name -> SCOPE.matcher(name).replaceFirst("").equals(written))
          .findFirst()
          .map(name -> new Properties.Read(value(name)));
    } catch (RuntimeException e) {
      // Whatever a rule's own code may throw; it only makes a sentence poorer.
      return Optional.empty();
    }
  }

  private Stream<String> names() {
    return Stream.iterate(this, Objects::nonNull, at -> at.before)
        .flatMap(
            at ->
                Stream.concat(
                    Stream.of(at.variable),
                    at.bindings.stream().map(b -> b.getBoundVariable().getName())));
  }

  /** The facts bound since an earlier state, in order. */
  @SuppressWarnings("ReferenceEquality") // The same state, not an equal one.
  List<Object> since(Bound earlier) {
    List<Object> facts = new ArrayList<>();
    for (Bound at = this; at != null && at != earlier; at = at.before) {
      if (at.fact != null) {
        facts.add(at.fact);
      }
    }
    Collections.reverse(facts);
    return facts;
  }
}
