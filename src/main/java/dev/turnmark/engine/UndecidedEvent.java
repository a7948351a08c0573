package dev.turnmark.engine;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Enabled;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import org.jspecify.annotations.Nullable;

/** The rules left an item undecided. */
@Name("dev.turnmark.Undecided")
@Label("Undecided Item")
@Description("No rule decided, rules contradicted each other, or one failed")
@Category("Turnmark")
@Enabled(false)
@StackTrace(false)
final class UndecidedEvent extends Event {

  @Label("Kind of Item")
  @Nullable String item;

  @Label("Reasons")
  @Nullable String reasons;

  @Label("Revision of the Rules")
  @Nullable String revision;
}
