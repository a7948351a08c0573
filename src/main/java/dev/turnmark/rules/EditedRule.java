package dev.turnmark.rules;

import java.util.Map;
import org.drools.model.Consequence;
import org.drools.model.Rule;
import org.drools.model.View;
import org.jspecify.annotations.Nullable;

/** A compiled rule with other conditions than it was compiled with. */
record EditedRule(Rule whole, View view) implements Rule {

  @Override
  public View getView() {
    return view;
  }

  @Override
  public Consequence getDefaultConsequence() {
    return whole.getDefaultConsequence();
  }

  @Override
  public Map<String, Consequence> getConsequences() {
    return whole.getConsequences();
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
