package dev.turnmark.rules;

import java.util.List;
import java.util.function.Function;
import org.drools.model.EntryPoint;
import org.drools.model.Global;
import org.drools.model.Model;
import org.drools.model.Query;
import org.drools.model.Rule;
import org.drools.model.TypeMetaData;

/**
 * A DRL package made of rules that were compiled in other company.
 *
 * @param compiled what they were compiled in, at least one
 * @param rules the order in which the engine gets to know them
 */
record PackageModel(List<Model> compiled, List<Rule> rules) implements Model {

  PackageModel {
    compiled = List.copyOf(compiled);
    rules = List.copyOf(rules);
  }

  @Override
  public String getName() {
    return compiled.get(0).getName();
  }

  @Override
  public String getPackageName() {
    return compiled.get(0).getPackageName();
  }

  @Override
  public List<Rule> getRules() {
    return rules;
  }

  @Override
  @SuppressWarnings("rawtypes") // As the engine declares it.
  public List<Global> getGlobals() {
    return all(Model::getGlobals);
  }

  @Override
  public List<Query> getQueries() {
    return all(Model::getQueries);
  }

  @Override
  public List<TypeMetaData> getTypeMetaDatas() {
    return all(Model::getTypeMetaDatas);
  }

  @Override
  public List<EntryPoint> getEntryPoints() {
    return all(Model::getEntryPoints);
  }

  private <T> List<T> all(Function<Model, List<T>> part) {
    return compiled.stream().map(part).flatMap(List::stream).toList();
  }
}
