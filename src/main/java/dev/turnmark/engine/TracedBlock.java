package dev.turnmark.engine;

import dev.turnmark.engine.Trace.Cited;
import org.drools.model.Drools;
import org.drools.model.functions.BlockN;

/**
 * The consequence of a rule, which tells a trace that it is carried out.
 *
 * @param inserts whether the first of its arguments is the engine, to insert into
 */
record TracedBlock(
    Cited rule, BlockN consequence, boolean inserts, Trace trace, Conclusions conclusions)
    implements BlockN {

  @Override
  public void execute(Object... facts) throws Exception {
    trace.begins(rule);
    if (inserts) {
      facts[0] = conclusions.through((Drools) facts[0]);
    }
    consequence.execute(facts);
    trace.ends();
  }
}
