package dev.turnmark.rules;

import dev.turnmark.model.Internal;
import jdk.jfr.FlightRecorder;

/**
 * Whether anybody records what happens in this JVM with Java's flight recorder. In a Java without
 * the recorder nobody does, and no event may be named there: classes that make events are loaded
 * only after this was asked.
 */
@Internal
public final class FlightRecorderState {

  private static final boolean KNOWN = ModuleLayer.boot().findModule("jdk.jfr").isPresent();

  private FlightRecorderState() {}

  /** Whether events may be made, as far as recordings want them. */
  public static boolean isOn() {
    return KNOWN && FlightRecorder.isInitialized();
  }
}
