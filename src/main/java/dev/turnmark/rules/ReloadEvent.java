package dev.turnmark.rules;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Enabled;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import org.jspecify.annotations.Nullable;

/** Rules that were edited came into force, or were refused. */
@Name("dev.turnmark.Reload")
@Label("Reload of Rules")
@Description("Edited rules were read, compiled and put in force, or refused")
@Category("Turnmark")
@Enabled(false)
@StackTrace(false)
final class ReloadEvent extends Event {

  @Label("Revision Before")
  @Nullable String before;

  @Label("Revision in Force")
  @Nullable String revision;

  @Label("Problems")
  @Description("All that is wrong with rules that were refused; 0 when they are in force")
  int problems;
}
