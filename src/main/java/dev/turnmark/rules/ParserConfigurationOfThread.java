package dev.turnmark.rules;

import com.github.javaparser.StaticJavaParser;
import java.lang.reflect.Field;

/**
 * What the engine's compiler leaves behind on the thread that compiles: the parser of Java that it
 * uses keeps a configuration in a thread-local variable, which would hold the class loader of all
 * of this for as long as the thread lives. A host's threads often outlive what they load.
 */
final class ParserConfigurationOfThread {

  private ParserConfigurationOfThread() {}

  /**
   * Takes it away; the parser makes a new one when it is asked the next time. Another version of
   * the parser, chosen by a host, may keep it elsewhere: then it stays, which costs memory alone.
   */
  static void forget() {
    try {
      Field field = StaticJavaParser.class.getDeclaredField("localConfiguration");
      field.setAccessible(true);
      ((ThreadLocal<?>) field.get(null)).remove();
    } catch (ReflectiveOperationException | RuntimeException kept) {
      return;
    }
  }
}
