package dev.turnmark.engine;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Enabled;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Threshold;
import org.jspecify.annotations.Nullable;

/** An item took long to decide; how long is long, a recording's settings say. */
@Name("dev.turnmark.SlowItem")
@Label("Slow Item")
@Description("Deciding one response item took longer than the threshold")
@Category("Turnmark")
@Enabled(false)
@Threshold("10 ms")
@StackTrace(false)
final class SlowItemEvent extends Event {

  @Label("Kind of Item")
  @Nullable String item;

  @Label("Shown As")
  @Nullable String shown;

  @Label("Firings")
  int firings;

  @Label("Revision of the Rules")
  @Nullable String revision;
}
