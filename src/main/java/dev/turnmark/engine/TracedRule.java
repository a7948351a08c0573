package dev.turnmark.engine;

import java.util.Map;
import org.drools.model.Consequence;
import org.drools.model.Rule;
import org.drools.model.View;
import org.jspecify.annotations.Nullable;

/** A compiled rule with another consequence than it was compiled with. */
record TracedRule(Rule whole, Consequence consequence) implements Rule {

  @Override
  public View getView() {
    return whole.getView();
  }

  @Override
  public Consequence getDefaultConsequence() {
    return consequence;
  }

  /** A rule has one consequence. */
  @Override
  public Map<String, Consequence> getConsequences() {
    Map<String, Consequence> all = whole.getConsequences();
    return all.isEmpty() ? all : Map.of(all.keySet().iterator().next(), consequence);
  }

  @Override
  public <T> T getAttribute(Attribute<T> attribute) {
    return whole.getAttribute(attribute);
  }

  @Override
  public Map<String, Object> getMetaData() {
    return whole.getMetaData();
  }

  @Override
  public @Nullable Object getMetaData(String name) {
    return whole.getMetaData(name);
  }

  @Override
  public @Nullable String getUnit() {
    return whole.getUnit();
  }

  @Override
  public String getPackage() {
    return whole.getPackage();
  }

  @Override
  public String getName() {
    return whole.getName();
  }
}
